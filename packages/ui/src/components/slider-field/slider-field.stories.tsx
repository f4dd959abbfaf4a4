import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Stack } from '../layout/stack.js';
import { SliderField } from './slider-field.js';

const meta = {
  title: 'Components/SliderField',
  component: SliderField,
  args: {
    label: 'Temperature',
    value: 0.7,
    onValueChange: fn(),
    min: 0,
    max: 1,
    step: 0.01,
    minLabel: 'Exact',
    maxLabel: 'Inventive',
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? 0);
    return (
      <div style={{ maxInlineSize: 320 }}>
        <SliderField
          {...args}
          defaultValue={undefined}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            args.onValueChange?.(next);
          }}
        />
      </div>
    );
  },
} satisfies Meta<typeof SliderField>;

export default meta;
type Story = StoryObj<typeof SliderField>;

const tokens = {
  label: 'Max tokens',
  value: 1000,
  min: 0,
  max: 4000,
  step: 10,
  inputMin: 10,
  inputMax: 32000,
  inputStep: 1,
  minLabel: undefined,
  maxLabel: undefined,
};

/** Slider and number carry one label; keys move in steps, pages in ten. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider', { name: 'Temperature' });
    const number = canvas.getByRole('spinbutton', { name: 'Temperature' });
    await expect(number).toHaveValue('0.70');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(number).toHaveValue('0.71');
    await userEvent.keyboard('{PageDown}');
    await expect(number).toHaveValue('0.61');
    await userEvent.keyboard('{End}');
    await expect(number).toHaveValue('1.00');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuenow', '0');
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(slider).toHaveAttribute('aria-valuenow', '0.02');
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** Typed text stays as typed; every allowed number counts at once. */
export const Typing: Story = {
  args: tokens,
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    const slider = canvas.getByRole('slider');
    await expect(number).toHaveValue('1,000');
    await userEvent.clear(number);
    await expect(number).toHaveValue('');
    await userEvent.type(number, '1,8');
    await expect(number).toHaveValue('1,8');
    await userEvent.type(number, '05');
    await expect(number).toHaveValue('1,805');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1805);
    await expect(slider).toHaveAttribute('aria-valuenow', '1805');
    await userEvent.tab();
    await expect(number).toHaveValue('1,805');
  },
};

/** The number goes further than the slider, which then stands at its end. */
export const BeyondTheSlider: Story = {
  args: tokens,
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    const slider = canvas.getByRole('slider');
    await userEvent.clear(number);
    await userEvent.type(number, '8000');
    await expect(slider).toHaveAttribute('aria-valuenow', '4000');
    await expect(slider).toHaveAttribute('aria-valuetext', '8,000');
    await expect(number).toHaveAttribute('aria-valuemax', '32000');
    await userEvent.clear(number);
    await userEvent.type(number, '99999');
    await expect(number).toHaveValue('99999');
    await userEvent.tab();
    await expect(number).toHaveValue('32,000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(32000);
  },
};

/** Too small becomes the smallest, nonsense becomes what it was. */
export const LeavingSettles: Story = {
  args: tokens,
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    await userEvent.clear(number);
    await userEvent.type(number, '3');
    await userEvent.tab();
    await expect(number).toHaveValue('10');
    await userEvent.clear(number);
    await userEvent.type(number, 'many');
    await userEvent.tab();
    await expect(number).toHaveValue('10');
    await userEvent.clear(number);
    await userEvent.tab();
    await expect(number).toHaveValue('10');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(10);
  },
};

/** Enter sends the form with the settled number. */
export const EnterSettles: Story = {
  args: { ...tokens, name: 'maxTokens' },
  render: function InForm(args) {
    const [value, setValue] = useState(args.value ?? 0);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          args.onValueChange?.(value);
        }}
      >
        <SliderField {...args} defaultValue={undefined} value={value} onValueChange={setValue} />
        <button type="submit">Send</button>
      </form>
    );
  },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    await userEvent.clear(number);
    await userEvent.type(number, '40000{Enter}');
    await expect(number).toHaveValue('32,000');
    await expect(args.onValueChange).toHaveBeenCalledWith(32000);
  },
};

export const Pointer: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    const track = slider.closest('[dir]') as HTMLElement;
    const box = track.getBoundingClientRect();
    // Synthetic pointers cannot be captured; the press alone must move the thumb.
    track.setPointerCapture = () => undefined;
    await fireEvent.pointerDown(track, {
      clientX: box.left + box.width / 4,
      clientY: box.top + 2,
      pointerId: 1,
    });
    await expect(slider).toHaveAttribute('aria-valuenow', '0.25');
  },
};

const States = () => (
  <Stack gap={20}>
    <SliderField {...meta.args} />
    <SliderField {...meta.args} {...tokens} />
    <SliderField {...meta.args} {...tokens} value={8000} error="At most 4,000 with this model." />
    <SliderField {...meta.args} label="Disabled" disabled />
    <SliderField {...meta.args} label="Locked" disabledReason="Locked while a run uses it" />
  </Stack>
);

export const AllStates: Story = { render: States };

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Locked while a run uses it' },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider');
    const number = canvas.getByRole('spinbutton');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}5');
    await expect(number).toHaveValue('0.70');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(descriptionOf(number)).toBe('Locked while a run uses it');
  },
};

/** The start is at the right: arrow left increases. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'درجة الحرارة', minLabel: 'دقيق', maxLabel: 'مبتكر' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('spinbutton')).toHaveValue('0.71');
    const number = canvas.getByRole('spinbutton').getBoundingClientRect();
    await expect(number.right).toBeLessThan(
      canvas.getByRole('slider').getBoundingClientRect().left,
    );
  },
};

/** German writes the decimal with a comma; a point is understood as well. */
export const CommaDecimal: Story = {
  globals: { locale: 'de' },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    await expect(number).toHaveValue('0,70');
    await userEvent.clear(number);
    await userEvent.type(number, '0,35');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.35);
    await userEvent.clear(number);
    await userEvent.type(number, '0.4');
    await userEvent.tab();
    await expect(number).toHaveValue('0,40');
  },
};

/** No number, no range, values far out of it, endless and turned words at its ends. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      <SliderField {...args} value={undefined} label="Not a number" defaultValue={Number.NaN} />
      <SliderField {...args} value={undefined} label="Far out" defaultValue={1e9} />
      <SliderField {...args} value={undefined} label="No range" defaultValue={1} min={1} max={1} />
      {awkwardTexts.map((text) => (
        <SliderField
          {...args}
          value={undefined}
          key={text}
          label={text}
          description={text}
          error={text}
          minLabel={text}
          maxLabel={text}
        />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
