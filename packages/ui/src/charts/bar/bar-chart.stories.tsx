import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Panel } from '../../components/panel/panel.js';
import {
  expectTextApart,
  expectTextInside,
  expectWalk,
  rowsOfTwin,
  stageOf,
} from '../story-checks.js';
import { asWritten } from '../../story-checks.js';
import { BarChart } from './bar-chart.js';
import { barOrientations } from './bar-layout.js';
import { assistants, scenarios } from './story-data.js';

const meta = {
  title: 'Charts/Bar',
  component: BarChart,
  args: { title: 'Points by assistant', ...assistants },
  argTypes: { orientation: { control: 'inline-radio', options: barOrientations } },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['width'] ?? 640 }}>
        <Panel>
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const barsIn = (root: HTMLElement) =>
  [...stageOf(root).querySelectorAll('[data-bar]')].map((bar) => bar.getBoundingClientRect());

export const Default: Story = {
  parameters: { width: 760 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '7 values: highest 8,420 (Decision), lowest 1,320 (Risk).',
    );
    await expectWalk(canvasElement, 'Decision: 8,420', [
      ['ArrowRight', 'Writing: 6,910'],
      ['End', 'Risk: 1,320'],
    ]);
    await expectTextInside(canvasElement);
    await expect((await rowsOfTwin(canvasElement))[1]).toEqual(['Decision', '8,420']);
  },
};

/** Long lists and long names lie; arrows up and down walk them. */
export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'Decision: 8,420', [
      ['ArrowDown', 'Writing: 6,910'],
      ['ArrowUp', 'Decision: 8,420'],
    ]);
    const bars = barsIn(canvasElement);
    await expect(new Set(bars.map(({ left }) => Math.round(left))).size).toBe(1);
  },
};

export const Grouped: Story = {
  args: { title: 'Score by scenario', ...scenarios },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('GdańskRotterdamHamburg');
    await expectWalk(canvasElement, 'Gdańsk, Base: 7.7', [
      ['PageDown', 'Rotterdam, Base: 6.4'],
      ['ArrowRight', 'Rotterdam, Złoty +8%: 6.4'],
      ['ArrowDown', 'Hamburg, Złoty +8%: 6.3'],
    ]);
  },
};

const nights = Array.from({ length: 14 }, (_, n) => n + 10);

/** A line all bars are held against; a night nobody wrote down is an empty place, never a guess. */
export const Target: Story = {
  parameters: { width: 400 },
  args: {
    title: 'Sleep, hours',
    categories: nights.map((night) => `November ${night}`),
    shortNames: nights.map((night) => 'TWTFSSM'[night % 7] as string),
    series: [{ name: 'Hours', values: nights.map((night) => (night === 17 ? null : night / 2)) }],
    target: { label: 'Goal', value: 7 },
    outlined: true,
  },
  play: async ({ canvasElement }) => {
    const stage = stageOf(canvasElement);
    await expect(stage).toHaveTextContent('Goal: 7');
    await expectTextApart(canvasElement);
    await expect(stage.querySelectorAll('rect:not(pattern rect)')).toHaveLength(1);
    await expectWalk(canvasElement, 'November 10: 5, Goal: 7', []);
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows[0]).toEqual(['Category', 'Hours', 'Goal']);
    await expect(rows[8]).toEqual(['November 17', '–', '7']);
  },
};

/** Values that end close to the target stand past its line. */
export const NearTarget: Story = {
  parameters: { width: 400 },
  args: {
    title: 'Exercise',
    categories: ['Nov 2', 'Nov 9', 'Nov 16', 'Nov 23'],
    series: [{ name: 'Minutes', values: [140, 189, 136, 109] }],
    target: { label: 'Goal', value: 150 },
    orientation: 'vertical',
  },
  play: async ({ canvasElement }) => {
    await expectTextInside(canvasElement);
    await expectTextApart(canvasElement);
  },
};

