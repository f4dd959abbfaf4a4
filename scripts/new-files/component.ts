import type { NewFiles, Spellings } from './new-files';

/** A component of the library with one variant: its looks, its styles, its stories and its guide. */
export function componentFiles({ kebab, camel, pascal, words }: Spellings): NewFiles {
  const folder = `packages/ui/src/components/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}.tsx`]: `import type { ComponentProps } from 'react';

import { classNames } from '../private/class-names.js';
import * as styles from './${kebab}.css.js';

export const ${camel}Tones = ['neutral', 'accent'] as const;
export type ${pascal}Tone = (typeof ${camel}Tones)[number];

export interface ${pascal}Props extends ComponentProps<'div'> {
  /** @default 'neutral' */
  tone?: (typeof ${camel}Tones)[number];
}

/** Says in one sentence what it is for. */
export function ${pascal}({ tone = 'neutral', className, ...props }: ${pascal}Props) {
  return <div {...props} className={classNames(styles.root, styles.tone[tone], className)} />;
}
`,
      [`${folder}/${kebab}.css.ts`]: `import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const root = componentStyle({
  ...type['14'],
  paddingBlock: vars.space['8'],
  paddingInline: vars.space['12'],
  borderRadius: vars.radius['6'],
});

export const tone = {
  neutral: componentStyle({ background: vars.surface.active, color: vars.text.default }),
  accent: componentStyle({ background: vars.accent.subtle, color: vars.accent.text }),
};
`,
      [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Stack } from '../layout/stack.js';
import { ${pascal}, ${camel}Tones } from './${kebab}.js';

const meta = {
  title: 'Components/${words}',
  component: ${pascal},
  args: { children: '${words}' },
  argTypes: { tone: { control: 'inline-radio', options: ${camel}Tones } },
} satisfies Meta<typeof ${pascal}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Native props reach the element, a class joins its own. */
export const Default: Story = {
  args: { id: 'own-id', className: 'own-class' },
  play: async ({ canvas }) => {
    const element = canvas.getByText('${words}');
    await expect(element).toBeVisible();
    await expect(element).toHaveAttribute('id', 'own-id');
    await expect(element).toHaveClass('own-class');
    await expect(element.classList.length).toBeGreaterThan(1);
  },
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={8}>
      {${camel}Tones.map((tone) => (
        <${pascal} key={tone} {...args} tone={tone}>
          {tone}
        </${pascal}>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const looks = ${camel}Tones.map((tone) => getComputedStyle(canvas.getByText(tone)).color);
    await expect(new Set(looks).size).toBe(${camel}Tones.length);
  },
};
`,
      [`${folder}/${kebab}.guide.ts`]: `import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['${pascal}'],
  status: 'experimental',
  purpose: 'Says in one sentence what it is for.',
  notFor: [{ when: 'Something to press', use: 'Button' }],
  anatomy: [{ part: 'Ground', is: 'holds the words' }],
  keyboard: [],
};
`,
    },
    next: [
      `say in ${kebab}.guide.ts what it is for, when not, its parts and keys: its page is made from it`,
      `export ${pascal}, ${pascal}Props and ${camel}Tones from packages/ui/src/index.ts`,
      'the rest is in docs/add-a-component.md',
    ],
  };
}
