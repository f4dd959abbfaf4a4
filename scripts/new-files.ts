export const kinds = ['component', 'form', 'route'] as const;
export type Kind = (typeof kinds)[number];

interface NewFiles {
  /** Text by path from the repository's root. */
  files: Record<string, string>;
  /** What is left to do by hand. */
  next: string;
}

const pascal = (name: string) =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());

/** The files a new component, form or route starts from. */
export function filesFor(kind: Kind, name: string): NewFiles {
  const Name = pascal(name);
  if (kind === 'component') {
    const folder = `packages/ui/src/components/${name}`;
    return {
      files: {
        [`${folder}/${name}.tsx`]: `import type { ComponentProps } from 'react';

import { classNames } from '../../class-names.js';
import * as styles from './${name}.css.js';

export interface ${Name}Props extends ComponentProps<'div'> {}

/** Says in one sentence what it is for. */
export function ${Name}({ className, ...props }: ${Name}Props) {
  return <div className={classNames(styles.root, className)} {...props} />;
}
`,
        [`${folder}/${name}.css.ts`]: `import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';

export const root = componentStyle({ color: vars.text.default });
`,
        [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ${Name} } from './${name}.js';

const meta = { title: 'Components/${Name}', component: ${Name} } satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  args: { children: '${Name}' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${Name}')).toBeVisible();
  },
};
`,
      },
      next: `export ${Name} from packages/ui/src/index.ts; see docs/add-a-component.md`,
    };
  }
  if (kind === 'form') {
    const folder = `packages/forms/src/${name}-form`;
    return {
      files: {
        [`${folder}/schema.ts`]: `import { z } from 'zod';

/** What the form adds to the contract's schema; replace it by the call's body schema. */
export const ${camel(name)}Schema = z.object({
  title: z.string().trim().min(1, 'validation.generic.required'),
});
`,
        [`${folder}/${name}-form.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ${camel(name)}Schema } from './schema.js';

const meta: Meta = { title: 'Forms/${Name}' };
export default meta;

export const Empty: StoryObj = {
  render: () => <output>{String(${camel(name)}Schema.safeParse({}).success)}</output>,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('false')).toBeVisible();
  },
};
`,
      },
      next: `write ${folder}/${name}-form.tsx beside its schema; see docs/add-a-form.md`,
    };
  }
  const folder = `apps/platform/src/features/${name}`;
  return {
    files: {
      [`${folder}/${name}-screen.tsx`]: `import { useIntl } from '@constella/i18n/react';
import { PageHeader } from '@constella/ui';

import { useRouteTitle } from '../../app/page-title';

/** Says in one sentence what people do here. */
export function ${Name}Screen() {
  return <PageHeader title={useIntl().formatMessage({ id: useRouteTitle() })} />;
}
`,
      [`${folder}/${name}-screen.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ${Name}Screen } from './${name}-screen';

const meta = { title: 'Screens/${Name}', component: ${Name}Screen } satisfies Meta<typeof ${Name}Screen>;
export default meta;

export const Success: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
};
`,
    },
    next: `add a screenRoute for ${Name}Screen to apps/platform/src/routes; see docs/add-a-route.md`,
  };
}

const camel = (name: string) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
