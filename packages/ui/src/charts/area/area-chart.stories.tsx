import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { day, runs } from '../line/story-data.js';
import { expectTextInside, expectWalk, rowsOfTwin, stageOf } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { asWritten } from '../../story-checks.js';
import { AreaChart } from './area-chart.js';

const tokens = (name: string, base: number, growth: number) => ({
  name,
  values: Array.from({ length: 30 }, (_, n) => ({
    x: day(n),
    y: Math.round(base + growth * n + base * 0.15 * Math.sin(n)),
  })),
});
const byProvider = [tokens('Claude', 420, 14), tokens('Llama', 310, 4), tokens('Mistral', 160, -2)];

const meta = {
  title: 'Charts/Area',
  component: AreaChart,
  args: { title: 'Tokens by provider, thousands', series: byProvider },
  decorators: [inPanel],
  parameters: { width: 760 },
} satisfies Meta<typeof AreaChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Several lie on one another; their names stand at their ends. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'Claude, Oct 22, 2026: 420', [
      ['PageDown', 'Llama, Oct 22, 2026: 310'],
      ['ArrowRight', 'Llama, Oct 23, 2026: 353'],
    ]);
    await expectTextInside(canvasElement);
    await expect((await rowsOfTwin(canvasElement))[1]).toEqual([
      'Oct 22, 2026',
      '420',
      '310',
      '160',
    ]);
  },
};

export const One: Story = { args: { title: 'Runs per day', series: [runs] } };
export const Phone: Story = { parameters: { width: 360 } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { title: 'الرموز حسب المزوّد' },
  play: async ({ canvasElement }) => {
    const path = stageOf(canvasElement).querySelector('[data-series="0"] path');
    await expect(path?.getBoundingClientRect().right).toBeGreaterThan(
      stageOf(canvasElement).getBoundingClientRect().right - 80,
    );
  },
};

export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { series: [{ name: 'Nothing', values: [] }] } };

/** Different days, gaps and negative values. */
export const DamagedData: Story = {
  args: {
    series: [
      { name: 'A', values: [4, null, 6, Number.NaN].map((y, n) => ({ x: day(n), y })) },
      { name: 'B', values: [3, -2, 5].map((y, n) => ({ x: day(n * 2), y })) },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await rowsOfTwin(canvasElement)).toHaveLength(6);
  },
};

export const HundredThousand: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: {
    title: 'Queue length',
    series: [
      {
        name: 'Waiting',
        values: Array.from({ length: 1e5 }, (_, n) => ({ x: n, y: 50 + 40 * Math.sin(n / 4000) })),
      },
    ],
  },
};
