import { Badge, CodeBlock } from '@constella/ui';
import { facts } from 'virtual:component-facts';

import type { FormGuide } from '../../packages/forms/src/form-guide';
import * as styles from './docs.css';
import { FactTable } from './fact-table';
import { WithCode } from './inline-code';
import { DocPage, PageHead, type Part } from './page-parts';
import { PropsTable } from './props-table';
import { StoryStage, type DocsStory } from './story-stage';

interface FormPageProps {
  guide: FormGuide;
  title: string;
  stories: readonly DocsStory[];
}

const words = {
  fields: 'Fields',
  columns: ['Field', 'What is asked'],
  validation: 'Checking and sending',
  states: 'All states',
  props: 'Props',
};

/** A form's page: its purpose, fields, when it checks, states and props. */
export function FormPage({ guide, title, stories }: FormPageProps) {
  const fact = facts.find(({ name }) => name === guide.form);
  const [first, ...others] = stories;
  const parts: Part[] = [
    {
      id: 'fields',
      title: words.fields,
      content: (
        <FactTable
          label={words.fields}
          lines={2}
          heads={words.columns}
          rows={guide.fields.map(({ field, rule }) => ({ key: field, cells: [field, rule] }))}
        />
      ),
    },
    {
      id: 'validation',
      title: words.validation,
      content: (
        <ul className={styles.list}>
          {guide.validation.map((rule) => (
            <li key={rule}>
              <WithCode text={rule} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      id: 'states',
      title: words.states,
      content: others.map((story) => <StoryStage key={story.id} story={story} />),
    },
    ...(fact ? [{ id: 'props', title: words.props, content: <PropsTable fact={fact} /> }] : []),
  ];
  const head = (
    <PageHead title={title.split('/').at(-1) ?? title} lead={guide.purpose}>
      <div className={styles.facts}>
        <Badge tone={guide.status === 'ready' ? 'success' : 'warning'}>{guide.status}</Badge>
        <code className={styles.code}>{fact?.from}</code>
      </div>
      <CodeBlock
        plain
        language="tsx"
        code={`import { ${guide.form} } from '${fact?.from ?? ''}';`}
      />
      {first && <StoryStage story={first} titled={false} />}
    </PageHead>
  );
  return <DocPage head={head} parts={parts} />;
}
