import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { CoinsIcon } from '../../icons/index.js';
import { awaitWarning, expectWarning } from '../../story-checks.js';
import { Button } from '../button/button.js';
import { Stack } from '../layout/stack.js';
import { NumberField } from './number-field.js';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Retries', value: 3, onValueChange: fn(), min: 0, max: 20 },
  argTypes: { prefix: { control: false }, suffix: { control: false } },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value ?? null);
    return (
      <div style={{ maxInlineSize: 320 }}>
        <NumberField
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
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof NumberField>;

/** Arrows step, pages take ten, Home and End lead to the bounds. */
export const Keyboard: Story = {
  args: { description: 'How often a failed step is tried again' },
  play: async ({ canvas, canvasElement }) => {
    const number = canvas.getByRole('spinbutton', { name: 'Retries' });
    await userEvent.tab();
    await expect(number).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(number).toHaveValue('4');
    await userEvent.keyboard('{PageUp}');
    await expect(number).toHaveValue('14');
    await userEvent.keyboard('{PageUp}');
    await expect(number).toHaveAttribute('aria-valuenow', '20');
    await userEvent.keyboard('{Home}');
    await expect(number).toHaveValue('0');
    await userEvent.keyboard('{ArrowDown}');
    await expect(number).toHaveValue('0');
    await userEvent.keyboard('{End}{PageDown}');
    await expect(number).toHaveValue('10');
    await expect(number).toHaveAttribute('aria-valuemin', '0');
    await expect(number).toHaveAttribute('aria-valuemax', '20');
    await expect(descriptionOf(number)).toBe('How often a failed step is tried again');
    await expect(danglingIds(canvasElement)).toEqual([]);
    // The buttons are no tab stops.
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** A price in cents is typed as it is, and the arrows go by whole dollars. */
export const ArrowStep: Story = {
  args: { label: 'Price', value: 7.25, max: 99, step: 0.01, arrowStep: 1 },
  play: async ({ args, canvas }) => {
    const price = canvas.getByRole('spinbutton', { name: 'Price' });
    await userEvent.click(price);
    await userEvent.keyboard('{ArrowUp}');
    await expect(price).toHaveValue('8.25');
    await userEvent.keyboard('{PageUp}');
    await expect(price).toHaveValue('18.25');
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease Price' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(17.25);
    await userEvent.clear(price);
    await userEvent.type(price, '3.99{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3.99);
  },
};

/** Written with the decimals of the arrows, and with more where it has them. */
export const Decimals: Story = {
  args: { label: 'Weight', value: 62.1, max: 500, step: 0.01, arrowStep: 0.1 },
  play: async ({ canvas }) => {
    const weight = canvas.getByRole('spinbutton', { name: 'Weight' });
    await expect(weight).toHaveValue('62.1');
    await userEvent.clear(weight);
    await userEvent.type(weight, '62.15');
    await userEvent.tab();
    await expect(weight).toHaveValue('62.15');
    await userEvent.clear(weight);
    await userEvent.type(weight, '63');
    await userEvent.tab();
    await expect(weight).toHaveValue('63.0');
  },
};

/** For rules that refuse it: what was meant is not another number. Keys keep to the bounds. */
export const KeptOutside: Story = {
  args: { label: 'Budget', value: 5, min: 1, max: 20, keepOutside: true },
  play: async ({ args, canvas }) => {
    const budget = canvas.getByRole('spinbutton', { name: 'Budget' });
    await userEvent.clear(budget);
    await userEvent.type(budget, '0');
    await userEvent.tab();
    await expect(budget).toHaveValue('0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await userEvent.click(budget);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1);
  },
};

/** Named by what they do and for which field; a bound takes one of them away. */
export const Buttons: Story = {
  args: { value: 19 },
  play: async ({ args, canvas }) => {
    const more = canvas.getByRole('button', { name: 'Increase Retries' });
    const less = canvas.getByRole('button', { name: 'Decrease Retries' });
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(20);
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    await expect(more).toBeDisabled();
    await userEvent.click(less);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(19);
    await expect(more).toBeEnabled();
    const { width, height } = less.getBoundingClientRect();
    await expect([width, height]).toEqual([24, 24]);
  },
};

/** Assistive technology hears the new value although the focus stays on the button. */
export const SteppedFromOutside: Story = {
  play: async ({ canvas }) => {
    await fireEvent.click(canvas.getByRole('button', { name: 'Increase Retries' }), { detail: 0 });
    await expect(canvas.getByRole('status')).toHaveTextContent('4');
  },
};

/** Held down it goes on, here to the end: released on the way it would look different each time. */
export const Held: Story = {
  args: { value: 0, max: 6 },
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Increase Retries' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: more });
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '6'),
    );
    await userEvent.pointer({ keys: '[/MouseLeft]' });
  },
};

/** Typed text stays as typed; leaving settles it. An emptied field is null. */
export const Typing: Story = {
  args: { label: 'Budget', value: 1800, max: 5000, step: 10 },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    await expect(number).toHaveValue('1,800');
    await userEvent.clear(number);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await expect(number).not.toHaveAttribute('aria-valuenow');
    await userEvent.type(number, '2,345');
    await expect(number).toHaveValue('2,345');
    await userEvent.tab();
    await expect(number).toHaveValue('2,350');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2350);
    await userEvent.clear(number);
    await userEvent.type(number, '99999');
    await userEvent.tab();
    await expect(number).toHaveValue('5,000');
    await userEvent.type(number, ' and more');
    await userEvent.tab();
    await expect(number).toHaveValue('5,000');
    await userEvent.clear(number);
    await userEvent.keyboard('{ArrowUp}');
    await expect(number).toHaveValue('0');
  },
};

