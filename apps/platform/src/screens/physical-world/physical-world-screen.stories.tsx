import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { PhysicalWorldScreen } from './physical-world-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const app = { path: '/physical-world', title: 'shell.title.physicalWorld' };

const meta = {
  title: 'Screens/Physical world',
  tags: ['!autodocs'],
  component: PhysicalWorldScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof PhysicalWorldScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const createdAt = '2026-01-01T00:00:00.000Z';

/** Two connected servers: one that works, and one that refuses its token. */
const withServers = (store: Store) => {
  const [own] = store.all('mcp_servers');
  store.update('mcp_servers', own!.id, {
    cpuUsage: 12.5,
    memoryUsage: 3.2,
    uptime: 86_400 * 3 + 7_200,
    lastHeartbeat: store.all('tasks')[0]!.createdAt,
  });
  const tickets = store.insert('mcp_servers', {
    name: 'Tickets',
    location: 'Gdańsk',
    latitude: 54.35,
    longitude: 18.65,
    status: 'active',
    cpuUsage: 1.4,
    memoryUsage: 0.6,
    uptime: 5_400,
    lastHeartbeat: store.all('tasks')[0]!.createdAt,
    createdAt,
  });
  const sensors = store.insert('mcp_servers', {
    name: 'Sensors of the northern hall',
    location: 'São Paulo',
    latitude: -23.55,
    longitude: -46.63,
    status: 'offline',
    problem: 'unauthorized',
    createdAt,
  });
  for (const { id } of [tickets, sensors])
    store.insert('mcp_connections', {
      serverId: id,
      transport: 'http',
      url: `https://tools-${id}.example.com/mcp`,
      command: null,
      args: [],
      sealedToken: null,
      allowPrivate: false,
      enabled: true,
      createdAt,
    });
  for (const [name, readOnly] of [
    ['Find a ticket', true],
    ['Write a ticket', false],
  ] as const)
    store.insert('tools', {
      toolId: `mcp.${tickets.id}.${name.toLowerCase().replaceAll(' ', '_')}`,
      name,
      description: 'Reads or writes one ticket of the workshop, by its number or its title.',
      type: 'external',
      serverId: tickets.id,
      metadata: { name, readOnly },
      createdAt,
    });
};

const asAdministrator = (store: Store) => {
  const { id } = store.findBy('users', 'username', 'demo')!;
  store.update('users', id, { role: 'admin' });
  store.insert('admins', { userId: id, role: 'super_admin', createdAt });
};

const prepared = (...steps: readonly ((store: Store) => void)[]) => ({
  app: {
    ...app,
    prepare: (store: Store) => {
      for (const step of steps) step(store);
    },
  },
});

/** A member sees where servers are, how they are, and what they offer. */
export const Servers: Story = {
  parameters: prepared(withServers),
  play: async ({ canvas }) => {
    const tickets = await canvas.findByRole('region', { name: 'Tickets' });
    await expect(within(tickets).getByText('Connected')).toBeVisible();
    await expect(within(tickets).getByText('1.4%')).toBeVisible();
    await userEvent.click(within(tickets).getByRole('button', { name: '2 tools' }));
    await expect(await within(tickets).findByText('Find a ticket')).toBeVisible();
    await expect(within(tickets).getByText('Reads only, it says')).toBeVisible();
    const sensors = canvas.getByRole('region', { name: 'Sensors of the northern hall' });
    await expect(within(sensors).getByText(/refused the token/)).toBeVisible();
    await expect(canvas.getByRole('figure', { name: 'Where they are' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Connect a server' })).toBeNull();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** Nothing is connected: the platform's own server alone, and no map of it. */
export const OwnAlone: Story = {
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('region', { name: 'Constella' });
    await expect(within(own).getByText('Running')).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
};

/** Whoever may connect servers sees how they are reached, and can change all of it. */
export const Administrator: Story = {
  parameters: prepared(withServers, asAdministrator),
  play: async ({ canvas }) => {
    const tickets = await canvas.findByRole('region', { name: 'Tickets' });
    await expect(await within(tickets).findByText(/^https:\/\/tools-/)).toBeVisible();
    await userEvent.click(within(tickets).getByRole('button', { name: '2 tools' }));
    const [asks] = await within(tickets).findAllByRole('switch', {
      name: 'Asks before each call',
    });
    await expect(asks).toBeChecked();
    await userEvent.click(asks!);
    await waitFor(() => expect(asks).not.toBeChecked());
    await userEvent.click(within(tickets).getByRole('button', { name: 'Disconnect' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect Tickets?' });
    await expect(dialog).toHaveTextContent('no agent can call its 2 tools any more');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Tickets' })).toBeNull());
  },
};

/** A server that is not there is kept, and says what is wrong. */
export const Connect: Story = {
  parameters: prepared(asAdministrator),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Connect a server' }));
    const sheet = await screen.findByRole('dialog', { name: 'Connect a server' });
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save and connect' }));
    await expect(within(sheet).getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await userEvent.type(within(sheet).getByRole('textbox', { name: 'Name' }), 'Tickets');
    await userEvent.type(
      within(sheet).getByRole('textbox', { name: 'Address' }),
      'https://tools.example.com/mcp',
    );
    await userEvent.click(within(sheet).getByRole('button', { name: 'Save and connect' }));
    const server = await canvas.findByRole('region', { name: 'Tickets' });
    await expect(within(server).getByText('Not reached')).toBeVisible();
    await expect(within(server).getByText(/^Nothing answers/)).toBeVisible();
  },
};

export const Failed: Story = { parameters: { app: { ...app, scenario: 'error' } } };

export const Loading: Story = { parameters: { app: { ...app, scenario: 'slow' } } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  parameters: prepared(withServers, asAdministrator),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Tickets' })).toBeVisible();
  },
};