/** A mark for each bar, and what is said at its end. */
export const Budget: Story = {
  parameters: { width: 400 },
  args: {
    title: 'Spending',
    categories: ['Rent', 'Groceries', 'Eating out'],
    series: [{ name: 'Spent', values: [920, 286, 164] }],
    target: { label: 'Budget', value: [920, 320, null] },
    orientation: 'horizontal',
    textOf: (value, index) => (index === 2 ? value : `${value} of ${[920, 320][index]}`),
  },
  play: async ({ canvasElement }) => {
    await expectTextInside(canvasElement);
    await expectWalk(canvasElement, 'Rent: 920, Budget: 920', [
      ['ArrowDown', 'Groceries: 286, Budget: 320'],
      ['ArrowDown', 'Eating out: 164'],
    ]);
    await expect(stageOf(canvasElement)).toHaveTextContent('286 of 320');
    await expectTextApart(canvasElement);
  },
};

/** The same bars on a phone lie down instead of shrinking. */
export const Phone: Story = {
  parameters: { width: 360 },
  args: { title: 'Score by scenario', ...scenarios },
  play: async ({ canvasElement }) => {
    await expectTextInside(canvasElement);
    await expect(barsIn(canvasElement)[0]?.height).toBeLessThan(20);
  },
};

export const Negative: Story = {
  args: {
    title: 'Change against last month',
    format: { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 },
    series: [{ name: 'Change', values: [0.061, 0.03, -0.004, -0.12, 0, null, 0.21] }],
  },
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'Decision: +6.1%', [
      ['End', 'Risk: +21%'],
      ['ArrowLeft', 'Travel: no value'],
    ]);
  },
};

/** Lengths grow from the right. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'النقاط حسب المساعد',
    orientation: 'horizontal',
    categories: ['القرار', 'الكتابة', 'البحث', 'التعلّم'],
    series: [{ name: 'النقاط', values: [8420, 6910, 5240, 4880] }],
  },
  play: async ({ canvasElement }) => {
    const bars = barsIn(canvasElement);
    await expect(new Set(bars.map(({ right }) => Math.round(right))).size).toBe(1);
    await expect(bars[0]?.left).toBeLessThan(bars[3]?.left as number);
    await expectTextInside(canvasElement);
  },
};

export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { categories: [], series: [] } };
export const OneBar: Story = {
  args: { categories: ['Decision'], series: [{ name: 'Points', values: [8420] }] },
};

export const DamagedData: Story = {
  args: {
    categories: ['', 'Writing', 'Research'],
    series: [
      { name: '', values: [Number.NaN, Infinity] },
      { name: 'Short', values: [4, undefined, null] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await rowsOfTwin(canvasElement)).toEqual([
      ['Category', 'Series 1', 'Short'],
      ['Item 1', '–', '4'],
      ['Writing', '–', '–'],
      ['Research', '–', '–'],
    ]);
  },
};

/** Bars that do not fit are in the table, and the chart says so. */
export const HundredThousand: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: {
    title: 'Points by user',
    categories: Array.from({ length: 1e5 }, (_, n) => `User ${n + 1}`),
    series: [{ name: 'Points', values: Array.from({ length: 1e5 }, (_, n) => (n * 7919) % 1000) }],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(barsIn(canvasElement)).toHaveLength(50);
    await expect(
      canvas.getByText('50 of 100,000 drawn; the table has them all.'),
    ).toBeInTheDocument();
  },
};

export const LongNames: Story = {
  parameters: { width: 360 },
  args: {
    categories: [
      'Rechtsschutzversicherungsgesellschaftenabteilung',
      '👩🏽‍🔬👩🏽‍🔬👩🏽‍🔬 research with far too many words in its name',
      'المساعد المسؤول عن الامتثال واللوائح',
    ],
    series: [{ name: 'Points', values: [12_345_678, 9_876_543, 4] }],
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};
