import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
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
    const [value, setValue] = useState(args.value ?? '');
    return (
      <Select
        {...args}
        defaultValue={undefined}
        value={value}
        onValueChange={(next) => {
          args.onValueChange?.(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof Select>;

const field = () => screen.getByRole('combobox', { name: 'Specialization' });
const list = () => screen.findByRole('listbox', { name: 'Specialization' });
const closed = async () => {
  await expect(field()).toHaveAttribute('aria-expanded', 'false');
  await expect(field()).not.toHaveAttribute('aria-controls');
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
};

/** The option the keyboard is at must exist, be in view, and leave the focus on the field. */
const expectActive = async (name: string) => {
  // Fetched when it is first needed: outside of a test, only now.
  await list();
  const id = field().getAttribute('aria-activedescendant') ?? '';
  const option = document.getElementById(id) as HTMLElement;
  await expect(option).toHaveRole('option');
  await expect(option).toHaveTextContent(name);
  await expect(field()).toHaveFocus();
  await waitFor(async () => {
    const inner = option.getBoundingClientRect();
    const outer = (await list()).getBoundingClientRect();
    await expect(Math.ceil(inner.top)).toBeGreaterThanOrEqual(Math.floor(outer.top));
    await expect(Math.floor(inner.bottom)).toBeLessThanOrEqual(Math.ceil(outer.bottom));
  });
};

/** Arrow keys and letters move in the open list, Enter chooses, the focus stays on the field. */
export const Keyboard: Story = {
  args: { description: 'What it knows best' },
  play: async ({ args, canvasElement }) => {
    await expect(field()).toHaveTextContent('Choose one');
    await expect(descriptionOf(field())).toBe('What it knows best');
    await expect(field()).not.toHaveAttribute('aria-controls');
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await list()).toHaveAttribute('id', field().getAttribute('aria-controls'));
    await expectActive('General');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Legal');
    const legal = screen.getByRole('option', { name: /^Legal/ });
    await expect(legal).toHaveAccessibleName(/Contracts, clauses, compliance/);
    await expect(getComputedStyle(legal).outlineStyle).toBe('solid');
    await expect(getComputedStyle(legal).outlineWidth).toBe('2px');
    await userEvent.keyboard('{End}');
    // The disabled last one is passed over.
    await expectActive('Marketing');
    await userEvent.keyboard('{ArrowDown}');
    await expectActive('Marketing');
    await userEvent.keyboard('{PageUp}');
    await expectActive('General');
    await userEvent.keyboard('f');
    await expectActive('Finance');
    await expect(danglingIds(canvasElement)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('finance');
    await expect(field()).toHaveTextContent('Finance');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expectActive('General');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('general');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expectActive('General');
    await userEvent.keyboard('{End} ');
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('marketing');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

/** Tab chooses what the keyboard is at and moves on. */
export const TabChooses: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <Button>Next</Button>
      </>
    ),
  ],
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expectActive('Legal');
    await userEvent.tab();
    await closed();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('legal');
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
};

/** Letters choose with the list closed; one letter again walks on, a space belongs to the name. */
export const TypeAhead: Story = {
  args: {
    value: 'legal',
    options: [
      ...specializations,
      { value: 'mobile', label: 'Mobile' },
      { value: 'mobile-design', label: 'Mobile design' },
    ],
  },
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('m');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('marketing');
    await userEvent.keyboard('m');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('mobile');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expectActive('Mobile');
    await userEvent.keyboard('mobile d');
    await expectActive('Mobile design');
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(field()).toHaveTextContent('Mobile');
  },
};

/** The pointer marks and chooses, a press beside it closes, the label belongs to the field. */
export const Pointer: Story = {
  args: { value: 'legal' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(field());
    await userEvent.hover(await screen.findByRole('option', { name: 'Marketing' }));
    await expectActive('Marketing');
    await userEvent.click(screen.getByRole('option', { name: 'Medicine' }), {
      pointerEventsCheck: 0,
    });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Marketing' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('marketing');
    await closed();
    await expect(field()).toHaveFocus();
    await userEvent.click(field());
    await list();
    await userEvent.click(field());
    await closed();
    await userEvent.click(field());
    await list();
    await userEvent.click(canvasElement);
    await closed();
    await userEvent.click(canvas.getByText('Specialization'));
    await list();
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

/** Escape leaves the choice as it was. Stays open for the picture. */
export const Open: Story = {
  args: { value: 'legal' },
  play: async ({ args }) => {
    await userEvent.click(field());
    await expectActive('Legal');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(field());
    const legal = await screen.findByRole('option', { name: /^Legal/, selected: true });
    await waitFor(() => expect(legal).toBeVisible());
  },
};

/** Groups name their options; those of none come first. */
export const Groups: Story = {
  args: {
    value: 'legal',
    groups: [
      { id: 'text', label: 'Writing' },
      { id: 'figures', label: 'Figures' },
    ],
    options: [
      { value: 'finance', label: 'Finance', group: 'figures' },
      { value: 'general', label: 'General' },
      { value: 'legal', label: 'Legal', group: 'text' },
      { value: 'marketing', label: 'Marketing', group: 'text' },
    ],
  },
  play: async () => {
    await userEvent.click(field());
    const group = await screen.findByRole('group', { name: 'Writing' });
    await expect(
      within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Legal', 'Marketing']);
    await userEvent.keyboard('{Home}');
    await expectActive('General');
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

function Address() {
  const [country, setCountry] = useState('');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Select
        name="country"
        label="Specialization"
        autoComplete="country"
        required
        value={country}
        onValueChange={setCountry}
        options={[
          { value: 'DE', label: 'Germany' },
          { value: 'FR', label: 'France' },
        ]}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}

/** The browser finds a missing value, and what it fills in is chosen. */
export const FilledByBrowser: Story = {
  render: () => <Address />,
  play: async ({ canvasElement }) => {
    onSubmit.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(field()).toHaveFocus());
    const native = canvasElement.querySelector('select') as HTMLSelectElement;
    await expect(native).toHaveAttribute('autocomplete', 'country');
    await userEvent.selectOptions(native, 'FR');
    await expect(field()).toHaveTextContent('France');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledWith({ country: 'FR' });
  },
};

/** Inside a dialog Escape closes the list only, and the focus stays on the field. */
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
    await expectActive('Legal');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await closed();
    await expect(field()).toHaveFocus();
    await userEvent.click(field());
    await userEvent.click(await screen.findByRole('option', { name: 'Marketing' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('marketing');
    await closed();
    await expect(screen.getByRole('dialog', { name: 'Edit agent' })).toBeVisible();
  },
};

/** No options: the list says so. */
export const Empty: Story = {
  args: { options: [], placeholder: undefined },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('a{ArrowDown}{ArrowDown}{End}');
    await expect(await screen.findByText('No results')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await closed();
    await userEvent.keyboard('{Enter}');
  },
};

/** A value that is not offered shows the placeholder; long and bidirectional names wrap. */
export const AwkwardTexts: Story = {
  args: {
    value: 'gone',
    options: [
      { value: 'long', label: 'Vertragsprüfungsspezialist '.repeat(6) },
      { value: 'word', label: 'Ü'.repeat(120), description: 'x'.repeat(120) },
      { value: 'rtl', label: 'قانوني (v2)' },
      { value: 'emoji', label: '👩🏽‍🚀🌌 Astronomy', description: '' },
    ],
  },
  play: async () => {
    await expect(field()).toHaveTextContent('Choose one');
    await userEvent.click(field());
    const box = await list();
    await waitFor(() => expect(box).toBeVisible());
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await userEvent.keyboard('{End}');
    await expectActive('Astronomy');
  },
};

/** A thousand options: those in view are mounted, keys and letters reach all of them. */
export const Thousand: Story = {
  args: {
    value: '499',
    options: Array.from({ length: 1000 }, (_, index) => ({
      value: String(index),
      label: `Agent ${String(index + 1).padStart(4, '0')}`,
    })),
  },
  play: async ({ args }) => {
    await userEvent.tab();
    const scroll = window.scrollY;
    await userEvent.keyboard('{Enter}');
    await expectActive('Agent 0500');
    // No row was measured before the list had its width.
    await expect((await list()).scrollHeight).toBe(1000 * 32 + 2 * 4);
    await expect(document.querySelectorAll('[role="option"]').length).toBeLessThanOrEqual(30);
    await expect(screen.getByRole('option', { name: 'Agent 0500' })).toHaveAttribute(
      'aria-setsize',
      '1000',
    );
    await userEvent.keyboard('{End}');
    await expectActive('Agent 1000');
    await expect(document.querySelectorAll('[role="option"]').length).toBeLessThanOrEqual(30);
    await expect(window.scrollY).toBe(scroll);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('999');
    await closed();
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
    const option = await screen.findByRole('option', { name: /^قانوني/ });
    await expect(getComputedStyle(option).direction).toBe('rtl');
    const [words, check] = Array.from(option.children, (child) => child.getBoundingClientRect());
    await expect(words?.right).toBeGreaterThan(check?.right ?? Infinity);
  },
};
