import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectTextInside, expectWalk, rowsOfTwin, stageOf } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { asWritten } from '../../story-checks.js';
import { WaterfallChart } from './waterfall-chart.js';

const run = [
  { name: 'Run T-2048', start: 0, end: 151_000 },
  { name: 'Plan', start: 400, end: 8200, depth: 1 },
  { name: 'Read 4 files', start: 8200, end: 41_500, depth: 1, kind: 1 },
  { name: 'search: carrier rates', start: 12_000, end: 14_400, depth: 2, kind: 1 },
  { name: 'Forecast demand', start: 41_500, end: 102_300, depth: 1 },
  { name: 'python: model', start: 52_000, end: 95_840, depth: 2, kind: 1 },
  { name: 'Retry after HTTP 429', start: 102_300, end: 103_140, depth: 1, kind: 2 },
  { name: 'Write recommendation', start: 103_140, end: 151_000, depth: 1 },
];

const meta = {
  title: 'Charts/Waterfall',
  component: WaterfallChart,
  args: { title: 'Trace of run T-2048', spans: run, kinds: ['Model', 'Tool', 'Error'] },
  decorators: [inPanel],
  parameters: { width: 760 },
} satisfies Meta<typeof WaterfallChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '8 steps in 2 min 31 sec; the longest is Run T-2048, 2 min 31 sec.',
    );
    await expectWalk(canvasElement, 'Run T-2048, Model, Start: 0 ms, Duration: 2 min 31 sec', [
      ['ArrowDown', 'Plan, level 2, Model, Start: 400 ms, Duration: 7.8 sec'],
      ['End', 'Write recommendation, level 2, Model, Start: 1 min 43 sec, Duration: 47.9 sec'],
      ['ArrowUp', 'Retry after HTTP 429, level 2, Error, Start: 1 min 42 sec, Duration: 840 ms'],
    ]);
    await expectTextInside(canvasElement);
    await expect((await rowsOfTwin(canvasElement))[3]).toEqual([
      'Read 4 files',
      '2',
      '8.2 sec',
      '33.3 sec',
    ]);
  },
};

/** Names stand over their bars. */
export const Phone: Story = {
  parameters: { width: 360 },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

/** Time runs from the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvasElement }) => {
    const bar = (n: number) =>
      stageOf(canvasElement).querySelector(`[data-span="${n}"]`)?.getBoundingClientRect();
    await expect(bar(1)?.left).toBeGreaterThan(bar(7)?.left as number);
    await expectTextInside(canvasElement);
  },
};

/** A span not ended is drawn to now, lighter. */
export const Running: Story = {
  args: { spans: [...run.slice(0, 4), { name: 'Forecast demand', start: 41_500, depth: 1 }] },
};

export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { spans: [] } };
export const OneStep: Story = { args: { spans: [{ name: 'Plan', start: 5, end: 5 }] } };

export const DamagedData: Story = {
  args: {
    spans: [
      { name: '', start: 100, end: Number.NaN },
      { name: 'Ends before it starts', start: 900, end: 200, depth: Number.NaN },
      { name: 'Without a start', start: Number.NaN },
      {
        name: 'A step whose name nobody thought about while 👩🏽‍🔬 writing the tool that makes it',
        start: 300,
        end: 1200,
        depth: 40,
        kind: 11,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(stageOf(canvasElement).querySelectorAll('[data-span]')).toHaveLength(3);
    await expectTextInside(canvasElement);
  },
};

export const HundredThousand: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: {
    spans: Array.from({ length: 1e5 }, (_, n) => ({
      name: `Step ${n + 1}`,
      start: n * 10,
      end: n * 10 + (n % 90),
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(stageOf(canvasElement).querySelectorAll('[data-span]')).toHaveLength(200);
    await expect(canvas.getByText(/^200 of 100,000 drawn/)).toBeInTheDocument();
  },
};
