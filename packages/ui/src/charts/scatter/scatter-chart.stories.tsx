import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectTextInside, expectWalk, rowsOfTwin, stageOf } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { asWritten } from '../../story-checks.js';
import { ScatterChart } from './scatter-chart.js';

/** The same noise every time. */
const noise = (n: number) => ((n * 7919) % 101) / 101 - ((n * 104_729) % 89) / 89;

const models = (name: string, count: number, speed: number) => ({
  name,
  points: Array.from({ length: count }, (_, n) => ({
    name: `${name} run ${n + 1}`,
    x: 20 + n * 4,
    y: Math.round((8 + n * speed + 6 * noise(n + speed)) * 10) / 10,
  })),
});

const meta = {
  title: 'Charts/Scatter',
  component: ScatterChart,
  args: {
    title: 'Time by length of prompt',
    series: [models('Claude', 30, 0.9), models('Llama', 24, 0.5)],
    xLabel: 'Length, thousand tokens',
    yLabel: 'Time, s',
  },
  decorators: [inPanel],
} satisfies Meta<typeof ScatterChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '54 points; higher Length, thousand tokens goes with higher Time, s.',
    );
    await expectWalk(
      canvasElement,
      'Claude run 1, Claude, Length, thousand tokens: 20, Time, s: 11',
      [
        ['ArrowRight', 'Claude run 2, Claude, Length, thousand tokens: 24, Time, s: 10'],
        ['PageDown', 'Llama run 2, Llama, Length, thousand tokens: 24, Time, s: 11.6'],
      ],
    );
    await expectTextInside(canvasElement);
    await expect((await rowsOfTwin(canvasElement))[0]).toEqual([
      'Name',
      'Category',
      'Length, thousand tokens',
      'Time, s',
    ]);
  },
};

export const Phone: Story = { parameters: { width: 360 } };

/** The axis along runs from the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { title: 'الزمن حسب طول الطلب', xLabel: 'الطول، ألف رمز', yLabel: 'الزمن بالثواني' },
  play: async ({ canvasElement }) => {
    const dots = [...stageOf(canvasElement).querySelectorAll('[data-series="0"] path')];
    await expect(dots[0]?.getBoundingClientRect().left).toBeGreaterThan(
      dots.at(-1)?.getBoundingClientRect().left as number,
    );
    await expectTextInside(canvasElement);
  },
};

export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { series: [{ name: 'Nothing', points: [] }] } };
export const OnePoint: Story = { args: { series: [{ name: 'One', points: [{ x: 4, y: -3 }] }] } };

export const DamagedData: Story = {
  args: {
    series: [
      {
        name: '',
        points: [
          { x: 1, y: Number.NaN },
          { x: null, y: 3 },
          { x: -5, y: -2, name: '👩🏽‍🔬 a name that does not end '.repeat(6) },
          { x: 5, y: Infinity },
          { x: 2, y: 4 },
        ],
      },
    ],
    xLabel:
      'A label that is much longer than the axis it stands under, so that it is cut somewhere',
  },
  play: async ({ canvasElement }) => {
    await expect(stageOf(canvasElement).querySelectorAll('[data-series] path')).toHaveLength(2);
    await expectTextInside(canvasElement);
  },
};

/** Where points would be a blot, squares of the plot are counted. */
export const HundredThousand: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: {
    title: 'Time by length, all runs',
    series: [
      {
        name: 'Runs',
        points: Array.from({ length: 1e5 }, (_, n) => ({
          x: 50 + 40 * noise(n),
          y: 50 + 30 * noise(n) + 20 * noise(n * 3 + 1),
        })),
      },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(stageOf(canvasElement).querySelectorAll('[data-series] path').length).toBeLessThan(
      2500,
    );
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(/^100,000 points/);
  },
};
