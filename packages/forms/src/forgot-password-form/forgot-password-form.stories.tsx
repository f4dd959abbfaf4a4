import { ApiError } from '@constella/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { disconnected, refusal } from '../testing/samples.js';
import { ForgotPasswordForm } from './forgot-password-form.js';

const meta = {
  title: 'Forms/Forgot password',
  component: ForgotPasswordForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ForgotPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    email: canvas.getByRole('textbox', { name: 'Email' }),
    submit: canvas.getByRole('button', { name: 'Send link' }),
  };
};

export const Empty: Story = {
  args: { focused: true },
  play: async ({ canvasElement }) => {
    const { email } = form(canvasElement);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'email');
    await expect(email).toHaveAttribute('type', 'email');
  },
};

/** Spaces around the address are not sent. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const { email, submit } = form(canvasElement);
    await userEvent.type(email, ' marta@example.com ');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marta@example.com' }));
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const { email, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Enter your email address');
    await userEvent.type(email, 'marta@');
    await waitFor(() => expect(email).toHaveAccessibleDescription(/^Enter a valid email address/));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(email, 'example.com');
    await waitFor(() => expect(email).toBeValid());
  },
};

export const Busy: Story = {
  args: {
    defaultValues: { email: 'marta@example.com' },
    onSubmit: fn(() => new Promise<void>(() => {})),
  },
  play: async ({ canvasElement }) => {
    const { submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/** How long to wait is the server's to say. */
export const TooOften: Story = {
  args: {
    defaultValues: { email: 'marta@example.com' },
    onSubmit: fn(async () => {
      const detail = 'Too many attempts. Wait 15 minutes and try again.';
      throw new ApiError({ kind: 'http', status: 429, message: `HTTP 429: ${detail}`, detail });
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, email, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^No link was sent\s+Too many attempts. Wait 15 minutes and try again.$/,
      ),
    );
    await expect(email).toHaveValue('marta@example.com');
  },
};

export const ServerFieldError: Story = {
  args: {
    defaultValues: { email: 'marta@example.com' },
    onSubmit: fn(async () => {
      throw refusal('Validation error', { email: 'This address cannot get mail' });
    }),
  },
  play: async ({ canvasElement }) => {
    const { email, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('This address cannot get mail');
  },
};

export const Offline: Story = {
  args: {
    defaultValues: { email: 'marta@example.com' },
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

export const Arabic: Story = { globals: { locale: 'ar' } };
