import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { TextIcon } from '../../icons/index.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Stack } from '../layout/stack.js';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Send me a weekly summary', checked: false, onCheckedChange: fn() },
  argTypes: { icon: { control: false } },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked ?? false);
    return (
      <Checkbox
        {...args}
        defaultChecked={undefined}
        checked={checked}
        onCheckedChange={(next) => {
          setChecked(next);
          args.onCheckedChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me a weekly summary' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByText('Send me a weekly summary'));
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
    const { width, height } = box.getBoundingClientRect();
    await expect([width, height]).toEqual([16, 16]);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** Some of what it stands for; pressing checks it all. */
export const Indeterminate: Story = {
  args: { label: 'All agents', checked: 'indeterminate' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
    await expect(box).toBeChecked();
  },
};

const changed = { onCheckedChange: () => undefined };

const States = () => (
  <Stack gap={8}>
    <Checkbox {...changed} label="Off" checked={false} />
    <Checkbox {...changed} label="On" checked />
    <Checkbox {...changed} label="Some" checked="indeterminate" />
    <Checkbox
      {...changed}
      label="With icon"
      icon={<TextIcon />}
      checked
      description="Writes and rewrites."
    />
    <Checkbox {...changed} label="Invalid" checked={false} error="Accept the terms to go on." />
    <Checkbox label="Disabled" checked={false} disabled />
    <Checkbox label="Disabled, on" checked disabled />
    <Checkbox label="Locked" checked disabledReason="Your plan includes it" />
  </Stack>
);

export const AllStates: Story = {
  render: States,
  play: async ({ canvas, canvasElement }) => {
    await expect(descriptionOf(canvas.getByRole('checkbox', { name: 'Invalid' }))).toBe(
      'Accept the terms to go on.',
    );
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const DisabledWithReason: Story = {
  args: { checked: true, disabledReason: 'Your plan includes it' },
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Send me a weekly summary'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(descriptionOf(box)).toBe('Your plan includes it');
  },
};

/** In a table the row names it. */
export const LabelHidden: Story = {
  args: { label: 'Select Contract reader', labelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select Contract reader' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'توليد النصوص', checked: true, icon: <TextIcon /> },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const label = canvas.getByText('توليد النصوص').getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(label.right);
  },
};

/** Endless and turned labels, descriptions and errors break beside the box. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Checkbox
          {...args}
          checked={undefined}
          key={text}
          defaultChecked
          label={text}
          description={text}
          error={text}
        />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
