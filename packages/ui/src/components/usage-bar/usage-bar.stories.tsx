import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { danglingIds, descriptionOf } from '../../a11y/relations.js';
import { Stack } from '../layout/stack.js';
import { UsageBar } from './usage-bar.js';

const meta = {
  title: 'Components/UsageBar',
  component: UsageBar,
  args: { label: 'Points', used: 1310, limit: 2480 },
  decorators: [
    (Shown) => (
      <div style={{ maxInlineSize: 360 }}>
        <Shown />
      </div>
    ),
  ],
} satisfies Meta<typeof UsageBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    const meter = canvas.getByRole('meter', { name: 'Points' });
    await expect(meter).toHaveAttribute('aria-valuetext', '1,310 of 2,480');
    await expect(descriptionOf(meter)).toBe('1,170 left');
    await expect(canvas.getByText('53% used')).toBeVisible();
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** Every state says in words what the colour repeats. */
export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <UsageBar label="Runs" used={12} limit={100} />
      <UsageBar
        label="Storage"
        used={8.4}
        limit={10}
        format={{ style: 'unit', unit: 'gigabyte' }}
      />
      <UsageBar label="Agents" used={5} limit={5} />
      <UsageBar label="Requests" used={1250} limit={1000} />
      <UsageBar label="Requests, ten times too many" used={10_000} limit={1000} />
      <UsageBar label="Members" used={38} limit={null} />
      <UsageBar label="Tokens" used={null} limit={1000} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const text of [
      '88 left',
      '1.6 GB left',
      'Limit reached',
      '250 over the limit',
      '38, no limit',
      'Usage not known',
    ])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(5);
  },
};

/** Beyond the limit the track is what was used; the limit stands at its share of it. */
export const Over: Story = {
  args: { label: 'Requests', used: 1250, limit: 1000 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuenow', '1');
    const track = meter.getBoundingClientRect();
    const beyond = meter.lastElementChild!.getBoundingClientRect();
    await expect(Math.round(beyond.width)).toBe(Math.round(track.width * 0.2));
    await expect(Math.round(beyond.right)).toBe(Math.round(track.right));
  },
};

export const BadInput: Story = {
  render: () => (
    <Stack gap={24}>
      <UsageBar label="Not a number" used={NaN} limit={NaN} />
      <UsageBar label="Negative" used={-5} limit={-1} />
      <UsageBar label="Nothing allowed, something used" used={3} limit={0} />
      <UsageBar label="Endless" used={1e6} limit={Infinity} />
      <UsageBar label={'Sehr lange Bezeichnung '.repeat(8)} used={1e15} limit={1e6} />
      <UsageBar label="نقاط 🪙" used={1} limit={3} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/NaN|∞|-\d/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** It grows from the right, and what is too much stands at the left. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'الطلبات', used: 1250, limit: 1000 },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    const track = meter.getBoundingClientRect();
    await expect(Math.round(meter.lastElementChild!.getBoundingClientRect().left)).toBe(
      Math.round(track.left),
    );
  },
};
