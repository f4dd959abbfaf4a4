import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { awaitWarning, expectWarning } from '../../story-checks.js';
import { expectTextInside, expectWalk, rowsOfTwin, stageOf } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { DonutChart } from './donut-chart.js';

const meta = {
  title: 'Charts/Donut',
  component: DonutChart,
  args: {
    title: 'Runs by state',
    slices: [
      { name: 'Done', value: 5574 },
      { name: 'Retried', value: 375 },
      { name: 'Cancelled', value: 212 },
      { name: 'Failed', value: 275 },
    ],
    categoryLabel: 'State',
  },
  decorators: [inPanel],
  parameters: { width: 680 },
} satisfies Meta<typeof DonutChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const slicesIn = (root: HTMLElement) => stageOf(root).querySelectorAll('[data-slice]');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '6,436 in all; Done is the largest, 5,574 (86.6%).',
    );
    await expectWalk(canvasElement, 'Done: 5,574, 86.6%', [
      ['ArrowRight', 'Retried: 375, 5.8%'],
      ['ArrowDown', 'Cancelled: 212, 3.3%'],
      ['End', 'Failed: 275, 4.3%'],
    ]);
    await expectTextInside(canvasElement);
    await expect((await rowsOfTwin(canvasElement))[1]).toEqual(['Done', '5,574', '86.6%']);
  },
};

/** Names and shares are in the legend, where there is no room beside the ring. */
export const Phone: Story = {
  parameters: { width: 360 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('Retried: 375, 5.8%');
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'عمليات التشغيل حسب الحالة',
    slices: [
      { name: 'مكتملة', value: 700 },
      { name: 'أُعيدت', value: 200 },
      { name: 'فاشلة', value: 100 },
    ],
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** A fifth slice is folded, and whoever develops is told. */
export const TooMany: Story = {
  args: {
    title: 'Points by assistant',
    slices: [8420, 6910, 5240, 4880, 3110, 1940].map((value, n) => ({ name: `Part ${n}`, value })),
  },
  beforeEach: awaitWarning,
  play: async ({ canvas, canvasElement }) => {
    await expect(slicesIn(canvasElement)).toHaveLength(4);
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '30,500 in all; Part 0 is the largest, 8,420 (27.6%).',
    );
    await expectWarning('BarChart');
    await expectWalk(canvasElement, 'Part 0: 8,420, 27.6%', [['End', 'Other: 9,930, 32.6%']]);
    await expect(await rowsOfTwin(canvasElement)).toHaveLength(7);
  },
};

export const Loading: Story = { args: { loading: true } };

export const DamagedData: Story = {
  args: {
    slices: [
      { name: '', value: 3 },
      { name: 'Not a number', value: Number.NaN },
      { name: 'Negative', value: -4 },
      { name: 'A name that is longer than the place beside the ring 👩🏽‍🔬', value: 1 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(slicesIn(canvasElement)).toHaveLength(2);
    await expectTextInside(canvasElement);
  },
};

export const OneSlice: Story = { args: { slices: [{ name: 'Done', value: 7 }] } };
export const Empty: Story = { args: { slices: [{ name: 'Done', value: 0 }] } };
