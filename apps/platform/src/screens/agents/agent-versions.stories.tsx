import { routes, type ListedAgent } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { AgentsScreen } from './agents-screen';

const app = {
  path: '/agents',
  title: 'shell.title.agents',
  at: '/agents?tab=manage&agent=6',
};
const meta = {
  title: 'Screens/Agents/Versions',
  tags: ['!autodocs'],
  component: AgentsScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof AgentsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const listPath = '/api/agent-versions';

/** Opens the versions of the chosen agent. */
async function open(canvas: Canvas) {
  const detail = await canvas.findByRole('region', { name: 'Contract reader' });
  await userEvent.click(within(detail).getByRole('button', { name: 'Versions' }));
  return within(await screen.findByRole('dialog', { name: 'Versions of Contract reader' }));
}

/** Number, author, time and the names of what was changed. */
export const List: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await dialog.findByRole('heading', { name: 'Version 2' });
    const [second, first] = dialog.getAllByRole('listitem');
    await expect(within(second!).getByText('Current')).toBeVisible();
    await expect(within(second!).getByText('Temperature, System prompt')).toBeVisible();
    await expect(within(second!).queryByRole('button', { name: /^Restore/ })).toBeNull();
    await expect(within(first!).getByText(/^Created by/)).toBeVisible();
    await expect(within(first!).getByRole('button', { name: 'Restore version 1' })).toBeEnabled();
  },
};

/** Any two, field by field in words; the system prompt line by line. */
export const Compared: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Show changes of version 2' }));
    const table = within(dialog.getByRole('table', { name: 'Changed fields' }));
    const [, row] = table.getAllByRole('row');
    await expect(row).toHaveTextContent('Temperature0.700.30');
    await expect(table.getAllByRole('row')).toHaveLength(2);
    await expect(dialog.getByRole('table', { name: /System prompt/ })).toBeVisible();
    await userEvent.click(dialog.getByRole('combobox', { name: 'From' }));
    await userEvent.click(await screen.findByRole('option', { name: /^Version 2/ }));
    await expect(await dialog.findByText('These two versions are the same.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'All versions' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** An old version becomes a new one; the toast puts back what there was, as one more. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore version 1' }));
    await dialog.findByRole('heading', { name: 'Version 3' });
    const [third] = dialog.getAllByRole('listitem');
    await expect(within(third!).getByText('Version 1 restored')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    await dialog.findByRole('heading', { name: 'Version 4' });
    const [fourth] = dialog.getAllByRole('listitem');
    await expect(within(fourth!).getByText('Version 2 restored')).toBeVisible();
  },
};

/** A server that keeps none yet. */
export const Empty: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        http.get(listPath, () => HttpResponse.json([], { headers: { 'X-Total-Count': '0' } })),
      ],
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await expect(await dialog.findByRole('heading', { name: 'No versions yet' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => {
        let asked = 0;
        return [
          http.get(listPath, () =>
            (asked += 1) <= 3 ? HttpResponse.json({ error: 'Down' }, { status: 500 }) : undefined,
          ),
        ];
      },
    },
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await dialog.findByRole('heading', { name: 'The versions did not load' });
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByRole('heading', { name: 'Version 2' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: {
    app: { ...app, handlers: () => [http.get(listPath, () => delay('infinite'))] },
  },
  play: async ({ canvas }) => {
    await open(canvas);
  },
};

const agentPath = `${routes.agents.path}/6`;
const elsewhere: ListedAgent = {
  id: 6,
  name: 'Contract reader',
  type: 'processor',
  status: 'idle',
  settings: { model: 'openai/gpt-4.1', capabilities: ['research'], systemPrompt: 'Be short.' },
  version: 7,
  createdAt: '2026-01-31T09:00:00.000Z',
};

/** Another tab made version 7 meanwhile: what it made is known to whoever comes from there. */
const changedElsewhere = () => {
  const answer = ({ request }: { request: Request }) =>
    request.headers.get('if-match') === '"7"'
      ? HttpResponse.json({ ...elsewhere, name: 'Lease reader', version: 8 })
      : HttpResponse.json(
          { error: 'Somebody changed this in the meantime.', current: elsewhere },
          { status: 412 },
        );
  return [
    http.patch(agentPath, answer),
    http.post(`${agentPath}/versions/:number/restore`, answer),
  ];
};

/** Both are in sight, and nothing is lost until one is chosen. */
export const EditedInTwoTabs: Story = {
  parameters: { app: { ...app, handlers: changedElsewhere } },
  play: async ({ canvas }) => {
    const detail = await canvas.findByRole('region', { name: 'Contract reader' });
    await userEvent.click(within(detail).getByRole('button', { name: 'Edit' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Lease reader');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'There is a newer version' }));
    await expect(dialog.getByText('Lease reader')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine as the newest version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('region', { name: 'Lease reader' })).toBeVisible();
  },
};

/** A version to be restored waits until the reader knows of the newer one. */
export const RestoredOverANewerOne: Story = {
  parameters: { app: { ...app, handlers: changedElsewhere } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas);
    await userEvent.click(await dialog.findByRole('button', { name: 'Restore version 1' }));
    const alert = within(await dialog.findByRole('alert'));
    await expect(alert.getByText('There is a newer version')).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Keep version 7' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'Restore version 1' }));
    await expect(await screen.findByText('Version 1 restored')).toBeVisible();
  },
};

export const Arabic: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'الإصدارات' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'عرض تغييرات الإصدار 2' }));
    await expect(await dialog.findByRole('table', { name: 'الحقول المتغيّرة' })).toBeVisible();
  },
};
