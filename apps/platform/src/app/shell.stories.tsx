import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '@constella/ui';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { preferenceKeys } from '../base/preferences';
import { LoadFailed, RenderFailed } from '../base/boundary';
import { SessionGuard } from './session-guard';
import { PublicShell } from './shell';
import { WorkspaceShell } from './workspace-shell';

const app = { path: '/agents', title: 'shell.title.agents' };
const meta: Meta = {
  title: 'Screens/Shell',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
};
export default meta;
type Story = StoryObj;

export const Workspace: Story = {
  render: () => (
    <WorkspaceShell>
      <Heading level={1}>Agents</Heading>
    </WorkspaceShell>
  ),
  play: async ({ canvas }) => {
    const side = await canvas.findByRole('navigation', { name: 'Workspace' });
    await expect(within(side).getByRole('link', { name: /Agents/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // The area is marked above, the page beside.
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(
      await within(bar).findByRole('link', { name: 'General services' }),
    ).toHaveAttribute('aria-current', 'true');
    // Nothing is connected on a fresh server, and the balance is the ledger's.
    await expect(await within(side).findByText('Offline model')).toBeVisible();
    await expect(await within(side).findByRole('link', { name: '5,000 points' })).toHaveAttribute(
      'href',
      '/membership',
    );
    await userEvent.click(
      await canvas.findByRole('button', { name: /User menu: Marta Lindqvist/ }),
    );
    // Marta is no administrator.
    await expect(await screen.findByRole('menuitem', { name: 'Account' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Administration' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
};

/** An area of assistants: its head opens the list of all areas; a collapsed bar is remembered. */
export const Enterprise: Story = {
  parameters: {
    app: { path: '/enterprise/decision-assistant/new', title: 'shell.title.enterprise' },
  },
  beforeEach: () => {
    localStorage.removeItem(preferenceKeys.sideBar);
    return () => localStorage.removeItem(preferenceKeys.sideBar);
  },
  render: () => (
    <WorkspaceShell>
      <Heading level={1}>Decision assistant</Heading>
    </WorkspaceShell>
  ),
  play: async ({ canvas }) => {
    const side = await canvas.findByRole('navigation', { name: 'Workspace' });
    await expect(within(side).getByRole('link', { name: 'Decision' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(within(side).getByRole('link', { name: 'Training' })).toBeVisible();
    await userEvent.click(within(side).getByRole('button', { name: /Enterprise\s+All areas/ }));
    await expect(await screen.findByRole('menuitem', { name: 'Personal' })).toHaveAttribute(
      'href',
      '/personal',
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(within(side).getByRole('button', { name: 'Collapse side bar' }));
    await expect(localStorage.getItem(preferenceKeys.sideBar)).toBe('rail');
    await userEvent.click(within(side).getByRole('button', { name: 'Expand side bar' }));
    await expect(localStorage.getItem(preferenceKeys.sideBar)).toBe('open');
  },
};

/** A run wants the width: the bar is a rail there until somebody opens it. */
export const Run: Story = {
  parameters: { app: { path: '/task-execution/4', title: 'shell.title.taskExecution' } },
  render: () => (
    <WorkspaceShell>
      <Heading level={1}>Choose an EU fulfillment site</Heading>
    </WorkspaceShell>
  ),
  play: async ({ canvas }) => {
    const side = await canvas.findByRole('navigation', { name: 'Workspace' });
    await userEvent.click(within(side).getByRole('button', { name: 'Expand side bar' }));
    await expect(within(side).getByRole('button', { name: 'Collapse side bar' })).toBeVisible();
    await expect(localStorage.getItem(preferenceKeys.sideBar)).toBeNull();
  },
};

/** Visitors go to sign in first, and the general services are not shown to them. */
export const Visitor: Story = {
  parameters: {
    app: { path: '/static-main', title: 'shell.title.landing', scenario: 'anonymous' },
  },
  render: () => (
    <PublicShell>
      <Heading level={1}>Home</Heading>
    </PublicShell>
  ),
  play: async ({ canvas }) => {
    const main = await canvas.findByRole('navigation', { name: 'Main' });
    await expect(await within(main).findByRole('link', { name: 'Enterprise' })).toHaveAttribute(
      'href',
      '/auth?from=%2Fenterprise',
    );
    await expect(within(main).queryByRole('link', { name: 'General services' })).toBeNull();
    await expect(within(main).getByRole('link', { name: 'Personal' })).toHaveAttribute(
      'href',
      '/auth?from=%2Fpersonal',
    );
  },
};

export const LanguageMenu: Story = {
  render: () => (
    <PublicShell>
      <Heading level={1}>Home</Heading>
    </PublicShell>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Language: English/ }));
    await expect(await screen.findAllByRole('menuitemradio')).toHaveLength(12);
    await userEvent.click(screen.getByRole('menuitemradio', { name: '日本語' }));
    await expect(
      await canvas.findByRole('button', { name: /日本語/ }, { timeout: 10_000 }),
    ).toBeVisible();
    await expect(document.documentElement).toHaveAttribute('lang', 'ja');
  },
};

export const LoadFailure: Story = {
  render: () => <LoadFailed />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Component failed to load' }),
    ).toBeVisible();
  },
};

const reset = fn();
export const RenderFailure: Story = {
  render: () => <RenderFailed error={new Error('Cannot read the plan')} onReset={reset} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cannot read the plan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try to recover' }));
    await expect(reset).toHaveBeenCalledOnce();
  },
};

/** A visitor is sent to sign in, and the address is remembered. */
export const ProtectedFromVisitors: Story = {
  parameters: { app: { ...app, at: '/agents?tab=manage', path: '/agents', scenario: 'anonymous' } },
  render: () => <SessionGuard />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: '/auth?from=%2Fagents%3Ftab%3Dmanage' }),
    ).toBeVisible();
  },
};

/** An unreachable server is no reason to sign anybody out. */
export const ProtectedOffline: Story = {
  parameters: { app: { ...app, scenario: 'offline' } },
  render: () => <SessionGuard />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole(
        'heading',
        { name: 'Your session could not be checked' },
        { timeout: 8000 },
      ),
    ).toBeVisible();
  },
};
