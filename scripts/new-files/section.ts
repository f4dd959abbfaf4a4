import {
  recordNames,
  recordOf,
  type RecordName,
} from '../../packages/api-client/src/contract/index';
import type { NewFiles, Spellings } from './new-files';
import { borrowedTexts, message, withNamespace } from './texts';

const routes = 'apps/platform/src/routes';

/** The field that says what a row is called. */
const nameOf = (record: RecordName): string => {
  const fields = Object.keys(recordOf(record).fields);
  const name = ['title', 'name'].find((field) => fields.includes(field));
  return name ?? fields.find((field) => !field.endsWith('Id')) ?? 'id';
};

/** A list of the rows of a record, on a path of its own for whoever may read them. */
export function sectionFiles({ kebab, camel, pascal, words }: Spellings): NewFiles {
  const record = recordNames.find((name) => name === kebab.replaceAll('-', '_'));
  if (!record)
    throw new Error(
      `The contract has no record "${kebab}". Records: ${recordNames.join(', ').replaceAll('_', '-')}.`,
    );
  const field = nameOf(record);
  const folder = `apps/platform/src/screens/${kebab}`;
  const known = `shell.title.${camel}`;
  const texts = borrowedTexts({
    [known]: message('en', known) === undefined ? 'records.view.list' : known,
    [`${camel}.created`]: 'tasks.list.created',
    [`${camel}.empty`]: 'components.dataTable.empty',
    [`${camel}.name`]: field === 'title' ? 'tasks.list.title' : 'company.name',
  });
  return {
    files: {
      [`${folder}/${kebab}-screen.tsx`]: `import { useIntl } from '@constella/i18n/react';
import { Container, PageHeader } from '@constella/ui';

import { useRouteTitle } from '../../base/page';
import { RecordScreen } from '../../records/record-screen';
import { recordSection } from '../../records/record-source';

const rows = recordSection('${record}', {
  texts: { title: '${known}', empty: '${camel}.empty' },
  sort: '-createdAt',
  columns: [
    { field: '${field}', label: '${camel}.name', sort: true, width: 320 },
    { field: 'createdAt', label: '${camel}.created', sort: 'descending' },
  ],
});

/** Says in one sentence what the rows are, and who reads them. */
export function ${pascal}Screen() {
  const intl = useIntl();
  return (
    <Container>
      <PageHeader title={intl.formatMessage({ id: useRouteTitle() })} />
      <RecordScreen section={rows} />
    </Container>
  );
}
`,
      [`${folder}/${kebab}-screen.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';

import { ${pascal}Screen } from './${kebab}-screen';

const app = { path: '/${kebab}', title: '${known}' };
const meta = {
  title: 'Screens/${words}',
  tags: ['!autodocs'],
  component: ${pascal}Screen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof ${pascal}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const answered = (answer: () => Response) => ({
  app: { ...app, handlers: () => [http.get('/api/${kebab}', answer)] },
});

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Export CSV' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: answered(() => HttpResponse.json([], { headers: { 'x-total-count': '0' } })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: answered(() => HttpResponse.json({}, { status: 500 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The list did not load' }, { timeout: 20_000 }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar' } };
`,
      ...texts.files,
    },
    changes: {
      [`${routes}/member-routes.ts`]: (text) =>
        text.replace(/\n\];\n$/, `\n  member('/${kebab}', '${known}'),\n];\n`),
      [`${routes}/member-screens.ts`]: (text) =>
        text.replace(
          '\n} satisfies Record<string, Screen>;',
          `
  '/${kebab}': {
    namespaces: ['${camel}', 'records', 'run', 'errors'],
    load: () => import('../screens/${kebab}/${kebab}-screen').then((m) => m.${pascal}Screen),
  },
} satisfies Record<string, Screen>;`,
        ),
      ...texts.changes,
      ...withNamespace(camel),
    },
    next: [
      `say what it is: ${known} and the texts of ${camel}.json in all twelve catalogues; they are borrowed now`,
      'the columns, filters, form and actions a section can have are in docs/add-a-section.md',
    ],
  };
}
