import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { awkwardTexts, expectSound, LittleRoom, awaitWarning } from '../../story-checks.js';
import { Progress, progressTones } from './progress.js';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Points used', value: 31, max: 40 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

const fill = (bar: Element) => {
  const track = bar.getBoundingClientRect();
  const done = bar.firstElementChild?.getBoundingClientRect() ?? track;
  return { track, done };
};

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Points used' });
    await expect(bar).toHaveAttribute('aria-valuenow', '31');
    await expect(bar).toHaveAttribute('aria-valuemax', '40');
    const { track, done } = fill(bar);
    await expect(Math.round(done.right - track.left)).toBe(Math.round((31 / 40) * track.width));
  },
};

export const WithLabel: Story = {
  args: { showLabel: true, valueText: '31 of 40 points', tone: 'highlight' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31 of 40 points')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Points used' })).toHaveAttribute(
      'aria-valuetext',
      '31 of 40 points',
    );
  },
};

export const Tones: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {progressTones.map((tone, index) => (
        <Progress key={tone} {...args} label={tone} tone={tone} value={12 + index * 5} />
      ))}
    </div>
  ),
};

/** The end is not known: no value is claimed. */
export const Indeterminate: Story = {
  args: { label: 'Starting the run', value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Starting the run' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
};

/** A value beyond the end is cut to it. */
export const Full: Story = {
  args: { value: 55 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    const { track, done } = fill(bar);
    await expect(Math.round(done.right)).toBe(Math.round(track.right));
  },
};

/** Right to left it grows from the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const { track, done } = fill(canvas.getByRole('progressbar'));
    await expect(Math.round(track.right - done.left)).toBe(Math.round((31 / 40) * track.width));
  },
};

/** A value that is no share is shown as unknown; what is out of bounds as the bound. */
export const BadInput: Story = {
  beforeEach: awaitWarning,
  render: (args) => (
    <LittleRoom>
      <Progress {...args} showLabel label="Not a number" value={Number.NaN} />
      <Progress {...args} showLabel label="Less than nothing" value={-40} />
      <Progress {...args} showLabel label="More than all" value={1e9} />
      <Progress {...args} showLabel label="All of nothing" value={0} max={0} />
      <Progress {...args} showLabel label="Endless" value={Infinity} max={Infinity} />
      {awkwardTexts.map((text) => (
        <Progress {...args} key={text} showLabel label={text} valueText={text} value={50} />
      ))}
    </LittleRoom>
  ),
  play: ({ canvasElement }) => expectSound(canvasElement),
};
