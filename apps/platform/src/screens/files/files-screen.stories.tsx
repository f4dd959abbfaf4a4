import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { FilesScreen } from './files-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

/** Two files, one of which a run was given. */
function prepare(store: Store) {
  const demo = store.findBy('users', 'username', 'demo')!;
  const createdAt = '2026-11-20T09:30:00.000Z';
  const file = (name: string, size: number) =>
    store.insert('attachments', {
      userId: demo.id,
      name,
      kind: 'txt',
      size,
      pages: null,
      characters: 20,
      pieces: [{ page: null, text: '18,400 orders a month' }],
      createdAt,
    });
  const { id } = file('orders-2026.txt', 48_200);
  file('lease.pdf', 2_400_000);
  const [run] = store.rowsBy('tasks', 'userId', demo.id);
  if (run) store.update('tasks', run.id, { request: { ...run.request, attachments: [id] } });
}

const app = { path: '/settings/files', title: 'shell.title.files' };
const meta = {
  title: 'Screens/Files',
  tags: ['!autodocs'],
  component: FilesScreen,
  parameters: { layout: 'fullscreen', app: { ...app, prepare } },
} satisfies Meta<typeof FilesScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A file with the run it was given to, and one no run reads. */
export const Files: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('orders-2026.txt');
    const list = within(canvas.getByRole('grid', { name: 'Files' }));
    await expect(list.getByText(/^48\s?kB$/)).toBeVisible();
    await expect(list.getByText(/^2\.4\s?MB$/)).toBeVisible();
    await expect(list.getByText('No run')).toBeVisible();
    await expect(list.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/task-execution\/\d+$/),
    );
  },
};

export const Removed: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for lease.pdf' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete lease.pdf?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.queryByText('lease.pdf')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Nothing: Story = {
  parameters: { app: { ...app, prepare: () => {} } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No files yet')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: {
    app: {
      ...app,
      handlers: () => [
        http.get('/api/attachments', () => HttpResponse.json({ error: 'No' }, { status: 500 })),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your files could not be loaded')).toBeVisible();
  },
};
