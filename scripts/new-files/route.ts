import type { NewFiles, Spellings } from './new-files';

/** A screen under the route's own title, with a story inside the app's shell. */
export function routeFiles({ kebab, pascal, words }: Spellings): NewFiles {
  const folder = `apps/platform/src/screens/${kebab}`;
  return {
    files: {
      [`${folder}/${kebab}-screen.tsx`]: `import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader } from '@constella/ui';

import { useRouteTitle } from '../../base/page';

/** Says in one sentence what people do here. */
export function ${pascal}Screen() {
  const intl = useIntl();
  return (
    <Container>
      <PageHeader title={intl.formatMessage({ id: useRouteTitle() })} />
    </Container>
  );
}
`,
      [`${folder}/${kebab}-screen.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ${pascal}Screen } from './${kebab}-screen';

const app = { path: '/${kebab}', title: 'shell.title.home' };
const meta = {
  title: 'Screens/${words}',
  component: ${pascal}Screen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof ${pascal}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Home');
  },
};
`,
    },
    next: [
      `add a title to the shell catalogues and name it in ${kebab}-screen.stories.tsx`,
      `name ${pascal}Screen in apps/platform/src/routes, as docs/add-a-route.md says`,
    ],
  };
}
