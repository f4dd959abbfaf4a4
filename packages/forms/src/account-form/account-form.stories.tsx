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

/** A field that was not changed is not sent: it may have changed in another tab since. */
export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const name = canvas.getByRole('textbox', { name: /^Full name/ });
    const save = canvas.getByRole('button', { name: 'Save profile' });
    await userEvent.type(name, '-Berg');
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith({ fullName: 'Marta Lindqvist-Berg' }),
    );
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(save);
    await waitFor(() => expect(args.onSubmit).toHaveBeenLastCalledWith({}));
  },
};

/** Another address takes the password; the same one written differently does not. */
export const AnotherAddress: Story = {
  play: async ({ canvas, args }) => {
    const email = canvas.getByRole('textbox', { name: /^Email/ });
    const save = canvas.getByRole('button', { name: 'Save profile' });
    await userEvent.clear(email);
    await userEvent.type(email, 'Marta@example.com');
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await userEvent.clear(email);
    await userEvent.type(email, 'marta@example.org');
    const password = canvas.getByLabelText('Current password');
    await userEvent.click(save);
    await waitFor(() => expect(password).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, 'a long way to Malmö');
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        email: 'marta@example.org',
        currentPassword: 'a long way to Malmö',
      }),
    );
    await waitFor(() => expect(canvas.queryByLabelText('Current password')).toBeNull());
  },
};

/** Whoever signs in elsewhere alone has no password to ask for. */
export const WithoutPassword: Story = {
  args: { hasPassword: false },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Email/ }), '.nz');
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: 'marta@example.com.nz' }),
    );
  },
};

/** Name and address may be removed: they are sent empty. */
export const Emptied: Story = {
  args: { hasPassword: false },
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
