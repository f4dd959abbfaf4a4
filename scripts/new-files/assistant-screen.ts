import type { NewFiles, Spellings } from './new-files';

const screens = 'apps/platform/src/assistants';

/** Screen of an assistant in the app: its form, its result as blocks, stories; and its walk. */
export function screenFiles(
  { kebab, camel, words }: Spellings,
  { path, title }: { path: string; title: string },
): Required<Omit<NewFiles, 'next'>> {
  const folder = `${screens}/${kebab}`;
  return {
    files: {
      [`${folder}/parts.ts`]: `import { ${camel}Layout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { ${camel}Result } from './result';

/** The parts of its screens. */
export const parts: AssistantParts<'${kebab}'> = {
  layout: ${camel}Layout,
  result: ${camel}Result,
};
`,
      [`${folder}/result.ts`]: `import type { Block } from '../../runs/blocks/block';

/** The result: its title over its text. */
export const ${camel}Result: readonly Block<'${kebab}'>[] = [
  { kind: 'title', of: 'title', heading: '${camel}.title', ownDirection: true },
  { kind: 'text', of: 'text', heading: '${camel}.text' },
];
`,
      [`${folder}/${kebab}.stories.tsx`]: `import type { AssistantResult } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { ResultStory } from '../shared/testing/result-story';
import { parts } from './parts';

type Answer = AssistantResult<'${kebab}'>;

interface StoryProps {
  result?: Answer;
  onChange?: ((result: Answer) => void) | undefined;
}

const answer: Answer = { title: 'Where do we ship from?', text: '- Hamburg\\n- Gdańsk' };

const Result = ({ result = answer, onChange }: StoryProps) => (
  <main>
    <ResultStory
      id="${kebab}"
      parts={parts}
      result={result}
      request={{ question: answer.title }}
      onChange={onChange}
    />
  </main>
);

const meta = {
  title: 'Assistants/${words}',
  tags: ['!autodocs'],
  component: Result,
  args: { onChange: fn() },
  parameters: { server: {} },
} satisfies Meta<typeof Result>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadOnly: Story = {
  args: { onChange: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: answer.title })).toBeVisible();
    await expect(await canvas.findByText('Gdańsk')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Changed: Story = {
  play: async ({ canvas, args }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, ' And when?');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: \`\${answer.title} And when?\` }),
      ),
    );
  },
};

/** Long words break; what was written keeps its own direction. */
export const RightToLeft: Story = {
  args: {
    result: {
      title: 'من أين نشحن؟',
      text: 'Donaudampfschifffahrtsgesellschaftskapitänsversicherung '.repeat(4),
    },
  },
  globals: { locale: 'ar' },
};
`,
      [`e2e/walks/${kebab}.ts`]: `import { expect } from '../platform';
import { field, typeInto } from './place';
import { defineWalk } from './walk';

/** A question about a port. */
export const ${camel} = defineWalk({
  path: '${path}',
  form: '${title}',
  required: ['validation.generic.required'],
  first: '${camel}.form.question',
  typed: {
    en: { question: 'Where do we ship from', title: 'Ports of the north' },
    zh: { question: '我们从哪里发货', title: '北方的港口' },
    ar: { question: 'من أين نشحن', title: 'موانئ الشمال' },
  },
  title: ({ question }) => question,
  async fillIn(place) {
    await typeInto(place, { '${camel}.form.question': place.typed.question });
  },
  result: ({ page, say }) => page.getByRole('region', { name: say('${camel}.text'), exact: true }),
  async edit(place) {
    await field(place, '${camel}.title').fill(place.typed.title);
  },
  async edited(place) {
    await expect(field(place, '${camel}.title')).toHaveValue(place.typed.title);
  },
  files: ({ question, title }) => [question, title],
});
`,
    },
    changes: {
      [`${screens}/index.ts`]: (text) =>
        text.replace(
          '\n];\n',
          `\n  defineEntry('${kebab}', () => import('./${kebab}/parts')),\n];\n`,
        ),
      'e2e/walks/index.ts': (text) =>
        text
          .replace('\n\n/**', `\nimport { ${camel} } from './${kebab}';\n\n/**`)
          .replace('\n};', `\n  '${words.toLowerCase()}': ${camel},\n};`),
    },
  };
}
