import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { NetworkIcon, TableIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound } from '../../story-checks.js';
import { SegmentedControl, segmentedControlSizes } from './segmented-control.js';

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    value: 'graph',
    onValueChange: fn(),
    options: [
      { value: 'graph', label: 'Graph' },
      { value: 'table', label: 'Table' },
    ],
  },
  argTypes: { size: { control: 'inline-radio', options: segmentedControlSizes } },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? '');
    return (
      <SegmentedControl
        {...args}
        defaultValue={undefined}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof SegmentedControl>;

const memory = [
  { value: 'short', label: 'Short-term' },
  { value: 'long', label: 'Long-term' },
  { value: 'episodic', label: 'Episodic' },
  { value: 'semantic', label: 'Semantic' },
];

/** One stop for Tab; arrows choose and the ends meet. */
export const Default: Story = {
  args: { label: 'Memory', value: 'long', options: memory, description: 'Kept between messages.' },
  play: async ({ args, canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Memory' });
    await expect(descriptionOf(group)).toBe('Kept between messages.');
    await expect(group.getBoundingClientRect().height).toBe(32);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Long-term' })).toHaveFocus();
    // The browser's way back.
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Episodic' })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Short-term' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Semantic' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('semantic');
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

export const LabelHidden: Story = {
  args: {
    labelHidden: true,
    options: [
      { value: 'graph', label: 'Graph', icon: <NetworkIcon /> },
      { value: 'table', label: 'Table', icon: <TableIcon /> },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'View' })).toBeVisible();
  },
};

export const Small: Story = {
  args: { size: 'small' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup').getBoundingClientRect().height).toBe(28);
  },
};

export const Invalid: Story = {
  args: { label: 'Memory', value: '', options: memory, error: 'Choose how it remembers.' },
};

export const DisabledWithReason: Story = {
  args: { disabledReason: 'The table needs a finished run' },
  play: async ({ args, canvas }) => {
    const table = canvas.getByRole('radio', { name: 'Table' });
    await userEvent.click(table);
    await expect(table).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** No options, a value that is none of them, long words, emoji, another direction. */
export const BadInput: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 280 }}>
      <SegmentedControl {...args} value={undefined} label="None" defaultValue="" options={[]} />
      <SegmentedControl {...args} value={undefined} label="Unknown" defaultValue="nowhere" />
      <SegmentedControl
        {...args}
        value={undefined}
        label="Long"
        defaultValue="a"
        options={[
          { value: 'a', label: 'Donaudampfschifffahrtsgesellschaft' },
          { value: 'b', label: 'جدول 🛰️' },
        ]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    // Without a chosen one the first takes the focus.
    await expect(canvas.getAllByRole('radio')[0]).toHaveFocus();
    const long = canvas.getByRole('radiogroup', { name: 'Long' });
    await expect(long.getBoundingClientRect().width).toBeLessThanOrEqual(280);
    for (const radio of canvas.getAllByRole('radio'))
      await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' }, play: undefined };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    label: 'العرض',
    options: [
      { value: 'graph', label: 'رسم' },
      { value: 'table', label: 'جدول' },
      { value: 'list', label: 'قائمة' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'جدول' })).toBeChecked();
  },
};

const wide = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** Three long words on a narrow phone stand below each other, a word that never ends breaks. */
export const Narrow: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 288 }}>
      <SegmentedControl
        label="Bereich"
        options={wide('Benachrichtigungen', 'Zahlungsmethoden', 'Sicherheit')}
      />
      <SegmentedControl label="Wort" options={wide(awkwardTexts[0], 'Kurz', 'Klein')} />
      <SegmentedControl label="Vier" options={wide('Benachrichtigungen', 'Zwei', 'Drei', 'Vier')} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectSound(canvasElement);
    for (const group of canvas.getAllByRole('radiogroup')) {
      const track = group.getBoundingClientRect();
      for (const radio of group.querySelectorAll('[role="radio"]')) {
        // No word is printed over the next one's place.
        await expect(radio.scrollWidth).toBeLessThanOrEqual(radio.clientWidth);
        const box = radio.getBoundingClientRect();
        await expect(box.right).toBeLessThanOrEqual(track.right);
        await expect(box.left).toBeGreaterThanOrEqual(track.left);
      }
    }
  },
};
