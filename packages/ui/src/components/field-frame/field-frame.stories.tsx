import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import * as control from '../private/control.css.js';
import { FieldFrame } from './field-frame.js';

const meta = {
  title: 'Components/FieldFrame',
  component: FieldFrame,
  args: {
    label: 'Colour',
    description: 'Shown in the graph.',
    counter: '7 of 7',
    children: (field) => (
      <input
        {...field}
        defaultValue="#3b6fd4"
        className={`${control.control} ${control.size.medium}`}
      />
    ),
  },
} satisfies Meta<typeof FieldFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a control of your own: spread what the frame gives and every relation is there. */
export const Default: Story = {
  args: { id: 'colour', describedBy: undefined },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Colour' });
    await expect(input).toHaveAttribute('id', 'colour');
    await expect(descriptionOf(input)).toBe('Shown in the graph. 7 of 7');
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

export const Invalid: Story = {
  args: { error: 'Write a colour such as #3b6fd4.', required: true },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox', { name: 'Colour' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAttribute('aria-required', 'true');
    // The error stands where the hint stood.
    await expect(descriptionOf(input)).toBe('Write a colour such as #3b6fd4. 7 of 7');
    await expect(canvas.queryByText('Shown in the graph.')).toBeNull();
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** A description that is more than words, such as rules ticked off, stays beside the error. */
export const InvalidWithRules: Story = {
  args: {
    error: 'Write a colour such as #3b6fd4.',
    description: (
      <ul>
        <li>Six figures after #</li>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(descriptionOf(canvas.getByRole('textbox', { name: 'Colour' }))).toBe(
      'Write a colour such as #3b6fd4. Six figures after # 7 of 7',
    );
  },
};

/** A group has no label element: its words name it by reference. */
export const Group: Story = {
  args: {
    kind: 'group',
    counter: undefined,
    children: ({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, id }) => (
      <fieldset id={id} aria-labelledby={labelledBy} aria-describedby={describedBy}>
        <input type="color" aria-label="Line" />
        <input type="color" aria-label="Fill" />
      </fieldset>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Colour' });
    await expect(descriptionOf(group)).toBe('Shown in the graph.');
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};
