import { Badge, CodeBlock, Text } from '@constella/ui';
import { facts } from 'virtual:component-facts';

import type { ComponentGuide } from '../../packages/ui/src/guide/component-guide';
import { allChanges } from './all-changes';
import { changesOf } from './changes';
import { CostTable } from './cost-table';
import { costOf, kilobytes } from './cost';
import * as styles from './docs.css';
import { componentGuides } from './guides';
import { WithCode } from './inline-code';
import { KeyboardTable } from './keyboard-table';
import { PageLink } from './navigation';
import { DocPage, PageHead, type Part } from './page-parts';
import { docsPath, pageOf } from './pages';
import { PropsTable } from './props-table';
import { StoryStage, type DocsStory } from './story-stage';

interface ComponentPageProps {
  guide: ComponentGuide;
  /** Of the stories: `Components/Button`. */
  title: string;
  stories: readonly DocsStory[];
}

const words = {
  states: 'All states',
  not: 'When to use something else',
  anatomy: 'Anatomy',
  keyboard: 'Keyboard',
  props: 'Props',
  cost: 'Cost',
  changes: 'Changes',
  changelog: 'Changelog',
  none: 'No change is recorded yet.',
  alone: 'gzip, imported alone',
  later: 'when needed',
  unmeasured: 'not measured yet',
};

const tones = { experimental: 'warning', ready: 'success', deprecated: 'danger' } as const;

const Use = ({ use }: { use: string }) => {
  const page = pageOf(componentGuides, use);
  return page ? (
    <PageLink to={docsPath(page)}>
      <code className={styles.code}>{use}</code>
    </PageLink>
  ) : (
    <WithCode text={use} />
  );
};

const NotFor = ({ rows }: { rows: ComponentGuide['notFor'] }) => (
  <ul className={styles.list}>
    {rows.map(({ when, use }) => (
      <li key={when + use} className={styles.instead}>
        <span>{when}</span>
        <span aria-hidden="true" className={styles.arrow} />
        <span>
          <Use use={use} />
        </span>
      </li>
    ))}
  </ul>
);

const Anatomy = ({ parts }: { parts: ComponentGuide['anatomy'] }) => (
  <ol className={styles.list}>
    {parts.map(({ part, is }, index) => (
      <li key={part} className={styles.part}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        <span>
          <strong className={styles.partName}>{part}</strong>
          {': '}
          <WithCode text={is} />
        </span>
      </li>
    ))}
  </ol>
);

const Changes = ({ components }: { components: readonly string[] }) => {
  const changes = changesOf(allChanges, components);
  return (
    <>
      {changes.length === 0 ? (
        <Text tone="muted">{words.none}</Text>
      ) : (
        <ul className={styles.list}>
          {changes.map(({ version, text }) => (
            <li key={version + text} className={styles.change}>
              <Badge>{version}</Badge>
              <span>
                <WithCode text={text} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Text size={13}>
        <PageLink to="/docs/start-changelog--docs">{words.changelog}</PageLink>
      </Text>
    </>
  );
};

/** A component's page: purpose, when not, parts, keys, states, props, cost and changes. */
export function ComponentPage({ guide, title, stories }: ComponentPageProps) {
  const { components, status, purpose, notFor, anatomy, keyboard } = guide;
  const [main] = components;
  const own = components.flatMap((name) => facts.filter((fact) => fact.name === name));
  const cost = costOf(main);
  const [first, ...others] = stories;
  const from = own[0]?.from ?? '';
  const parts: Part[] = [
    { id: 'not', title: words.not, content: <NotFor rows={notFor} /> },
    { id: 'anatomy', title: words.anatomy, content: <Anatomy parts={anatomy} /> },
    { id: 'keyboard', title: words.keyboard, content: <KeyboardTable rows={keyboard} /> },
    {
      id: 'states',
      title: words.states,
      content: others.map((story) => <StoryStage key={story.id} story={story} />),
    },
    {
      id: 'props',
      title: words.props,
      content: own.map((fact) => (
        <div key={fact.name} className={styles.story}>
          {own.length > 1 && (
            <div>
              <h3 className={styles.storyTitle}>{fact.name}</h3>
              <Text tone="muted">
                <WithCode text={fact.description} />
              </Text>
            </div>
          )}
          <PropsTable fact={fact} />
        </div>
      )),
    },
    { id: 'cost', title: words.cost, content: <CostTable components={components} /> },
    { id: 'changes', title: words.changes, content: <Changes components={components} /> },
  ];
  const head = (
    <PageHead title={title.split('/').at(-1) ?? title} lead={<WithCode text={purpose} />}>
      <div className={styles.facts}>
        <Badge tone={tones[status]}>{status}</Badge>
        <code className={styles.code}>{from}</code>
        <span>
          {cost
            ? `${kilobytes(cost.js)} JS, ${kilobytes(cost.css)} CSS ${words.alone}${
                cost.later
                  ? `; ${kilobytes(cost.later.js + cost.later.css)} more ${words.later}`
                  : ''
              }`
            : words.unmeasured}
        </span>
      </div>
      <CodeBlock
        plain
        language="tsx"
        code={`import { ${components.join(', ')} } from '${from}';`}
      />
      {first && <StoryStage story={first} titled={false} />}
    </PageHead>
  );
  return (
    <DocPage head={head} parts={parts.filter(({ id }) => id !== 'states' || others.length > 0)} />
  );
}
