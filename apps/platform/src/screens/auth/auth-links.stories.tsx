import type { MockTransportOptions } from '@constella/mock-server/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';

import { AuthScreen } from './auth-screen';

type Store = Parameters<NonNullable<MockTransportOptions['prepare']>>[0];

const app = { path: '/auth', title: 'shell.title.login', scenario: 'anonymous' };
const meta = {
  title: 'Screens/Auth links',
  tags: ['!autodocs'],
  component: AuthScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const token = 'the-secret-of-a-mail';

/** Puts a link of the demo account into the server's books, as a mail of theirs would have. */
const withLink =
  (purpose: 'reset' | 'verify', { expired = false, verified = false } = {}) =>
  (store: Store): void => {
    const demo = store.findBy('users', 'username', 'demo');
    if (!demo?.email) throw new Error('The demo account has no address');
    store.update('users', demo.id, { verified, verificationToken: verified ? null : token });
    store.insert('account_links', {
      userId: demo.id,
      purpose,
      tokenHash: token,
      email: demo.email,
      createdAt: '2000-01-01T00:00:00Z',
      expiresAt: expired ? '2000-01-02T00:00:00Z' : '9999-01-01T00:00:00Z',
    });
  };

const reset = { ...app, at: `/auth?tab=reset#token=${token}`, prepare: withLink('reset') };
const verify = { ...app, at: `/auth?tab=verify#token=${token}`, prepare: withLink('verify') };
const forgot = { ...app, at: '/auth?tab=forgot' };

const heading = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });

const ask = async (canvas: Canvas, email: string) => {
  const field = await canvas.findByRole('textbox', { name: 'Email' });
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
};

const choosePassword = async (canvas: Canvas, password: string) => {
  await userEvent.type(await canvas.findByLabelText('New password'), password);
  await userEvent.type(canvas.getByLabelText('Repeat the new password'), password);
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
};

/** From sign-in to the field and back; where somebody was going to comes along. */
export const FromSignIn: Story = {
  parameters: { app: { ...app, at: '/auth?from=%2Ftasks' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Forgot your password?' }));
    await expect(await heading(canvas, 'Forgot your password?')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Forgot password · Constella'));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute(
      'href',
      '/auth?from=%2Ftasks',
    );
  },
};

export const ForgotInvalid: Story = {
  parameters: { app: forgot },
  play: async ({ canvas }) => {
    await ask(canvas, 'marta@');
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^Enter a valid email address/));
  },
};

/** Where to look, and never whether anybody has the address. */
export const ForgotSent: Story = {
  parameters: { app: forgot },
  play: async ({ canvas }) => {
    await ask(canvas, 'nobody@example.com');
    const title = await heading(canvas, 'Check your mailbox');
    await expect(title).toHaveFocus();
    await expect(canvas.getByText(/^If an account has the address/)).toHaveTextContent(
      'nobody@example.com',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Use another address' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveValue(
      'nobody@example.com',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await heading(canvas, 'Check your mailbox')).toBeVisible();
  },
};

/** The same words for an address somebody has. */
export const ForgotSentToSomebody: Story = {
  parameters: { app: forgot },
  play: async ({ canvas }) => {
    await ask(canvas, 'marta.lindqvist@constella.example');
    await expect(await heading(canvas, 'Check your mailbox')).toHaveFocus();
    await expect(canvas.getByText(/^If an account has the address/)).toBeVisible();
  },
};

/** Three mails in a quarter of an hour; then the server says how long to wait. */
export const ForgotTooOften: Story = {
  parameters: { app: forgot },
  play: async ({ canvas }) => {
    await ask(canvas, 'nobody@example.com');
    const again = await canvas.findByRole('button', { name: 'Send again' });
    const status = () => canvas.getByRole('status');
    await userEvent.click(again);
    await waitFor(() => expect(status()).toHaveTextContent('We sent it again'));
    await userEvent.click(again);
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    await userEvent.click(again);
    await waitFor(() =>
      expect(status()).toHaveTextContent(
        /^No link was sent\s+Too many attempts. Wait 15 minutes and try again.$/,
      ),
    );
  },
};

export const ForgotOffline: Story = {
  parameters: { app: { ...forgot, scenario: 'offline' } },
  play: async ({ canvas }) => {
    await ask(canvas, 'nobody@example.com');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^No link was sent\s+The server cannot be reached/,
      ),
    );
  },
};

/** Somebody signed in who forgot it anyway: the address is known, the way back is the account. */
export const ForgotWhileSignedIn: Story = {
  parameters: { app: { ...forgot, scenario: 'default' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to your account' })).toHaveAttribute(
      'href',
      '/account',
    );
  },
};

/** The secret has left the address, which is checked by the walk in `e2e`. */
export const ResetOpen: Story = {
  parameters: { app: reset },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Set a new password')).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await waitFor(() => expect(document.title).toBe('Reset password · Constella'));
  },
};

