import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { awaitWarning } from '../../story-checks.js';
import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { Stack } from '../layout/stack.js';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from './one-time-code-field.js';

const Controlled = (args: OneTimeCodeFieldProps) => {
  const [value, setValue] = useState(args.value ?? '');
  return (
    <OneTimeCodeField
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
  title: 'Components/OneTimeCodeField',
  component: OneTimeCodeField,
  args: { label: 'Code from the e-mail', value: '', onValueChange: fn(), onComplete: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof OneTimeCodeField>;

export default meta;
type Story = StoryObj<typeof OneTimeCodeField>;

const activeCell = (root: HTMLElement) =>
  [...root.querySelectorAll('[aria-hidden] > span')].findIndex((cell) =>
    cell.hasAttribute('data-active'),
  );

/** One text field; what is no figure is left out, and the whole code is told at once. */
export const Typing: Story = {
  args: { description: 'It is valid for 10 minutes' },
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from the e-mail' });
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(descriptionOf(input)).toBe('It is valid for 10 minutes');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(activeCell(canvasElement)).toBe(0);
    await userEvent.keyboard('4a8 1');
    await expect(input).toHaveValue('481');
    await expect(activeCell(canvasElement)).toBe(3);
    await userEvent.keyboard('{Backspace}190');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('٥7');
    await expect(args.onComplete).toHaveBeenLastCalledWith('481905');
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** The code is found in whatever was copied. */
export const Paste: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.paste('Your code: 481-905');
    await expect(canvas.getByRole('textbox')).toHaveValue('481905');
    await expect(args.onComplete).toHaveBeenCalledWith('481905');
  },
};

/** Every character stands in the middle of its cell. */
export const Filled: Story = {
  args: { value: '481905' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox') as HTMLInputElement;
    const cells = [...canvasElement.querySelectorAll('[aria-hidden] > span')];
    const style = getComputedStyle(input);
    const pitch = cells[1]!.getBoundingClientRect().left - cells[0]!.getBoundingClientRect().left;
    const canvasText = document.createElement('canvas').getContext('2d')!;
    canvasText.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const character = canvasText.measureText('0').width;
    await expect(Math.abs(character + parseFloat(style.letterSpacing) - pitch)).toBeLessThan(0.5);
    await expect(input.scrollLeft).toBe(0);
  },
};

export const Letters: Story = {
  args: { label: 'Invitation', length: 8, kind: 'letters' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'team-2048');
    await expect(args.onComplete).toHaveBeenCalledWith('TEAM2048');
  },
};

const States = () => {
  const field = { value: '481', onValueChange: () => {} };
  return (
    <Stack gap={20}>
      <OneTimeCodeField {...field} label="Empty" value="" />
      <OneTimeCodeField {...field} label="Invalid" error="The code has expired." required />
      <OneTimeCodeField {...field} label="Disabled" disabled />
      <OneTimeCodeField {...field} label="Locked" disabledReason="Wait 30 s before the next try" />
      <OneTimeCodeField {...field} label="Four" length={4} />
    </Stack>
  );
};

export const AllStates: Story = {
  render: States,
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('textbox', { name: 'Locked' });
    await userEvent.type(locked, '9');
    await expect(locked).toHaveValue('481');
    await expect(descriptionOf(locked)).toBe('Wait 30 s before the next try');
    await expect(canvas.getByRole('textbox', { name: 'Invalid' })).toBeInvalid();
  },
};

/** A code runs left to right in every language. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الرمز من البريد', value: '48' },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[aria-hidden] > span');
    await expect(first!.getBoundingClientRect().right).toBeLessThan(
      second!.getBoundingClientRect().left,
    );
    await userEvent.type(canvas.getByRole('textbox'), '١٢٣٤');
    await expect(canvas.getByRole('textbox')).toHaveValue('481234');
  },
};

/** Too long, no code at all, more cells than anybody types. */
export const BadInput: Story = {
  beforeEach: awaitWarning,
  render: () => {
    const field = { onValueChange: () => {} };
    return (
      <Stack gap={20}>
        <OneTimeCodeField {...field} label="Too long" value="4819051234" />
        <OneTimeCodeField {...field} label="No figures" value="🔑 رمز" />
        <OneTimeCodeField {...field} label="Null" value={null as unknown as string} length={NaN} />
        <OneTimeCodeField {...field} label="A million cells" value="1" length={1e6} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Too long' })).toHaveValue('481905');
    await expect(canvas.getByRole('textbox', { name: 'No figures' })).toHaveValue('');
  },
};
