import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { Select, type SelectOption } from './select.js';

const specializations: SelectOption[] = [
  { value: 'general', label: 'General' },
  { value: 'legal', label: 'Legal', description: 'Contracts, clauses, compliance' },
  { value: 'finance', label: 'Finance', description: 'Reports, forecasts, risk' },
  { value: 'marketing', label: 'Marketing' },
  { value: 'medicine', label: 'Medicine', disabled: true },
];

const meta = {
  title: 'Components/Select',
  component: Select,
  args: {
    label: 'Specialization',
    value: '',
    placeholder: 'Choose one',
    options: specializations,
    onValueChange: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, minBlockSize: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Select
        {...args}
        value={value}
        onValueChange={(next) => {
          args.onValueChange(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox', { name: 'Specialization' });

/** Arrow keys and letters move in the open list, Enter chooses, the focus stays with the field. */
export const Keyboard: Story = {
  args: { description: 'What it knows best' },
  play: async ({ args }) => {
    await expect(field()).toHaveTextContent('Choose one');
    await expect(field()).toHaveAccessibleDescription('What it knows best');
    await expect(field()).not.toHaveAttribute('aria-controls');
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await screen.findByRole('listbox', { name: 'Specialization' });
    await expect(document.querySelector(`[aria-controls="${list.id}"]`)).toBe(
      document.querySelector('button[role="combobox"]'),
    );
    await waitFor(() => expect(screen.getByRole('option', { name: 'General' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    const legal = screen.getByRole('option', { name: 'Legal Contracts, clauses, compliance' });
    await waitFor(() => expect(legal).toHaveFocus());
    await userEvent.keyboard('{End}');
    // The disabled last one is passed over.
    await waitFor(() => expect(screen.getByRole('option', { name: 'Marketing' })).toHaveFocus());
    await userEvent.keyboard('f');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Finance/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).toHaveBeenLastCalledWith('finance');
    await expect(field()).toHaveTextContent('Finance');
    await expect(field()).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

/** Letters choose with the list closed. */
export const TypeAhead: Story = {
  args: { value: 'general' },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('m');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('marketing');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

/** Escape leaves the choice as it was. Stays open for the picture. */
export const Open: Story = {
  args: { value: 'legal' },
  play: async ({ args }) => {
    await userEvent.click(field());
    await waitFor(() => expect(screen.getByRole('option', { name: /^Legal/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(field());
    const legal = await screen.findByRole('option', { name: /^Legal/, selected: true });
    await waitFor(() => expect(legal).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { error: 'Choose what it knows best', required: true },
  play: async () => {
    await expect(field()).toHaveAttribute('aria-invalid', 'true');
    await expect(field()).toHaveAttribute('aria-required', 'true');
    await expect(field()).toHaveAccessibleDescription('Choose what it knows best');
  },
};

export const Disabled: Story = {
  args: { value: 'legal', disabled: true },
  play: async () => {
    await expect(field()).toBeDisabled();
  },
};

/** With a reason it can be reached and read, but not changed. */
export const DisabledWithReason: Story = {
  args: { value: 'legal', disabled: true, disabledReason: 'Locked while a run uses it' },
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('aria-disabled', 'true');
    await expect(field()).toHaveAccessibleDescription('Locked while a run uses it');
    await userEvent.keyboard('m{Enter}{ArrowDown}');
    await userEvent.click(field());
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Select {...args} label="Small" size="small" />
      <Select {...args} label="Medium" />
      <Select {...args} label="Large" size="large" />
    </div>
  ),
};

const onSubmit = fn();

function InForm() {
  const ref = useRef<HTMLButtonElement>(null);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Select
        ref={ref}
        name="specialization"
        label="Specialization"
        value="finance"
        onValueChange={() => {}}
        options={specializations}
      />
      <Button type="submit">Save</Button>
      <Button onClick={() => ref.current?.focus()}>Focus</Button>
    </form>
  );
}

/** In a form it has a name and a value, and its ref takes the focus. */
export const NamedInForm: Story = {
  render: () => <InForm />,
  play: async () => {
    onSubmit.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith({ specialization: 'finance' });
    await userEvent.click(screen.getByRole('button', { name: 'Focus' }));
    await expect(field()).toHaveFocus();
  },
};

/** Inside a dialog Escape closes the list only, and the focus is back on the field. */
export const InsideDialog: Story = {
  args: { value: 'legal' },
  decorators: [
    (Story) => (
      <Dialog title="Edit agent" trigger={<Button>Edit</Button>}>
        <Story />
      </Dialog>
    ),
  ],
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: /^Legal/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option', { name: 'Marketing' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('marketing');
    await expect(screen.getByRole('dialog', { name: 'Edit agent' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'التخصص',
    value: 'legal',
    options: [
      { value: 'general', label: 'عام' },
      { value: 'legal', label: 'قانوني', description: 'العقود والامتثال' },
    ],
  },
  play: async () => {
    await userEvent.click(screen.getByRole('combobox', { name: 'التخصص' }));
    await expect(await screen.findByRole('listbox')).toHaveAttribute('dir', 'rtl');
  },
};
