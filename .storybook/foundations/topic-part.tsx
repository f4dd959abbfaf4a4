import {
  CheckIcon,
  CodeBlock,
  Link,
  Panel,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Text,
  XIcon,
} from '@constella/ui';

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

/** Words of another language than the page's are in it, for voices and faces. */
const Facts = ({ label, table }: { label: string; table: TopicTable }) => {
  const { heads, rows, languages } = table;
  const last = heads.length - 1;
  const inEnglish = (cell: number) =>
    languages === undefined || (cell === last && /^(Mind|Forms)$/.test(heads[last] ?? ''));
  return (
    <Panel padding="none">
      <Table label={label} lines={2}>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableHeaderCell key={head}>{head}</TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={row[0]}>
              {row.map((text, cell) => (
                <TableCell key={`${cell} ${text}`} header={cell === 0}>
                  <span
                    className={styles.cell}
                    {...(!inEnglish(cell) && { lang: languages?.[at], dir: 'auto' })}
                  >
                    <WithCode text={text} />
                  </span>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
};

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
