import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { AuthScreen } from './auth-screen';

const app = { path: '/auth', title: 'shell.title.login', scenario: 'anonymous' };
const meta = {
  title: 'Screens/Auth',
  tags: ['!autodocs'],
  component: AuthScreen,
  parameters: { layout: 'fullscreen', app },
} satisfies Meta<typeof AuthScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Back to the page that asked for it. */
export const LogIn: Story = {
  parameters: { app: { ...app, at: '/auth?from=%2Ftasks' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'constella-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('heading', { name: '/tasks' })).toBeVisible();
  },
};

/** Which page asked for a sign-in is said by its title, for what is open and what is not yet. */
export const SentFrom: Story = {
  parameters: { app: { ...app, at: '/auth?from=%2Fagents' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to open Agents')).toBeVisible();
    await expect(canvas.queryByText('Sign in to continue')).toBeNull();
    // The form and what stands beside it begin on one line.
    const [form, beside] = [1, 2].map((level) => canvas.getAllByRole('heading', { level })[0]!);
    await expect(form!.getBoundingClientRect().top).toBe(beside!.getBoundingClientRect().top);
  },
};

/** An address no page has. */
export const SentFromNowhere: Story = {
  parameters: { app: { ...app, at: '/auth?from=%2Fnowhere' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sign in to continue')).toBeVisible();
  },
};

export const SessionExpired: Story = {
  parameters: { app: { ...app, at: '/auth?from=%2Ftasks&reason=expired' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session has expired. Sign in again.')).toBeVisible();
  },
};

/** An identity provider led back: the reason is a word of the contract, its sentence is ours. */
export const ExternalSignInCanceled: Story = {
  parameters: { app: { ...app, at: '/auth?from=%2Ftasks&reason=externalCanceled' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sign-in was canceled/)).toBeVisible();
  },
};

export const WrongPassword: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'demo');
    await userEvent.type(canvas.getByLabelText('Password'), 'not the password');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('demo');
    // In the form, and in the toast.
    await waitFor(() => expect(screen.getAllByText('Sign-in failed')).toHaveLength(2));
    // What is said of signing in does not stay over the registration.
    await userEvent.click(canvas.getByRole('tab', { name: 'Register' }));
    // At once: a toast goes by itself, but seconds later.
    await waitFor(() => expect(screen.queryByText('Sign-in failed')).toBeNull(), {
      timeout: 1_000,
    });
  },
};

export const Register: Story = {
  parameters: { app: { ...app, at: '/auth?tab=register' } },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Username' }), 'ines.aziz');
    await userEvent.type(canvas.getByLabelText('Password'), 'a long way to Malmö');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'a long way to Malmö');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('heading', { name: '/' })).toBeVisible();
  },
};

export const SignedInAlready: Story = {
  parameters: { app: { ...app, scenario: 'default' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '/' })).toBeVisible();
  },
};
