import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { disconnected, refusal } from '../testing/samples.js';
import { ResetPasswordForm } from './reset-password-form.js';

const meta = {
  title: 'Forms/Reset password',
  component: ResetPasswordForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetPasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    next: canvas.getByLabelText('New password'),
    repeat: canvas.getByLabelText('Repeat the new password'),
    submit: canvas.getByRole('button', { name: 'Set password' }),
  };
};

const fill = async (canvasElement: HTMLElement) => {
  const fields = form(canvasElement);
  await userEvent.type(fields.next, 'Sunshine-park-1977');
  await userEvent.type(fields.repeat, 'Sunshine-park-1977');
  return fields;
};

export const Empty: Story = {
  args: { focused: true },
  play: async ({ canvasElement }) => {
    const { canvas, next, repeat } = form(canvasElement);
    await expect(next).toHaveFocus();
    for (const field of [next, repeat])
      await expect(field).toHaveAttribute('autocomplete', 'new-password');
    // Whose link it is, and so their name, is not known here.
    await expect(canvas.queryByText('Not made of your username or email')).toBeNull();
  },
};

/** The repetition stays in the form. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, submit } = await fill(canvasElement);
    await expect(canvas.getByText('Strength: strong')).toBeVisible();
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ newPassword: 'Sunshine-park-1977' }),
    );
  },
};

/** Rules are ticked off, and the strength grows, with every letter. */
export const WhileTyping: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, next } = form(canvasElement);
    const rule = () => canvas.getByText('At least 8 characters').closest('li');
    await userEvent.type(next, 'sunship');
    await expect(rule()).toHaveTextContent('not met yet');
    await expect(canvas.getByText('Strength: weak')).toBeVisible();
    await userEvent.type(next, 'e');
    await expect(rule()).not.toHaveTextContent('not met yet');
    await expect(canvas.getByText('Strength: fair')).toBeVisible();
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const { next, repeat, submit } = form(canvasElement);
    await userEvent.type(next, 'short');
    await userEvent.type(repeat, 'other');
    await userEvent.click(submit);
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAccessibleDescription(/Enter at least 8 characters/);
    await expect(repeat).toHaveAccessibleDescription('The two passwords do not match');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    // The mismatch is mended from either side.
    await userEvent.clear(next);
    await userEvent.type(next, 'other');
    await waitFor(() => expect(repeat).toBeValid());
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const { submit } = await fill(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The one rule only the server can check. */
export const ServerError: Story = {
  args: {
    onSubmit: fn(async () => {
      throw refusal('Validation error', { newPassword: 'The password is too weak' });
    }),
  },
  play: async ({ canvasElement }) => {
    const { next, submit } = await fill(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAccessibleDescription(/The password is too weak/);
    await expect(next).toHaveValue('Sunshine-park-1977');
  },
};

export const Offline: Story = {
  args: {
    onSubmit: fn(async () => {
      throw disconnected();
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, submit } = await fill(canvasElement);
    await userEvent.click(submit);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Password not changed\s+The server cannot be reached/,
      ),
    );
  },
};

export const Arabic: Story = { globals: { locale: 'ar' } };
