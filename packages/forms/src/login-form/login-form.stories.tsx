import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';

import { disconnected, refusal } from '../testing/samples.js';
import { LoginForm } from './login-form.js';

const meta = {
  title: 'Forms/Login',
  component: LoginForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    username: canvas.getByLabelText<HTMLInputElement>('Username'),
    password: canvas.getByLabelText<HTMLInputElement>('Password'),
    submit: canvas.getByRole('button', { name: 'Sign in' }),
  };
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, username, password } = form(canvasElement);
    await expect(username).toHaveValue('');
    await expect(password).toHaveValue('');
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/auth/google',
    );
    await expect(canvas.queryByRole('link', { name: 'Forgot your password?' })).toBeNull();
  },
};

/** Where there is a way to replace a forgotten password, it is offered after the field. */
export const WithForgotLink: Story = {
  args: { forgotHref: '/auth?tab=forgot' },
  play: async ({ canvasElement }) => {
    const { canvas, username, password } = form(canvasElement);
    await userEvent.click(username);
    await userEvent.tab();
    await expect(password).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/auth?tab=forgot',
    );
  },
};

let answer = Promise.withResolvers<void>();

/** Filled in and sent once, however often it is pressed. */
export const Filled: Story = {
  args: { onSubmit: fn(() => answer.promise) },
  beforeEach: () => {
    answer = Promise.withResolvers<void>();
  },
  play: async ({ canvasElement, args }) => {
    const { username, password, submit } = form(canvasElement);
    await userEvent.type(username, 'demo');
    await userEvent.type(password, 'constella-demo');
    const element = submit.closest('form');
    if (!element) throw new Error('The button stands outside the form');
    await Promise.all([fireEvent.submit(element), fireEvent.submit(element)]);
    await userEvent.type(password, '{Enter}');
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    answer.resolve();
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      username: 'demo',
      password: 'constella-demo',
    });
  },
};

/** Nothing is sent; each field says what is missing and the first one has the focus. */
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const { username, password, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toBeInvalid();
    await expect(username).toHaveAccessibleDescription('Enter your username');
    await expect(password).toHaveAccessibleDescription('Enter your password');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(username, 'd');
    await waitFor(() => expect(username).toBeValid());
    await expect(password).toBeInvalid();
  },
};

/**
 * A message that appears between press and release would push the button away from under the
 * pointer, so it waits for the release.
 */
export const PressIsNotMoved: Story = {
  play: async ({ canvasElement, args }) => {
    const { username, password, submit } = form(canvasElement);
    const user = userEvent.setup();
    await user.type(password, 'constella-demo');
    await user.click(username);
    await user.pointer({ target: submit, keys: '[MouseLeft>]' });
    await expect(username).not.toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(username).toBeValid();
    await user.pointer({ target: submit, keys: '[/MouseLeft]' });
    await waitFor(() => expect(username).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Leaving a field checks it; from then on every change does. */
export const CheckedOnLeaving: Story = {
  play: async ({ canvasElement }) => {
    const { username, password } = form(canvasElement);
    await userEvent.click(username);
    await expect(username).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(username).toBeInvalid());
    await expect(password).toBeValid();
    await userEvent.type(username, 'd');
    await waitFor(() => expect(username).toBeValid());
    await userEvent.clear(username);
    await waitFor(() => expect(username).toBeInvalid());
  },
};

export const Busy: Story = {
  args: {
    defaultValues: { username: 'demo', password: 'constella-demo' },
    onSubmit: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ canvasElement }) => {
    const { submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The reason stands in the form, and what was typed stands as it was. */
export const ServerError: Story = {
  args: {
    onSubmit: fn(async () => {
      throw refusal('Wrong username or password. Try again.');
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, username, password, submit } = form(canvasElement);
    await userEvent.type(username, 'demo');
    await userEvent.type(password, 'wrong');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Sign-in failed\s+Wrong username or password. Try again.$/,
      ),
    );
    await expect(username).toHaveValue('demo');
    await expect(password).toHaveValue('wrong');
    await expect(submit).not.toHaveAttribute('aria-busy');
  },
};

/** A server that names a field is heard at that field, until it is changed. */
export const ServerFieldError: Story = {
  args: {
    defaultValues: { username: 'demo', password: 'constella-demo' },
    onSubmit: fn(async () => {
      throw refusal('Locked', { username: 'This account is locked' });
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, username, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('This account is locked');
    await expect(canvas.queryByText('Locked')).toBeNull();
    await userEvent.type(username, '2');
    await waitFor(() => expect(username).toBeValid());
  },
};

export const Offline: Story = {
  args: {
    defaultValues: { username: 'demo', password: 'constella-demo' },
    onSubmit: fn(async () => {
      throw disconnected();
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The server cannot be reached'),
    );
  },
};

/** The username comes back after a reload; the password was never written down. */
export const DraftRestored: Story = {
  args: { draftKey: 'story.login' },
  beforeEach: () => {
    sessionStorage.setItem(
      'constella.draft.story.login',
      JSON.stringify({ savedAt: 0, values: { username: 'marta', password: 'leaked' } }),
    );
    return () => sessionStorage.removeItem('constella.draft.story.login');
  },
  play: async ({ canvasElement }) => {
    const { username, password } = form(canvasElement);
    await expect(username).toHaveValue('marta');
    await expect(password).toHaveValue('');
    await userEvent.type(username, '2');
    await userEvent.type(password, 'secret');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const stored = sessionStorage.getItem('constella.draft.story.login');
    await expect(stored).toContain('marta2');
    await expect(stored).not.toContain('secret');
  },
};

export const Chinese: Story = {
  globals: { locale: 'zh' },
  args: {
    defaultValues: { username: 'demo', password: 'wrong' },
    onSubmit: fn(async () => {
      throw refusal('');
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^登录失败\s+用户名或密码错误，请重试$/),
    );
  },
};
