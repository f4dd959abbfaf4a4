import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { AccountScreen } from './account-screen';
import { AccountSkeleton } from './account-skeleton';

const app = { path: '/account', title: 'shell.title.account' };
const meta = {
  title: 'Screens/Account',
  tags: ['!autodocs'],
  component: AccountScreen,
  parameters: { layout: 'fullscreen', app },
  // A draft of one story is not the next one's.
  beforeEach: () => () => sessionStorage.clear(),
} satisfies Meta<typeof AccountScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

/** Sets whether the demo account's address counts as confirmed. */
function confirm(store: Store, verified: boolean) {
  const demo = store.findBy('users', 'username', 'demo');
  if (demo) store.update('users', demo.id, { verified });
}

let opened: Store;
const unconfirmed = (store: Store) => {
  opened = store;
  confirm(store, false);
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Chooses from a select; its list is outside of the story's root. */
async function choose(canvas: Canvas, field: string, option: string) {
  await userEvent.click(await canvas.findByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
}

export const Saved: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Full name/ });
    await expect(name).toHaveValue('Marta Lindqvist');
    await userEvent.clear(name);
    await userEvent.type(name, 'Marta Lindqvist-Berg');
    await choose(canvas, 'Region', 'Europe, EUR €');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(await screen.findByText('Profile saved')).toBeVisible();
    await expect(name).toHaveValue('Marta Lindqvist-Berg');
  },
};

/** The interface follows the language that was saved, and says so in it. */
export const LanguageChanged: Story = {
  beforeEach: () => () => localStorage.removeItem('constella.locale'),
  play: async ({ canvas }) => {
    await choose(canvas, 'Language', '简体中文');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(await screen.findByText('个人资料已保存')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('账户');
  },
};

/** The server's reason stands at the field, and what was typed stays. */
export const EmailTaken: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: /^Email/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'admin@constella.example');
    await userEvent.type(canvas.getAllByLabelText('Current password')[0]!, 'constella-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(/address is in use/));
    await expect(email).toHaveValue('admin@constella.example');
    await expect(await screen.findByText('Profile not saved')).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  play: async ({ canvas }) => {
    const current = await canvas.findByLabelText('Current password');
    const next = canvas.getByLabelText('New password');
    const repeat = canvas.getByLabelText('Repeat the new password');
    const submit = canvas.getByRole('button', { name: 'Change password' });
    await userEvent.type(current, 'not the password');
    await userEvent.type(next, 'a long way to Malmö');
    await userEvent.type(repeat, 'a long way to Malmo');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(repeat).toHaveAccessibleDescription('The two passwords do not match'),
    );
    await userEvent.clear(repeat);
    await userEvent.type(repeat, 'a long way to Malmö');
    await userEvent.click(submit);
    await waitFor(() => expect(current).toBeInvalid());
    await expect(next).toHaveValue('a long way to Malmö');

    await userEvent.clear(current);
    await userEvent.type(current, 'constella-demo');
    await userEvent.click(submit);
    await expect(await screen.findByText('Password changed')).toBeVisible();
    await waitFor(() => expect(next).toHaveValue(''));
  },
};

/** An address nobody has confirmed yet says so, and has its link sent again. */
export const EmailUnconfirmed: Story = {
  parameters: { app: { ...app, prepare: unconfirmed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirm your email address')).toBeVisible();
    const send = canvas.getByRole('button', { name: 'Send a new link' });
    await userEvent.click(send);
    await expect(await canvas.findByText(/^A new link is on its way/)).toBeVisible();
    await userEvent.click(send);
    await userEvent.click(send);
    await userEvent.click(send);
    await expect(await canvas.findByText(/Wait 15 minutes and try again/)).toBeVisible();
  },
};

/** Confirmed in another tab while this one still asked for it. */
export const EmailConfirmedMeanwhile: Story = {
  parameters: { app: { ...app, prepare: unconfirmed } },
  play: async ({ canvas }) => {
    const send = await canvas.findByRole('button', { name: 'Send a new link' });
    confirm(opened, true);
    await userEvent.click(send);
    await expect(await canvas.findByText(/^is confirmed\.$/)).toBeVisible();
    await expect(canvas.queryByText('Confirm your email address')).toBeNull();
  },
};

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('heading', { name: '/auth' })).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { app: { ...app, scenario: 'offline' } },
  play: async ({ canvas }) => {
    // The session is asked for four times, a second apart, before the screen gives up.
    const alert = await canvas.findByRole('alert', {}, { timeout: 8000 });
    await expect(alert).toHaveTextContent('Your session could not be checked');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};

export const Loading: Story = { render: () => <AccountSkeleton /> };
