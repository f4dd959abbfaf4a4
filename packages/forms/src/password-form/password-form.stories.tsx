import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { refusal } from '../testing/samples.js';
import { PasswordForm } from './password-form.js';

const meta = {
  title: 'Forms/Password',
  component: PasswordForm,
  args: { username: 'demo', onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    current: canvas.getByLabelText('Current password'),
    next: canvas.getByLabelText('New password'),
    repeat: canvas.getByLabelText('Repeat the new password'),
    submit: canvas.getByRole('button', { name: 'Change password' }),
  };
};

const fill = async (canvasElement: HTMLElement) => {
  const fields = form(canvasElement);
  await userEvent.type(fields.current, 'constella-demo');
  await userEvent.type(fields.next, 'Sunshine-park-1977');
  await userEvent.type(fields.repeat, 'Sunshine-park-1977');
  return fields;
};

/** The repetition stays in the form, which is empty after a success. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const { current, next, repeat, submit } = await fill(canvasElement);
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await expect(next).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(submit);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        currentPassword: 'constella-demo',
        newPassword: 'Sunshine-park-1977',
      }),
    );
    for (const field of [current, next, repeat]) await waitFor(() => expect(field).toHaveValue(''));
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const { current, next, repeat, submit } = form(canvasElement);
    await userEvent.type(next, 'short');
    await userEvent.type(repeat, 'other');
    await userEvent.click(submit);
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription('Enter your current password');
    await expect(next).toHaveAccessibleDescription(/^Enter at least 8 characters/);
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

export const ServerError: Story = {
  args: {
    onSubmit: fn(async () => {
      throw refusal('Validation error', { currentPassword: 'This is not your password' });
    }),
  },
  play: async ({ canvasElement }) => {
    const { current, next, submit } = await fill(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(current).toHaveFocus());
    await expect(current).toHaveAccessibleDescription('This is not your password');
    await expect(next).toHaveValue('Sunshine-park-1977');
  },
};

export const Arabic: Story = { globals: { locale: 'ar' } };
