import type { MockTransportOptions } from '@constella/mock-server/browser';
import { records, type RowOfRecord } from '@constella/api-client/contract';
import { defineLayout } from '@constella/forms';
import { Dialog } from '@constella/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import * as z from 'zod';

import { RecordScreen } from './record-screen';
import { recordSection } from './record-source';
import type { ListRow } from './row-source';
import type { Section } from './section';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];
const policyFields = records.company_policies.fields;
type Source = RowOfRecord<'regulation_sources'>;

/** Where regulations come from: every member reads them, administrators write them. */
const sources = recordSection('regulation_sources', {
  texts: { title: 'regulation.sources', empty: 'regulation.loadFailed' },
  sort: 'name',
  columns: [
    { field: 'name', label: 'regulation.source', sort: true, width: 280 },
    { field: 'jurisdiction', label: 'compliance.jurisdiction', sort: true },
    { field: 'languages', label: 'shell.language.label' },
    { field: 'enabled', label: 'compliance.policies.status', stack: 'end' },
  ],
  Detail: SourceDetail,
});

function SourceDetail({ row, onClose }: { row: Source; onClose: () => void }) {
  return (
    <Dialog open title={row.name} onOpenChange={onClose}>
      {row.description}
    </Dialog>
  );
}

/** Policies of the member's companies: each member writes their own. */
const policies = recordSection('company_policies', {
  texts: { title: 'compliance.policies', empty: 'compliance.policies.empty' },
  sort: 'createdAt',
  columns: [
    { field: 'title', label: 'compliance.policies.title', sort: true },
    { field: 'companyId', label: 'company.label' },
    { field: 'version', label: 'compliance.policies.version' },
    { field: 'effectiveDate', label: 'compliance.policies.created', sort: 'descending' },
    {
      field: 'status',
      label: 'compliance.policies.status',
      words: (status) => `compliance.policyStatus.${status}`,
      tones: { draft: 'neutral', active: 'success', archived: 'outline' },
      filter: true,
      stack: 'end',
    },
  ],
});

/** The same with a form: a layout of the contract's fields. */
const written: typeof policies = {
  ...policies,
  form: {
    create: 'compliance.policies.write',
    layout: defineLayout(z.object({ title: policyFields.title, version: policyFields.version }), {
      labels: 'compliance.policies',
      sections: [
        {
          fields: [
            { name: 'title', hint: false },
            { name: 'version', hint: false },
          ],
        },
      ],
    }),
  },
};

const anyOf = <Row extends ListRow>(section: Section<Row>) =>
  function Render() {
    return <RecordScreen section={section} />;
  };

