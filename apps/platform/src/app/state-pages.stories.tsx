import { ApiError } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { PlaceholderAdminScreen } from '../screens/placeholder/placeholder-admin-screen';
import { RunScreen } from '../screens/run/run-screen';
import { ErrorScreen } from '../base/error-screen';
import { NotFoundScreen } from '../base/not-found';
import { SessionGuard } from './session-guard';
import { PublicShell } from './shell';

const meta: Meta = {
  title: 'Screens/States of a page',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const retry = fn();

/** The text of a state: its heading, the document's title, and the way out. */
const says =
  (heading: string, title: string, way: string, role: 'button' | 'link' = 'link'): Story['play'] =>
  async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: heading }, { timeout: 8_000 }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} · Constella`));
    await expect(canvas.getByRole(role, { name: way })).toBeVisible();
  };

export const NotFound: Story = {
  parameters: { app: { path: '/enterprise/nope', title: 'shell.title.enterprise' } },
  render: () => (
    <PublicShell>
      <NotFoundScreen />
    </PublicShell>
  ),
  play: says('Page Not Found', 'Page not found', 'Go to home page'),
};

export const TaskNotFound: Story = {
  parameters: {
    app: {
      path: '/task-execution/:taskId',
      at: '/task-execution/99999',
      title: 'shell.title.taskExecution',
    },
  },
  render: () => <RunScreen />,
  play: says(
    'There is no task T-99999, or it belongs to someone else',
    'Page not found',
    'All tasks',
  ),
};

/** The server refuses the administration to a member. */
export const AccessDenied: Story = {
  parameters: { app: { path: '/admin', title: 'placeholder.title.admin' } },
  render: () => <PlaceholderAdminScreen />,
  play: says('Access denied', 'Access denied', 'Go to home page'),
};

/** The whole app waits, and tries again when the server asked it to. */
export const Maintenance: Story = {
  parameters: {
    app: { path: '/agents', title: 'shell.title.agents', scenario: 'maintenance' },
  },
  render: () => <SessionGuard />,
  play: async (context) => {
    await says('Under maintenance', 'Under maintenance', 'Try again', 'button')?.(context);
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('by itself in 2 minutes');
  },
};

const failing = (error: unknown): Story['render'] =>
  function Failing() {
    return (
      <PublicShell>
        <ErrorScreen error={error} onRetry={retry} />
      </PublicShell>
    );
  };
const app = { path: '/tasks', title: 'shell.title.tasks' };
const unreached = new ApiError({ kind: 'network', message: 'The server cannot be reached' });

/** It goes on by itself when the network is back. */
export const Offline: Story = {
  parameters: { app },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  render: failing(unreached),
  play: async (context) => {
    retry.mockClear();
    await says('You are offline', 'You are offline', 'Try again', 'button')?.(context);
    window.dispatchEvent(new Event('online'));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const Unreachable: Story = {
  parameters: { app },
  render: failing(unreached),
  play: says('Connection error', 'Connection error', 'Try again', 'button'),
};

export const Failed: Story = {
  parameters: { app },
  render: failing(new ApiError({ kind: 'http', status: 500, message: '' })),
  play: async (context) => {
    retry.mockClear();
    await says('Server error', 'Error', 'Go to home page')?.(context);
    await expect(context.canvas.getByText('HTTP 500: Request failed')).toBeVisible();
    await userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
