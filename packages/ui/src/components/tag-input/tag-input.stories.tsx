import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { Stack } from '../layout/stack.js';
import { onDemand } from '../../story-checks.js';
import { TagInput, type TagInputProps } from './tag-input.js';

const Controlled = (args: TagInputProps) => {
  const [value, setValue] = useState(args.value ?? []);
  return (
    <TagInput
      {...args}
      defaultValue={undefined}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange?.(next);
      }}
    />
  );
};

const meta = {
  title: 'Components/TagInput',
  component: TagInput,
  args: {
    label: 'Topics',
    value: ['contracts', 'compliance'],
    onValueChange: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360, minBlockSize: 200 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof TagInput>;

export default meta;
type Story = StoryObj<typeof TagInput>;

const input = (name = 'Topics') => screen.getByLabelText(name, { selector: 'input' });
const tags = () => screen.queryAllByRole('listitem').map((item) => item.textContent);
const remove = (tag: string) => screen.getByRole('button', { name: `Remove ${tag}` });

/** Enter and commas add; arrows and Backspace lead to the tags; the focus is never lost. */
export const Keyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await expect(input()).toHaveFocus();
    await userEvent.keyboard('due  diligence');
    // The Enter that ends a word of an input method, as Safari tells it.
    await fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
    await expect(tags()).toHaveLength(2);
    await userEvent.keyboard('{Enter}risk,');
    await expect(tags()).toEqual(['contracts', 'compliance', 'due diligence', 'risk']);
    await expect(screen.getByRole('status')).toHaveTextContent('risk added');
    await userEvent.keyboard('{Backspace}');
    await expect(remove('risk')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(remove('due diligence')).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('risk removed');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(remove('contracts')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(remove('compliance')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(input()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Home}{Enter}');
    await expect(tags()).toEqual(['due diligence']);
    await userEvent.keyboard('x');
    await expect(input()).toHaveFocus();
    await expect(input()).toHaveValue('x');
    await expect(args.onBlur).not.toHaveBeenCalled();
    await expect(danglingIds(canvasElement)).toEqual([]);
    // Leaving keeps what was typed.
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['due diligence', 'x']);
  },
};

/** A list from a table or a mail becomes tags at once. */
export const Paste: Story = {
  play: async ({ args }) => {
    await userEvent.click(input());
    await userEvent.paste('risk, audit\ncontracts\r\n\r\ntax; ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      'contracts',
      'compliance',
      'risk',
      'audit',
      'tax',
    ]);
    await expect(screen.getByRole('status')).toHaveTextContent(
      '3 tags added contracts is already in the list.',
    );
    await expect(input()).toHaveValue('');
  },
};

/** Refused with a message, and left in the field to be mended. */
export const Duplicate: Story = {
  play: async ({ args }) => {
    await userEvent.type(input(), 'Contracts{Enter}');
    await expect(descriptionOf(input())).toContain('Contracts is already in the list.');
    await expect(input()).toBeInvalid();
    await expect(input()).toHaveValue('Contracts');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(input(), ' law');
    await expect(input()).toBeValid();
    await userEvent.keyboard('{Enter}');
    await expect(tags()).toContain('Contracts law');
  },
};

/** The count stands below; the one too many is refused. */
export const Limit: Story = {
  args: { max: 3, description: 'Up to three' },
  play: async () => {
    await expect(descriptionOf(input())).toContain('2 of 3');
    await userEvent.type(input(), 'risk,audit{Enter}');
    await expect(tags()).toHaveLength(3);
    await expect(descriptionOf(input())).toContain('Only 3 tags fit.');
    await expect(input()).toHaveValue('audit');
  },
};

const tooShort = (tag: string) => (tag.length < 3 ? 'Use at least 3 characters.' : undefined);

/** The caller's own rule. */
export const Validated: Story = {
  args: { validate: tooShort },
  play: async () => {
    await userEvent.type(input(), 'hr{Enter}');
    await expect(descriptionOf(input())).toContain('Use at least 3 characters.');
  },
};

const cities = ['Gdańsk', 'Göteborg', 'Hamburg', 'Oslo', 'Porto', 'Zürich'];

/** Suggestions are a listbox that follows the field. */
export const Suggestions: Story = {
  args: { label: 'Sites', value: ['Oslo'], suggestions: cities },
  play: async ({ args }) => {
    const field = screen.getByRole('combobox', { name: 'Sites' });
    await userEvent.tab();
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(5);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    const last = screen.getByRole('option', { name: 'Zürich' });
    await expect(field).toHaveAttribute('aria-activedescendant', last.id);
    await userEvent.keyboard('g{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('option', { name: 'Göteborg' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(danglingIds(document.body)).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Oslo', 'Göteborg']);
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('zur');
    await userEvent.click(await screen.findByRole('option', { name: 'Zürich' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['Oslo', 'Göteborg', 'Zürich']);
    await expect(field).toHaveFocus();
    // Something of one's own is as good.
    await userEvent.keyboard('Malmö{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.arrayContaining(['Malmö']));
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.keyboard('{ArrowDown}');
  },
};

const States = () => {
  const field = { value: ['contracts', 'compliance'], onValueChange: () => {} };
  return (
    <Stack gap={20}>
      <TagInput {...field} label="Empty" value={[]} placeholder="Add a topic" optional />
      <TagInput {...field} label="Invalid" error="Choose topics of one field." required />
      <TagInput {...field} label="Disabled" disabled />
      <TagInput {...field} label="Locked" disabledReason="Locked while a run uses it" />
    </Stack>
  );
};

export const AllStates: Story = {
  render: States,
  play: async () => {
    const locked = input('Locked');
    await expect(descriptionOf(locked)).toContain('Locked while a run uses it');
    await userEvent.type(locked, 'x{Enter}{Backspace}');
    await expect(locked).toHaveValue('');
    for (const button of screen.getAllByRole('button', { name: 'Remove contracts' }).slice(1))
      await expect(button).toBeDisabled();
  },
};

/** The tags begin at the right; arrow right leads to them. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'المواضيع', value: ['العقود', 'Compliance'] },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const [first, second] = screen.getAllByRole('button');
    await expect(first).toHaveFocus();
    await expect(second!.getBoundingClientRect().right).toBeLessThan(
      first!.getBoundingClientRect().left,
    );
    await userEvent.keyboard('{End}أ، ب،');
    await expect(tags()).toHaveLength(4);
  },
};

const million = onDemand(() => Array.from({ length: 1e6 }, (_tag, index) => `topic ${index}`));

/** Very long, right-to-left, emoji, a million suggestions, and more tags than allowed. */
export const BadInput: Story = {
  render: () => (
    <Stack gap={20}>
      <Controlled
        label="Long and mixed"
        value={['a'.repeat(200), 'عقد التوريد', '🧾 receipts', '']}
        onValueChange={() => {}}
      />
      <Controlled label="Too many" value={['a', 'b', 'c']} max={2} onValueChange={() => {}} />
      <Controlled label="A million" value={[]} suggestions={million()} onValueChange={() => {}} />
      <Controlled label="Nothing" value={null as unknown as string[]} onValueChange={() => {}} />
    </Stack>
  ),
  play: async () => {
    await userEvent.type(input('A million'), '99999');
    await expect(await screen.findAllByRole('option')).toHaveLength(19);
    await userEvent.keyboard('{Escape}');
    await userEvent.type(input('Too many'), 'd{Enter}');
    await expect(descriptionOf(input('Too many'))).toContain('Only 2 tags fit.');
  },
};