const app = (at = '') => ({ path: '/list', at: `/list${at}`, title: 'shell.title.enterprise' });
const meta = {
  title: 'Screens/Record screen',
  tags: ['!autodocs'],
  component: anyOf(policies),
  parameters: { layout: 'fullscreen', app: app() },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const wait = { timeout: 20_000 };
const rowsOf = async (canvas: ReturnType<typeof within>, name: string) =>
  within(await canvas.findByRole('grid', { name }, wait)).getAllByRole('row');

const policy = 'Anti-corruption policy';
type Canvas = ReturnType<typeof within>;

/** The form of a policy, opened from its row. */
async function openPolicy(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${policy}` }, wait));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: `Edit ${policy}` }));
}

/** The same with another version typed. */
async function editedPolicy(canvas: Canvas) {
  const form = await openPolicy(canvas);
  const version = form.getByRole('textbox', { name: 'Version' });
  await userEvent.clear(version);
  await userEvent.type(version, '3.0');
  return { form, version };
}

/** The kinds of the columns follow from the contract: a text, a company, a day, a choice. */
export const Rows: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Anti-corruption policy', undefined, wait);
    const row = canvas.getByRole('row', { name: /Anti-corruption policy/ });
    await expect(await within(row).findByText('Havsvik Home AB')).toBeVisible();
    await expect(within(row).getByText('2.0')).toBeVisible();
    // Days end at the end, head and cell alike; the name stands out.
    const cells = within(row).getAllByRole('gridcell');
    const created = canvas.getByRole('columnheader', { name: 'Created' });
    for (const cell of [created, cells[3]!])
      await expect(getComputedStyle(cell).textAlign).toBe('end');
    await expect(within(row).getByText('Anti-corruption policy')).toHaveStyle({
      fontWeight: '500',
    });
  },
};

/** Search, filter and order stand in the address: a link to a list is a link to what it shows. */
export const FoundByAddress: Story = {
  parameters: { app: app('?status=draft&sort=title&order=asc') },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Stored policies' }, wait);
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Draft'),
    );
    await expect(canvas.getByRole('columnheader', { name: /^Title/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'no such thing');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear filters' }));
    await waitFor(async () =>
      expect((await rowsOf(canvas, 'Stored policies')).length).toBeGreaterThan(2),
    );
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Status: all');
  },
};

/** A deletion without undo is asked about. */
export const Delete: Story = {
  play: async ({ canvas }) => {
    const title = 'Anti-corruption policy';
    await userEvent.click(
      await canvas.findByRole('button', { name: `Actions for ${title}` }, wait),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: `Delete ${title}?` });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText(title)).toBeVisible();

    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${title}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() => expect(canvas.queryByText(title)).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The server refuses: the row is back, and why is said. */
export const DeleteRefused: Story = {
  parameters: {
    app: {
      ...app(),
      handlers: () => [
        http.delete('/api/company-policies/:id', () =>
          HttpResponse.json({ error: 'Somebody still needs it' }, { status: 409 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const title = 'Anti-corruption policy';
    await userEvent.click(
      await canvas.findByRole('button', { name: `Actions for ${title}` }, wait),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await expect(await screen.findByText(/Somebody still needs it/)).toBeVisible();
    await expect(await canvas.findByText(title)).toBeVisible();
  },
};

/** Somebody else's change of a policy. */
async function changeVersion(title: string, version: string) {
  const list = await fetch(`/api/company-policies?title=${encodeURIComponent(title)}`);
  const [{ id }] = (await list.json()) as [{ id: number }];
  await fetch(`/api/company-policies/${id}`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version }),
  });
}

/** Somebody else was faster: both versions are shown, and nothing typed is lost. */
export const Conflict: Story = {
  render: anyOf(written),
  play: async ({ canvas }) => {
    const { form, version } = await editedPolicy(canvas);

    await changeVersion(policy, '2.5');

    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const both = within(await form.findByRole('row', { name: /^Version/ }, wait));
    await expect(both.getByText('2.5')).toBeVisible();
    await expect(both.getByText('3.0')).toBeVisible();
    await expect(version).toHaveValue('3.0');
    await userEvent.click(form.getByRole('button', { name: 'Overwrite with mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const row = canvas.getByRole('row', { name: new RegExp(policy) });
    await waitFor(() => expect(within(row).getByText('3.0')).toBeVisible());
  },
};

/** It could not be stored: the form says why, and keeps what was typed. */
export const NotSaved: Story = {
  render: anyOf(written),
  parameters: {
    app: {
      ...app(),
      handlers: () => [
        http.patch('/api/company-policies/:id', () =>
          HttpResponse.json({ error: 'Its company is closed' }, { status: 403 }),
        ),
      ],
    },
  },
  play: async ({ canvas }) => {
    const { form, version } = await editedPolicy(canvas);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText('This was not saved')).toBeVisible();
    await expect(version).toHaveValue('3.0');
  },
};

/** A draft of a row that is not what it was when it was typed: whose counts is asked. */
export const DraftOfOlderRow: Story = {
  render: anyOf(written),
  play: async ({ canvas }) => {
    const { form: before } = await editedPolicy(canvas);
    await userEvent.click(before.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await changeVersion(policy, '2.5');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'Anti');
    await waitFor(() => expect(canvas.getByText('2.5')).toBeVisible());

    const form = await openPolicy(canvas);
    const both = within(form.getByRole('row', { name: /^Version/ }));
    await expect(both.getByText('2.5')).toBeVisible();
    await expect(both.getByText('3.0')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Discard mine, show theirs' }));
    await expect(form.getByRole('textbox', { name: 'Version' })).toHaveValue('2.5');
  },
};

/** Who may not write is offered nothing to write with. */
export const ReadOnly: Story = {
  render: anyOf(sources),
  play: async ({ canvas }) => {
    await waitFor(async () => expect((await rowsOf(canvas, 'Sources')).length).toBeGreaterThan(2));
    await canvas.findAllByText('Yes');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  },
};

const asAdministrator = (store: Store) => {
  const { id } = store.findBy('users', 'username', 'demo')!;
  store.update('users', id, { role: 'admin' });
  store.insert('admins', {
    userId: id,
    role: 'super_admin',
    createdAt: '2026-01-01T00:00:00.000Z',
  });
};

/** An administrator writes what all members read. */
export const Administrator: Story = {
  render: anyOf(sources),
  parameters: { app: { ...app(), prepare: asAdministrator } },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByRole('button', { name: /^Actions for/ }, wait)).length,
    ).toBeGreaterThan(2);
  },
};

/** The name of a row is a link to it, which can be sent to somebody else. */
export const Detail: Story = {
  render: anyOf(sources),
  parameters: { app: app('?row=2') },
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', undefined, wait);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    const [link] = canvas.getAllByRole('link', { name: dialog.querySelector('h2')!.textContent });
    await expect(link).toHaveAttribute('href', '/list?row=2');
  },
};

/** The whole list as it is filtered, as a file. */
export const Csv: Story = {
  parameters: { app: app('?status=draft') },
  play: async ({ canvas }) => {
    const files: Promise<string>[] = [];
    const create = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      files.push(blob.text());
      return create(blob);
    };
    try {
      await userEvent.click(await canvas.findByRole('button', { name: 'Export CSV' }, wait));
      await waitFor(() => expect(files).toHaveLength(1));
    } finally {
      URL.createObjectURL = create;
    }
    const [head, ...lines] = (await files[0]!).trim().split('\r\n');
    await expect(head).toContain('Title,Company,Version,Created,Status');
    await expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) await expect(line).toMatch(/,Draft$/);
  },
};

/** A list nobody has put anything into yet. */
export const Empty: Story = {
  parameters: { app: { ...app(), scenario: 'empty' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'No policies yet' }, wait),
    ).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

/** Tried again, it comes. */
export const Failed: Story = {
  parameters: {
    app: {
      ...app(),
      handlers: () => {
        let failures = 3;
        return [
          http.get('/api/company-policies', () =>
            (failures -= 1) < 0 ? undefined : new Response(null, { status: 500 }),
          ),
        ];
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, wait));
    await expect(await canvas.findByText('Anti-corruption policy', undefined, wait)).toBeVisible();
  },
};

/** In the scenarios of lists that do not come, a list of records does not come either. */
export const ErrorScenario: Story = {
  parameters: { app: { ...app(), scenario: 'error' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The list did not load' }, wait),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { app: { ...app(), scenario: 'slow' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('grid', { name: 'Stored policies', busy: true }, wait),
    ).toBeVisible();
    await expect(canvas.queryByText('Anti-corruption policy')).toBeNull();
  },
};

/** By keys alone: into the list, along a row, to its actions. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Anti-corruption policy', undefined, wait);
    const grid = canvas.getByRole('grid', { name: 'Stored policies' });
    within(grid).getByRole('checkbox', { name: 'Select all rows' }).focus();
    await userEvent.keyboard('{ArrowDown}{ }');
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

/** On a phone the rows are cards: nothing scrolls sideways. */
export const Phone: Story = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Anti-corruption policy', undefined, wait);
    const grid = canvas.getByRole('grid', { name: 'Stored policies' });
    const row = within(grid).getByRole('row', { name: /Anti-corruption policy/ });
    await expect(row.getBoundingClientRect().width).toBeLessThanOrEqual(window.innerWidth);
    await expect(within(row).getByText('2.0')).toBeVisible();
    const title = within(row).getByRole('rowheader').getBoundingClientRect();
    await expect(title.width).toBeGreaterThan(120);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Arabic: Story = { globals: { locale: 'ar' } };
