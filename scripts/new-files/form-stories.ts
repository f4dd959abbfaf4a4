import type { Spellings } from './new-files';

/** A story per state of the form, each saying what must hold in it. */
export const formStories = ({
  kebab,
  pascal,
  words,
}: Spellings) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';

import { refusal } from '../testing/samples.js';
import { ${pascal}Form } from './${kebab}-form.js';

const meta = {
  title: 'Forms/${words}',
  component: ${pascal}Form,
  args: { onSubmit: fn(async () => {}) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ${pascal}Form>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    name: canvas.getByRole('textbox', { name: 'Name' }),
    submit: canvas.getByRole('button', { name: 'Save changes' }),
  };
};

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const { name, submit } = form(canvasElement);
    await expect(name).toHaveValue('');
    await expect(name).toBeRequired();
    await expect(name).toBeValid();
    await expect(submit).toBeEnabled();
  },
};

/** What is sent is what the schema makes of it; what was typed stays. */
export const Filled: Story = {
  play: async ({ canvasElement, args }) => {
    const { name, submit } = form(canvasElement);
    await userEvent.type(name, ' Marta ');
    await userEvent.click(submit);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Marta' }));
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-busy'));
    await expect(name).toHaveValue(' Marta ');
  },
};

/** Nothing is sent; the first wrong field has the focus and says what is missing. */
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const { name, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('This field is required');
    await expect(args.onSubmit).not.toHaveBeenCalled();

    await userEvent.type(name, 'M');
    await waitFor(() => expect(name).toBeValid());
  },
};

/** One request at a time, however often the button is pressed. */
export const Busy: Story = {
  args: { defaultValues: { name: 'Marta' }, onSubmit: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvasElement, args }) => {
    const { name, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(name, '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The server's reason stands in the form, and what was typed stands as it was. */
export const ServerError: Story = {
  args: {
    defaultValues: { name: 'Marta' },
    onSubmit: fn(async () => {
      throw refusal('The list is closed');
    }),
  },
  play: async ({ canvasElement }) => {
    const { canvas, name, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(/^Update failed\\s+The list is closed$/),
    );
    await expect(name).toHaveValue('Marta');
    await expect(submit).not.toHaveAttribute('aria-busy');
  },
};

/** A reason for one field stands at that field. */
export const ServerFieldError: Story = {
  args: {
    defaultValues: { name: 'Marta' },
    onSubmit: fn(async () => {
      throw refusal('Validation error', { name: 'This name is taken' });
    }),
  },
  play: async ({ canvasElement }) => {
    const { name, submit } = form(canvasElement);
    await userEvent.click(submit);
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('This name is taken');
    await expect(name).toHaveValue('Marta');
  },
};
`;