export const ResetInvalid: Story = {
  parameters: { app: reset },
  play: async ({ canvas }) => {
    await choosePassword(canvas, 'short');
    await waitFor(() =>
      expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
        /Enter at least 8 characters/,
      ),
    );
  },
};

/** The name is known to the server alone, so it refuses what the form could not. */
export const ResetToUsername: Story = {
  parameters: {
    app: {
      ...reset,
      prepare: (store: Store) => {
        withLink('reset')(store);
        const demo = store.findBy('users', 'username', 'demo');
        if (demo) store.update('users', demo.id, { username: 'marta.lindqvist' });
      },
    },
  },
  play: async ({ canvas }) => {
    await choosePassword(canvas, 'marta.lindqvist');
    const field = canvas.getByLabelText('New password');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/too weak/));
    await expect(field).toHaveValue('marta.lindqvist');
  },
};

/** Ends in signing in: the old password is refused, the new one leads in. */
export const ResetDone: Story = {
  parameters: { app: reset },
  play: async ({ canvas }) => {
    await choosePassword(canvas, 'a long way to Malmö');
    const notice = await canvas.findByText('Password changed');
    await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Username' }), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'constella-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
    await userEvent.clear(canvas.getByLabelText('Password'));
    await userEvent.type(canvas.getByLabelText('Password'), 'a long way to Malmö');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: '/' })).toBeVisible();
  },
};

/** Whoever is signed in here is so no longer. */
export const ResetWhileSignedIn: Story = {
  parameters: { app: { ...reset, scenario: 'default' } },
  play: async ({ canvas }) => {
    await choosePassword(canvas, 'a long way to Malmö');
    await expect(await canvas.findByText('Password changed')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toBeVisible();
  },
};

export const ResetExpired: Story = {
  parameters: { app: { ...reset, prepare: withLink('reset', { expired: true }) } },
  play: async ({ canvas }) => {
    await choosePassword(canvas, 'a long way to Malmö');
    await expect(await heading(canvas, 'This link no longer works')).toHaveFocus();
    await expect(canvas.getByText(/older than 30 minutes/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Send a new link' }));
    await expect(await canvas.findByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
};

/** Cut off by a mail program, or reloaded after the secret had left the address. */
export const ResetIncomplete: Story = {
  parameters: { app: { ...app, at: '/auth?tab=reset' } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'This link is not complete')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/auth?tab=forgot',
    );
  },
};

/** A server that fails keeps what was typed. */
export const ResetOffline: Story = {
  parameters: { app: { ...reset, scenario: 'offline' } },
  play: async ({ canvas }) => {
    await choosePassword(canvas, 'a long way to Malmö');
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Password not changed\s+The server cannot be reached/,
      ),
    );
    await expect(canvas.getByLabelText('New password')).toHaveValue('a long way to Malmö');
  },
};

export const VerifyBusy: Story = {
  parameters: {
    app: {
      ...verify,
      handlers: () => [http.post('/api/auth/verify-email', () => delay('infinite'))],
    },
  },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Confirming your email address…')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Confirm email address · Constella'));
  },
};

export const VerifyDone: Story = {
  parameters: { app: verify },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Email address confirmed')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  },
};

export const VerifyDoneSignedIn: Story = {
  parameters: { app: { ...verify, scenario: 'default' } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Email address confirmed')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Go to Constella' })).toBeVisible();
  },
};

/** The second opening of a link that has done its work. */
export const VerifyAlready: Story = {
  parameters: {
    app: { ...verify, scenario: 'default', prepare: withLink('reset', { verified: true }) },
  },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Already confirmed')).toHaveFocus();
  },
};

export const VerifyExpired: Story = {
  parameters: { app: { ...verify, prepare: withLink('verify', { expired: true }) } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'This link no longer works')).toHaveFocus();
    await expect(canvas.getByText(/older than 24 hours/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?from=%2Faccount',
    );
  },
};

/** Whoever is signed in has a new one sent from here. */
export const VerifyExpiredSignedIn: Story = {
  parameters: {
    app: { ...verify, scenario: 'default', prepare: withLink('verify', { expired: true }) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new link' }));
    await expect(await canvas.findByText(/^A new link is on its way/)).toBeVisible();
  },
};

export const VerifyIncomplete: Story = {
  parameters: { app: { ...app, at: '/auth?tab=verify' } },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'This link is not complete')).toBeVisible();
  },
};

/** Not the link's fault, so it may be tried again. */
export const VerifyFailed: Story = {
  parameters: {
    app: {
      ...verify,
      handlers: () => [
        http.post('/api/auth/verify-email', () => new Response(null, { status: 500 }), {
          once: true,
        }),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await heading(canvas, 'Your address is not confirmed yet')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await heading(canvas, 'Email address confirmed')).toHaveFocus();
  },
};
