import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { Stack } from '../layout/stack.js';
import { Rating, type RatingProps } from './rating.js';

const Controlled = (args: RatingProps) => {
  const [value, setValue] = useState(args.value ?? 0);
  return (
    <Rating
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
  title: 'Components/Rating',
  component: Rating,
  args: { label: 'Usefulness', value: 3, onValueChange: fn(), onBlur: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof Rating>;

/** A radio group: one tab stop, arrow keys choose, the ends meet. */
export const Keyboard: Story = {
  args: { description: 'Of the result as a whole', valueShown: true },
  play: async ({ args, canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Usefulness' });
    await expect(descriptionOf(group)).toBe('Of the result as a whole');
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '3 of 5' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4 of 5' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: '4 of 5' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

const starField = (element: HTMLElement) => element.querySelector('input')!.parentElement!;
const pressAt = async (field: HTMLElement, share: number) => {
  const box = field.getBoundingClientRect();
  const init = { clientX: box.left + box.width * share, clientY: box.top + 10 };
  await fireEvent.mouseMove(field, init);
  await fireEvent.click(field, init);
};

/** Stars are pressed; the chosen one again, or Delete, takes the rating back. */
export const Pointer: Story = {
  args: { clearable: true },
  play: async ({ args, canvas, canvasElement }) => {
    const field = starField(canvasElement);
    await pressAt(field, 0.7);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await pressAt(field, 0.7);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await pressAt(field, 0.3);
    await userEvent.keyboard('{Delete}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
  },
};

/** Halves have radios of their own; pressing the first half of a star chooses it. */
export const Halves: Story = {
  args: { half: true, value: 2.5, valueShown: true },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(10);
    await expect(canvas.getByRole('radio', { name: '2.5 of 5' })).toBeChecked();
    await pressAt(starField(canvasElement), 0.65);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3.5);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
  },
};

/** A picture with a name, not a control. */
export const ReadOnly: Story = {
  args: { readOnly: true, value: 4.3, valueShown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Usefulness 4.3 of 5' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

const States = () => {
  const field = { onValueChange: () => {} };
  return (
    <Stack gap={20}>
      <Rating {...field} label="Not rated" value={0} optional valueShown />
      <Rating {...field} label="Invalid" value={0} error="Rate the result." required />
      <Rating {...field} label="Disabled" value={2} disabled />
      <Rating {...field} label="Locked" value={2} disabledReason="The run has not ended" />
      <Rating {...field} label="Ten stars" value={7} max={10} />
      <Rating label="Small, without a label" labelHidden value={3.5} readOnly size="small" />
    </Stack>
  );
};

export const AllStates: Story = {
  render: States,
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('radiogroup', { name: 'Locked' });
    await expect(locked).toHaveAttribute('aria-disabled', 'true');
    await expect(descriptionOf(locked)).toBe('The run has not ended');
    const second = canvas.getAllByRole('radio', { name: '2 of 5', checked: true }).at(-1)!;
    second.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(second).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Invalid' })).toBeInvalid();
  },
};

/** The first star is at the right: arrow left goes up. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الفائدة', half: true, value: 2.5, valueShown: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await pressAt(starField(canvasElement), 0.95);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.5);
  },
};

/** No number, too much, too little; stars without end. */
export const BadInput: Story = {
  render: () => (
    <Stack gap={20}>
      <Rating label="NaN" value={NaN} onValueChange={fn()} valueShown />
      <Rating label="Null" value={null} readOnly valueShown />
      <Rating label="Above the last star" value={99} readOnly valueShown />
      <Rating label="Below zero" value={-3} readOnly valueShown />
      <Rating label="A million stars" value={12} max={1e6} readOnly valueShown />
      <Rating label="No stars" value={1} onValueChange={fn()} max={NaN} />
      <Rating label={'⭐ تسمية طويلة جدًا '.repeat(10)} value={2} onValueChange={fn()} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Above the last star 5 of 5' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Null Not rated' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: /12 of 20/ })).toBeVisible();
  },
};
