import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { disconnected, refusal } from '../testing/samples.js';
import { AccountForm } from './account-form.js';

const meta = {
  title: 'Forms/Account',
  component: AccountForm,
  args: {
    username: 'demo',
    language: 'en',
    defaultValues: { fullName: 'Marta Lindqvist', email: 'marta@example.com', region: 'EU' },
    onSubmit: fn(async () => {}),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        fullName: 'Marta Lindqvist',
        email: 'marta@example.com',
        language: 'en',
        region: 'EU',
      }),
    );
  },
};

/** Name and address may be removed: they are sent empty. */
export const Emptied: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Full name/ }));
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Email/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ fullName: '', email: '' }),
      ),
    );
  },
};

export const Invalid: Story = {
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await userEvent.clear(email);
    await userEvent.type(email, 'marta@');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(/^Enter a valid email address/);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Save profile' });
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};

export const ServerError: Story = {
  args: {
    onSubmit: fn(async () => {
      throw refusal('Validation error', { email: 'This is already in use' });
    }),
  },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('This is already in use');
    await expect(email).toHaveValue('marta@example.com');
  },
};

export const Offline: Story = {
  args: {
    onSubmit: fn(async () => {
      throw disconnected();
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(
        /^Profile not saved\s+The server cannot be reached/,
      ),
    );
  },
};

export const Chinese: Story = { globals: { locale: 'zh' }, args: { language: 'zh' } };