/** The sign may be typed or left out. */
export const Currency: Story = {
  args: {
    label: 'Monthly limit',
    value: 27.9,
    max: undefined,
    step: 0.01,
    largeStep: 10,
    format: { style: 'currency', currency: 'EUR' },
  },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    await expect(number).toHaveValue('€27.90');
    await expect(number).toHaveAttribute('aria-valuetext', '€27.90');
    await userEvent.clear(number);
    await userEvent.type(number, '1,234.5');
    await userEvent.tab();
    await expect(number).toHaveValue('€1,234.50');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234.5);
    await userEvent.click(number);
    await userEvent.keyboard('{PageUp}');
    await expect(number).toHaveValue('€1,244.50');
  },
};

/** 0.25 is written as 25 %, and 30 typed means 0.3. */
export const Percent: Story = {
  args: { label: 'Share', value: 0.25, max: 1, step: 0.01, format: { style: 'percent' } },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    await expect(number).toHaveValue('25%');
    await userEvent.clear(number);
    await userEvent.type(number, '30');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.3);
    await userEvent.keyboard('{ArrowUp}');
    await expect(number).toHaveValue('31%');
  },
};

/** German groups with points and writes the unit after a space. */
export const German: Story = {
  globals: { locale: 'de' },
  args: {
    label: 'Speicher',
    value: 1234.5,
    max: undefined,
    step: 0.1,
    format: { style: 'unit', unit: 'megabyte' },
  },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    await expect(number).toHaveValue('1.234,5 MB');
    await userEvent.clear(number);
    await userEvent.type(number, '2.000,5');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2000.5);
    await expect(number).toHaveValue('2.000,5 MB');
  },
};

/** Figures of any script are read; the buttons are at the left. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'المحاولات', value: -3, min: -10, max: 2000 },
  play: async ({ args, canvas }) => {
    const number = canvas.getByRole('spinbutton');
    const button = canvas.getAllByRole('button')[0]!.getBoundingClientRect();
    await expect(button.right).toBeLessThanOrEqual(number.getBoundingClientRect().left);
    await userEvent.clear(number);
    await userEvent.type(number, '١٬٢٣٤');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234);
  },
};

const States = () => {
  const states = { onValueChange: () => {}, min: 0 };
  return (
    <Stack gap={20}>
      <NumberField {...states} label="Empty" value={null} placeholder="0" optional />
      <NumberField {...states} label="With an icon and a unit" value={40} {...pointParts} />
      <NumberField {...states} label="Invalid" value={0} error="Use at least 1." required />
      <NumberField {...states} label="Disabled" value={12} disabled />
      <NumberField
        {...states}
        label="Locked"
        value={12}
        disabledReason="Locked while a run uses it"
      />
      <NumberField {...states} label="Small" value={12} size="small" />
      <NumberField {...states} label="Large" value={12} size="large" />
      <NumberField {...states} label="Without buttons" value={12} steppersHidden />
    </Stack>
  );
};
const pointParts = { prefix: <CoinsIcon />, suffix: 'points' };

export const AllStates: Story = {
  render: States,
  play: async ({ canvas }) => {
    const locked = canvas.getByRole('spinbutton', { name: 'Locked' });
    await expect(descriptionOf(locked)).toBe('Locked while a run uses it');
    await userEvent.click(locked);
    await userEvent.keyboard('{ArrowUp}{End}7');
    await expect(locked).toHaveValue('12');
    const wrong = canvas.getByRole('spinbutton', { name: 'Invalid' });
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await expect(wrong).toHaveAttribute('aria-required', 'true');
    await expect(descriptionOf(wrong)).toBe('Use at least 1.');
  },
};

/** Nothing that is no number is shown, contradictions do no harm, and much stays whole. */
export const BadInput: Story = {
  beforeEach: awaitWarning,
  render: () => (
    <div style={{ maxInlineSize: 240 }}>
      <Stack gap={20}>
        <NumberField label="NaN" value={NaN} onValueChange={() => {}} />
        <NumberField label="Infinity" value={Infinity} onValueChange={() => {}} />
        <NumberField label="Step 0, min over max" value={3} {...contradiction} />
        <NumberField label="Huge" value={1e21} onValueChange={() => {}} />
        <NumberField label={'A label that goes on '.repeat(8)} value={1} onValueChange={() => {}} />
        <NumberField label="🧮 عدد المحاولات" value={-0.000001} onValueChange={() => {}} />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expectWarning('NumberField: min 5, max 1 and step 0');
    await expect(canvas.getByRole('spinbutton', { name: 'NaN' })).toHaveValue('');
    await expect(canvas.getByRole('spinbutton', { name: 'Infinity' })).toHaveValue('');
    await expect(canvas.getByRole('spinbutton', { name: 'Huge' })).toHaveValue(
      '1,000,000,000,000,000,000,000',
    );
  },
};
const contradiction = { onValueChange: () => {}, min: 5, max: 1, step: 0 };

const onSubmit = fn();

function InForm() {
  const ref = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState<number | null>(1234.5);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack>
        <NumberField
          ref={ref}
          name="limit"
          label="Limit"
          value={value}
          onValueChange={setValue}
          step={0.5}
        />
        <Button type="submit">Save</Button>
        <Button onClick={() => ref.current?.focus()}>Focus</Button>
      </Stack>
    </form>
  );
}

/** The form gets the plain number, settled by Enter; the ref takes the focus. */
export const NamedInForm: Story = {
  render: () => <InForm />,
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Focus' }));
    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith({ limit: '1234.5' });
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.keyboard('2,000.7{Enter}');
    await expect(onSubmit).toHaveBeenLastCalledWith({ limit: '2000.5' });
  },
};
