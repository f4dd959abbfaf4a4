import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Stack } from '../layout/stack.js';
import { PasswordField } from './password-field.js';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shown and hidden by keyboard; the button says what it will do. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.type(input, 'constella-demo');
    await userEvent.tab();
    const show = canvas.getByRole('button', { name: 'Show password' });
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('constella-demo');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** Estimated while it is typed; the words describe the field and are announced when they change. */
export const Strength: Story = {
  args: { autoComplete: 'new-password', strength: 'auto', description: 'At least 8 characters' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByLabelText('Password');
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('');
    await userEvent.type(input, 'password');
    await expect(status).toHaveTextContent('Password strength: very weak');
    await userEvent.type(input, '-Gdańsk');
    await expect(status).toHaveTextContent('Password strength: good');
    await userEvent.type(input, ' by 9 boats');
    await expect(status).toHaveTextContent('Password strength: strong');
    await expect(descriptionOf(input)).toBe('Password strength: strong At least 8 characters');
    await expect(danglingIds(canvasElement)).toEqual([]);
    await userEvent.clear(input);
    await expect(status).toHaveTextContent('');
  },
};

/** The caller's own measure, such as a server's; what is out of bounds is brought into them. */
export const GivenStrength: Story = {
  render: () => (
    <Stack gap={20}>
      {([0, 1, 2, 3, 4, NaN] as const).map((strength) => (
        <PasswordField
          key={strength}
          label={`Strength ${strength}`}
          strength={strength as 0}
          defaultValue="constella-demo"
          autoComplete="new-password"
        />
      ))}
      <PasswordField
        label="Invalid"
        strength={1}
        defaultValue="oslo"
        autoComplete="new-password"
        error="Use at least 8 characters."
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const words = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(words.slice(0, 6)).toEqual([
      'Password strength: very weak',
      'Password strength: weak',
      'Password strength: fair',
      'Password strength: good',
      'Password strength: strong',
      'Password strength: very weak',
    ]);
  },
};

const States = () => (
  <Stack>
    <PasswordField label="Filled" defaultValue="constella-demo" />
    <PasswordField
      label="Invalid"
      autoComplete="new-password"
      defaultValue="short"
      error="Use at least 8 characters."
    />
    <PasswordField label="Disabled" disabled defaultValue="constella-demo" />
  </Stack>
);

export const AllStates: Story = {
  render: States,
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Invalid')).toHaveAttribute('aria-invalid', 'true');
    const buttons = canvas.getAllByRole('button', { name: 'Show password' });
    await expect(buttons.at(-1)).toBeDisabled();
  },
};

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

/** A password is typed left to right in every language; the field is mirrored around it. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'كلمة المرور', defaultValue: 'constella-demo' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input') as HTMLElement;
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(input.getBoundingClientRect().left);
  },
};

/** Endless and turned words around it, and in it. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <PasswordField
          {...args}
          key={text}
          label={text}
          description={text}
          error={text}
          autoComplete="new-password"
          strength="auto"
          value={undefined}
          defaultValue={text}
        />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
