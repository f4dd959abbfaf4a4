import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { refusal } from '../testing/samples.js';
import { RegisterForm } from './register-form.js';

const meta = {
  title: 'Forms/Registration',
  component: RegisterForm,
  args: { onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    username: canvas.getByLabelText<HTMLInputElement>('Username'),
    fullName: canvas.getByLabelText<HTMLInputElement>(/^Full name/),
    email: canvas.getByLabelText<HTMLInputElement>(/^Email/),
    password: canvas.getByLabelText<HTMLInputElement>('Password'),
    confirm: canvas.getByLabelText<HTMLInputElement>('Confirm password'),
    submit: canvas.getByRole('button', { name: 'Create account' }),
  };
};

const filled = {
  username: 'marta',
  fullName: 'Marta Lindqvist',
  email: 'marta@example.com',
  password: 'Sunshine-park-1977',
  confirmPassword: 'Sunshine-park-1977',
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { email, password, confirm, fullName } = form(canvasElement);
    await expect(email).toHaveAttribute('type', 'email');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await expect(confirm).toHaveAttribute('autocomplete', 'new-password');
    await expect(password).toBeRequired();
    await expect(fullName).not.toBeRequired();
  },
};

/** The rules are ticked off, and the strength grows, while the password is typed. */
export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const { canvas, username, password } = form(canvasElement);
    await userEvent.type(username, 'sunshine');
    await userEvent.type(password, 'sun');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strength: weak');
    await userEvent.type(password, 'shine');
    await expect(
      canvas.getByText('Not made of your username or email').parentElement,
    ).toHaveTextContent('not met yet');
    // What is added to the name would not do by itself.
    await userEvent.type(password, '-park');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strength: weak');
    await userEvent.type(password, '-1977');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strength: strong');
    await expect(password).toHaveAccessibleDescription(/At least 8 characters/);
  },
};

/** One that is tried first is weak, however many kinds of characters it has. */
export const Common: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, password, submit } = form(canvasElement);
    await userEvent.type(password, 'Password1!');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strength: weak');
    await expect(canvas.getByText('Not a commonly used password').parentElement).toHaveTextContent(
      'not met yet',
    );
    await userEvent.click(submit);
    await waitFor(() => expect(password).toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The repeated password stays in the form. */
export const Filled: Story = {
  args: { defaultValues: filled },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(form(canvasElement).submit);
    const { username, fullName, email, password } = filled;
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ username, fullName, email, password }),
    );
  },
};

export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const { username, email, password, confirm, submit } = form(canvasElement);
    await userEvent.type(email, 'marta@');
    await userEvent.type(password, 'short');
    await userEvent.type(confirm, 'other');
    await userEvent.click(submit);
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription('Enter your username');
    await expect(email).toHaveAccessibleDescription(
      'Enter a valid email address, such as name@example.com',
    );
    await expect(password).toHaveAccessibleDescription(/^Enter at least 8 characters/);
    await expect(confirm).toHaveAccessibleDescription('The two passwords do not match');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The mismatch stands at the repetition, and goes when either of the two is mended. */
export const PasswordsDiffer: Story = {
  globals: { locale: 'zh' },
  args: { defaultValues: { ...filled, confirmPassword: '' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const password = canvas.getByLabelText('密码');
    const confirm = canvas.getByLabelText('确认密码');
    await userEvent.type(confirm, 'Sunshine-park-197');
    await userEvent.tab();
    await waitFor(() => expect(confirm).toHaveAccessibleDescription('两次输入的密码不匹配'));
    await expect(password).toBeValid();
    await userEvent.type(password, '{Backspace}');
    await waitFor(() => expect(confirm).toBeValid());
  },
};

export const Busy: Story = {
  args: { defaultValues: filled, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement }) => {
    const { submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
  },
};

/** An error the server finds in a field stands at that field; nothing typed is lost. */
export const ServerError: Story = {
  args: {
    defaultValues: filled,
    onSubmit: fn(async () => {
      throw refusal('Validation error', {
        email: 'This is already in use',
        username: 'This is already in use',
      });
    }),
  },
  play: async ({ canvasElement }) => {
    const { username, email, password, confirm, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(username).toHaveFocus());
    await expect(username).toHaveAccessibleDescription(/^This is already in use/);
    await expect(email).toHaveAccessibleDescription('This is already in use');
    await expect(password).toHaveValue(filled.password);
    await expect(confirm).toHaveValue(filled.confirmPassword);
  },
};

export const Arabic: Story = { globals: { locale: 'ar' }, args: { defaultValues: filled } };
