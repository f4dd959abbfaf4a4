import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectTextInside, expectWalk, rowsOfTwin } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { RadarChart } from './radar-chart.js';

const meta = {
  title: 'Charts/Radar',
  component: RadarChart,
  args: {
    title: 'Sites by criteria, 0 to 10',
    categories: [
      'Delivery time',
      'Cost per order',
      'Set-up risk',
      'Returns',
      'Labour',
      'Expansion',
    ],
    series: [
      { name: 'Gdańsk', values: [8.4, 8.1, 5.8, 7.9, 8.8, 7.2] },
      { name: 'Rotterdam', values: [7.8, 6, 8.2, 4.1, 5.5, 8.6] },
    ],
    max: 10,
    categoryLabel: 'Criterion',
  },
  decorators: [inPanel],
  parameters: { width: 560 },
} satisfies Meta<typeof RadarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'Gdańsk, Delivery time: 8.4', [
      ['ArrowRight', 'Gdańsk, Cost per order: 8.1'],
      ['PageDown', 'Rotterdam, Cost per order: 6'],
      ['End', 'Rotterdam, Expansion: 8.6'],
      ['ArrowUp', 'Gdańsk, Expansion: 7.2'],
    ]);
    await expectTextInside(canvasElement);
    await expect((await rowsOfTwin(canvasElement))[0]).toEqual([
      'Criterion',
      'Gdańsk',
      'Rotterdam',
    ]);
  },
};

export const Phone: Story = {
  parameters: { width: 360 },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'المواقع حسب المعايير',
    categories: ['زمن التسليم', 'التكلفة لكل طلب', 'مخاطر الإعداد', 'المرتجعات', 'العمالة'],
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { categories: [], series: [] } };

/** A gap is no zero; more than the outer ring is drawn at it; fewer than three spokes are a line. */
export const DamagedData: Story = {
  args: {
    categories: ['', 'A criterion with a name that is far too long 👩🏽‍🔬', 'C', 'D'],
    series: [
      { name: '', values: [4, null, Number.NaN, 40] },
      { name: 'Negative', values: [-3, 2, 5] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'Series 1, Item 1: 4', [['End', 'Series 1, D: 40']]);
    await expectTextInside(canvasElement);
  },
};

export const OneSpoke: Story = {
  args: { categories: ['Only'], series: [{ name: 'Gdańsk', values: [5] }] },
};

export const ManySpokes: Story = {
  args: {
    categories: Array.from({ length: 40 }, (_, n) => `Criterion ${n + 1}`),
    series: [{ name: 'Gdańsk', values: Array.from({ length: 40 }, (_, n) => 5 + 3 * Math.sin(n)) }],
  },
};
