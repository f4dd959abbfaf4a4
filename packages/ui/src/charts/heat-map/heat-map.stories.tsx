import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectTextInside, expectWalk, rowsOfTwin, stageOf } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { HeatMap } from './heat-map.js';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const busy = (day: number, hour: number) =>
  day === 0 && hour === 10
    ? 96
    : Math.round(
        8 + (day > 4 ? 24 : 82) * Math.max(0, Math.sin(((hour - 5) / 15) * Math.PI)) - day * 1.1,
      );

const meta = {
  title: 'Charts/Heat map',
  component: HeatMap,
  args: {
    title: 'Runs by hour',
    rows: days,
    columns: hours,
    values: days.map((_, day) => hours.map((_name, hour) => busy(day, hour))),
    rowLabel: 'Day',
  },
  decorators: [inPanel],
} satisfies Meta<typeof HeatMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const cellsIn = (root: HTMLElement) => [...stageOf(root).querySelectorAll('[data-cell]')];

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '168 values: highest 96 (Mon, 10:00), lowest 1 (Sun, 00:00).',
    );
    await expectWalk(canvasElement, 'Mon, 00:00: 8', [
      ['ArrowRight', 'Mon, 01:00: 8'],
      ['ArrowDown', 'Tue, 01:00: 7'],
      ['End', 'Tue, 23:00: 7'],
      ['PageUp', 'Mon, 23:00: 8'],
    ]);
    await expectTextInside(canvasElement);
    await expect(await rowsOfTwin(canvasElement)).toHaveLength(8);
  },
};

/** Where there is room, each cell says its value. */
export const Written: Story = {
  args: {
    title: 'Options by criteria',
    rows: ['Add Gdańsk', 'Rotterdam partner', 'Hamburg only'],
    columns: ['Delivery time', 'Cost per order', 'Set-up risk', 'Control of returns'],
    values: [
      [8.4, 8.1, 5.8, 7.9],
      [7.8, 6, 8.2, 4.1],
      [5.1, 4.6, 9.3, 7],
    ],
    rowLabel: 'Option',
  },
  play: async ({ canvasElement }) => {
    await expect(stageOf(canvasElement)).toHaveTextContent('9.3');
  },
};

/** Two colours, from zero outwards. */
export const Negative: Story = {
  args: {
    title: 'Correlation of scores',
    rows: ['Speed', 'Cost', 'Risk'],
    columns: ['Speed', 'Cost', 'Risk'],
    values: [
      [1, -0.62, 0.14],
      [-0.62, 1, -0.31],
      [0.14, -0.31, 1],
    ],
  },
};

export const Phone: Story = {
  parameters: { width: 360 },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { title: 'عمليات التشغيل حسب الساعة' },
  play: async ({ canvasElement }) => {
    const [first, second] = cellsIn(canvasElement).map((cell) => cell.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left as number);
    await expectTextInside(canvasElement);
  },
};

export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { rows: [], columns: [], values: [] } };

export const DamagedData: Story = {
  args: {
    rows: ['', 'A row whose name is longer than a third of the width of this chart', '👩🏽‍🔬'],
    values: [[1, Number.NaN, null, 4], [], [Infinity, 3]],
    columns: ['A', 'B', '', 'A column name without any end'],
  },
  play: async ({ canvasElement }) => {
    await expect(cellsIn(canvasElement).map((cell) => cell.getAttribute('data-cell'))).toEqual([
      '1',
      '0',
      '0',
      '5',
      '0',
      '0',
      '0',
      '0',
      '0',
      '4',
      '0',
      '0',
    ]);
    await expectTextInside(canvasElement);
  },
};

const million = onDemand(() => ({
  rows: Array.from({ length: 1000 }, (_, n) => `Agent ${n + 1}`),
  columns: Array.from({ length: 1000 }, (_, n) => `Task ${n + 1}`),
  values: Array.from({ length: 1000 }, (_, row) =>
    Array.from({ length: 1000 }, (_cell, column) => Math.sin(row / 90) * Math.cos(column / 120)),
  ),
}));

/** A million cells: neighbours become one, and the table has the rows. */
export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: (args) => <HeatMap {...args} {...million()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(cellsIn(canvasElement).length).toBeLessThan(4200);
    await expect(canvas.getByText(/of 1,000,000 drawn/)).toBeInTheDocument();
  },
};
