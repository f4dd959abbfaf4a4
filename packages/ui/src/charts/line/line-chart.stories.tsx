import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { Panel } from '../../components/panel/panel.js';
import {
  expectTextApart,
  expectTextInside,
  expectWalk,
  rowsOfTwin,
  stageOf,
} from '../story-checks.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { LineChart } from './line-chart.js';
import { day, failedRuns, returns, runs } from './story-data.js';

const meta = {
  title: 'Charts/Line',
  component: LineChart,
  args: {
    title: 'Runs per day',
    series: [runs, failedRuns],
    notes: [{ series: 1, x: day(18), text: '142, provider outage' }],
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters['width'] ?? 760 }}>
        <Panel>
          <Story />
        </Panel>
      </div>
    ),
  ],
} satisfies Meta<typeof LineChart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Names stand at the ends of their lines, and the outlier says what it is. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const figure = canvas.getByRole('figure', { name: 'Runs per day' });
    await expect(figure).toHaveAccessibleDescription(
      '60 values: highest 1,204 (Done, Nov 20, 2026), lowest 21 (Failed, Oct 27, 2026).',
    );
    await expectWalk(canvasElement, 'Done, Oct 22, 2026: 804', [
      ['ArrowRight', 'Done, Oct 23, 2026: 841'],
      ['PageDown', 'Failed, Oct 23, 2026: 38'],
      ['ArrowDown', 'Failed, Oct 23, 2026: 38'],
      ['End', 'Failed, Nov 20, 2026: 24'],
      ['ArrowUp', 'Done, Nov 20, 2026: 1,204'],
      ['Home', 'Done, Oct 22, 2026: 804'],
      ['ArrowLeft', 'Done, Oct 22, 2026: 804'],
    ]);
    await expectTextInside(canvasElement);
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows).toHaveLength(31);
    await expect(rows.slice(0, 2)).toEqual([
      ['Date', 'Done', 'Failed'],
      ['Oct 22, 2026', '804', '30'],
    ]);
  },
};

/** A line across all is what the values are held against; its words give way to those of the line. */
export const Target: Story = {
  parameters: { width: 400 },
  args: {
    title: 'Weight, kg',
    notes: [],
    series: [
      { name: 'Weight', values: [64, 63.4, 62.6, 62.1].map((y, at) => ({ x: day(at), y })) },
    ],
    target: { label: 'Goal', value: 62 },
  },
  play: async ({ canvasElement }) => {
    await expect(stageOf(canvasElement)).toHaveTextContent('Goal: 62');
    await expectTextInside(canvasElement);
    await expectTextApart(canvasElement);
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows.slice(0, 2)).toEqual([
      ['Date', 'Weight', 'Goal'],
      ['Oct 22, 2026', '64', '62'],
    ]);
  },
};

/** In a narrow chart the words of the target stand above, and the dates keep their room. */
export const TargetAbove: Story = {
  parameters: { width: 320 },
  args: {
    ...Target.args,
    series: [
      {
        name: 'Weight',
        values: Array.from({ length: 28 }, (_, at) => ({ x: day(at), y: 64 - at / 10 })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectTextInside(canvasElement);
    await expectTextApart(canvasElement);
    const texts = [...stageOf(canvasElement).querySelectorAll('text')];
    const dates = texts.filter(({ textContent }) => /^(Oct|Nov) \d/.test(textContent));
    await expect(dates.length).toBeGreaterThan(2);
    const words = texts.find(({ textContent }) => textContent === 'Goal: 62');
    const target = stageOf(canvasElement).querySelector('[data-target]');
    const bottom = words?.getBoundingClientRect().bottom ?? Infinity;
    await expect(bottom).toBeLessThan(target?.getBoundingClientRect().top ?? 0);
  },
};

/** The ground around a line is the interval its values may lie in. */
export const Interval: Story = {
  args: {
    title: 'Cumulative return, € M',
    series: returns,
    notes: [{ series: 0, x: 14, text: 'breaks even, month 14' }],
    xLabel: 'Month',
  },
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'Gdańsk, 0: −0.45, −0.45 to −0.45', [
      ['End', 'Gdańsk, 36: 1.31, 0.986 to 1.63'],
    ]);
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows[0]).toEqual(['Month', 'Gdańsk', 'Gdańsk, low', 'Gdańsk, high', 'Rotterdam']);
  },
};

