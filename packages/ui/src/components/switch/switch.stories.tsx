import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { awkwardTexts, expectSound, LittleRoom } from '../../story-checks.js';
import { Stack } from '../layout/stack.js';
import { Switch } from './switch.js';

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: {
    label: 'Allow fallback',
    description: 'If the provider fails, continue on the next model with the same context size.',
    checked: true,
    onCheckedChange: fn(),
  },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked ?? false);
    return (
      <Switch
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
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof Switch>;

const knobOffset = (control: Element) =>
  (control.firstElementChild?.getBoundingClientRect().left ?? 0) -
  control.getBoundingClientRect().left;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const control = canvas.getByRole('switch', { name: 'Allow fallback' });
    await expect(control).toBeChecked();
    await expect(knobOffset(control)).toBe(16);
    await expect(descriptionOf(control)).toBe(args.description as string);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    // It slides there.
    await waitFor(() => expect(knobOffset(control)).toBe(2));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByText('Allow fallback'));
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(3);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

const States = () => (
  <Stack gap={12}>
    <Switch label="On" checked onCheckedChange={fn()} />
    <Switch label="Off" checked={false} onCheckedChange={fn()} />
    <Switch label="Disabled" checked={false} disabled onCheckedChange={fn()} />
    <Switch label="Disabled, on" checked disabled onCheckedChange={fn()} />
    <Switch label="Locked" checked disabledReason="Your plan includes it" onCheckedChange={fn()} />
  </Stack>
);

export const AllStates: Story = { render: States };

export const Dark: Story = { render: States, globals: { theme: 'dark' } };

export const DisabledWithReason: Story = {
  args: { disabledReason: 'Your plan includes it', description: undefined },
  play: async ({ args, canvas }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(descriptionOf(control)).toBe('Your plan includes it');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'السماح بالبديل', description: 'يستمر العمل على النموذج التالي.' },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(knobOffset(control)).toBe(2);
  },
};

/** Endless and turned labels, descriptions and reasons. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      {awkwardTexts.map((text) => (
        <Switch {...args} key={text} label={text} description={text} disabledReason={text} />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
