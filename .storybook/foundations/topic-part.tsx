import { CheckIcon, CodeBlock, Link, Stack, Text, XIcon } from '@constella/ui';

import { FactTable } from '../docs/fact-table';
import { WithCode } from '../docs/inline-code';
import type { Example, TopicPart, TopicTable } from './topic';
import * as styles from './topic.css';

const words = { good: 'Do', bad: 'Don’t', more: 'Read on' };

const Sample = ({ good, text }: { good: boolean; text: string }) => (
  <div className={styles.sample} data-state={good ? 'good' : 'bad'}>
    <span className={styles.verdict}>
      {good ? <CheckIcon /> : <XIcon />}
      {good ? words.good : words.bad}
    </span>
    <Text as="span">{text}</Text>
  </div>
);

const Examples = ({ examples }: { examples: readonly Example[] }) => (
  <Stack gap={20}>
    {examples.map(({ good, bad, why }) => (
      <Stack key={good + bad} gap={8}>
        <div className={styles.pair}>
          <Sample good text={good} />
          <Sample good={false} text={bad} />
        </div>
        <Text size={13} tone="muted">
          {why}
        </Text>
      </Stack>
    ))}
  </Stack>
);

const Rules = ({ rules }: { rules: readonly string[] }) => (
  <ul className={styles.rules}>
    {rules.map((rule) => (
      <li key={rule}>
        <WithCode text={rule} />
      </li>
    ))}
  </ul>
);

const Facts = ({ label, table }: { label: string; table: TopicTable }) => (
  <FactTable
    label={label}
    lines={2}
    heads={table.heads}
    rows={table.rows.map((row, at) => ({
      key: row[0] ?? '',
      cells: row.map((text, cell) => (
        <span
          key={table.heads[cell]}
          className={styles.cell}
          // For voices and faces.
          {...(table.languages &&
            !table.english?.includes(cell) && { lang: table.languages[at], dir: 'auto' })}
        >
          <WithCode text={text} />
        </span>
      )),
    }))}
  />
);

/** One part of a topic: its rules, examples, table and code. English, from left to right, as all docs. */
export const PartOfTopic = ({ part }: { part: TopicPart }) => {
  const { title, rules, examples, table, code, links } = part;
  return (
    <div lang="en" dir="ltr" data-unmirrored="">
      <Stack gap={24}>
        {rules && <Rules rules={rules} />}
        {table && <Facts label={title} table={table} />}
        {examples && <Examples examples={examples} />}
        {code && <CodeBlock code={code} language="TypeScript" />}
        {links && (
          <Text size={13}>
            {words.more}
            {': '}
            {links.map(({ title: name, path }, at) => (
              <span key={path}>
                {at > 0 && ', '}
                <Link href={`./?path=${path}`} target="_top" underlined>
                  {name}
                </Link>
              </span>
            ))}
          </Text>
        )}
      </Stack>
    </div>
  );
};