/** The title says what a single line is; only its last value stands there. */
export const OneSeries: Story = {
  args: { series: [runs], notes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      'Done rose from 804 to 1,204; highest 1,204 (Nov 20, 2026), lowest 400 (Oct 27, 2026).',
    );
  },
};

/** Drawn for the width: fewer ticks, the names in a legend below. */
export const Phone: Story = {
  parameters: { width: 360 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('list')).toHaveTextContent('DoneFailed');
    await expectTextInside(canvasElement);
  },
};

/** Time runs from the right; the arrow to the left leads on. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'عمليات التشغيل في اليوم',
    series: [
      { ...runs, name: 'مكتملة' },
      { ...failedRuns, name: 'فاشلة' },
    ],
    notes: [],
  },
  play: async ({ canvasElement }) => {
    const stage = stageOf(canvasElement);
    const path = stage.querySelector('[data-series="0"] path')?.getAttribute('d') ?? '';
    const [from, to] = [path.match(/^M([\d.]+)/)?.[1], path.match(/L([\d.]+),[\d.]+$/)?.[1]];
    await expect(Number(from)).toBeGreaterThan(Number(to));
    await expectTextInside(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(stage).toHaveFocus();
    const before = stage.getAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowRight}');
    await expect(stage.getAttribute('aria-activedescendant')).toBe(before);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(stage.getAttribute('aria-activedescendant')).not.toBe(before);
  },
};

/** Names of categories instead of dates. */
export const Categories: Story = {
  args: {
    title: 'Points per quarter',
    notes: [],
    series: [
      {
        name: 'Points',
        values: ['Q1', 'Q2', 'Q3', 'Q4'].map((x, n) => ({ x, y: [6.1, 7.4, 7.2, 9.8][n] })),
      },
    ],
    xLabel: 'Quarter',
  },
};

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvasElement.querySelector('[data-state="loading"]')).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const Failure: Story = {
  args: { error: 'The server did not answer in 10 s.', onRetry: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chart did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { series: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data yet')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** Gaps stay gaps; a value between two of them is a sign, and damaged dates go. */
export const DamagedData: Story = {
  parameters: asWritten,
  args: {
    notes: [{ series: 7, x: day(0), text: 'nowhere' }],
    series: [
      {
        name: '',
        values: [
          ...[4, null, 7, undefined, Number.NaN, -3, -5, Infinity].map((y, n) => ({
            x: day(n),
            y,
          })),
          { x: new Date(Number.NaN), y: 5 },
          { x: null as unknown as Date, y: 5 },
        ],
      },
      { name: 'All gaps', values: [{ x: day(0), y: null }] },
      { name: 'Nothing', values: [] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'Series 1, Oct 22, 2026: 4', [
      ['ArrowRight', 'Series 1, Oct 24, 2026: 7'],
      ['PageDown', 'Series 1, Oct 24, 2026: 7'],
    ]);
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows[2]).toEqual(['Oct 23, 2026', '–', '–', '–']);
  },
};

export const OnePoint: Story = {
  args: { series: [{ name: 'Done', values: [{ x: day(0), y: 5 }] }], notes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      'One value: 5 (Oct 22, 2026).',
    );
  },
};

const million = onDemand(() => [
  {
    name: 'Tokens',
    values: Array.from({ length: 1e6 }, (_, n) => ({
      x: n,
      y: n === 700_001 ? 9 : Math.sin(n / 60_000) + Math.sin(n * 12.9898) / 4,
    })),
  },
]);

/** A million values: the drawing keeps the extremes of every column, the table has them all. */
export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: { title: 'Tokens per second', notes: [] },
  render: (args) => <LineChart {...args} series={million()} />,
  play: async ({ canvas, canvasElement }) => {
    const path = stageOf(canvasElement).querySelector('[data-series="0"] path');
    await expect(path?.getAttribute('d')?.length).toBeLessThan(60_000);
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(/highest 9 \(700,001\)/);
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows).toHaveLength(101);
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText('101–200 of 1,000,000')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    notes: [
      { series: 0, x: day(3), text: 'A note that says far more than anybody will ever read' },
    ],
    title: 'Отчётностьвсехрегиональныхподразделенийкомпании and a title that goes on and on 🚚',
    series: [
      { ...runs, name: 'Rechtsschutzversicherungsgesellschaftenabteilung Nord' },
      { ...failedRuns, name: '👩🏽‍🔬 مشرف العمليات اللوجستية' },
    ],
  },
  play: async ({ canvasElement }) => expectTextInside(canvasElement),
};
