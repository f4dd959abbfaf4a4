import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Panel } from '../../components/panel/panel.js';
import { barOrientations } from '../bar/bar-layout.js';
import { expectTextInside, expectWalk, rowsOfTwin, stageOf } from '../story-checks.js';
import { StackedBarChart } from './stacked-bar-chart.js';

const meta = {
  title: 'Charts/Stacked bar',
  component: StackedBarChart,
  args: {
    title: 'Runs by state',
    categories: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    series: [
      { name: 'Done', values: [942, 968, 1010, 990, 874, 402, 388] },
      { name: 'Retried', values: [61, 70, 58, 96, 52, 20, 18] },
      { name: 'Failed', values: [31, 28, 24, 142, 30, 11, 9] },
    ],
    categoryLabel: 'Day',
  },
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
} satisfies Meta<typeof StackedBarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '6,224 in all; Done is the largest, 5,574 (89.6%).',
    );
    await expectWalk(canvasElement, 'Done, Mon: 942', [
      ['ArrowUp', 'Done, Mon: 942'],
      ['PageDown', 'Retried, Mon: 61'],
      ['End', 'Retried, Sun: 18'],
    ]);
    await expectTextInside(canvasElement);
    await expect((await rowsOfTwin(canvasElement)).slice(0, 2)).toEqual([
      ['Day', 'Done', 'Retried', 'Failed', 'Total'],
      ['Mon', '942', '61', '31', '1,034'],
    ]);
  },
};

export const Horizontal: Story = { args: { orientation: 'horizontal' } };

export const Phone: Story = { parameters: { width: 360 } };

/** Amounts taken away lie on the other side of zero. */
export const Negative: Story = {
  args: {
    title: 'Points granted and spent',
    series: [
      { name: 'Granted', values: [400, 0, 0, 400, 0, 0, 0] },
      { name: 'Spent', values: [-120, -88, -140, -61, -96, -12, Number.NaN] },
      { name: 'Expired', values: [0, 0, 0, -40, 0, 0, 0] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      /highest 400 \(Granted, Mon\), lowest −140 \(Spent, Wed\)/,
    );
    await expectWalk(canvasElement, 'Granted, Mon: 400', [
      ['ArrowDown', 'Spent, Mon: −120'],
      ['End', 'Spent, Sun: no value'],
    ]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { orientation: 'horizontal' },
  play: async ({ canvasElement }) => {
    const [first] = stageOf(canvasElement).querySelectorAll('[data-bar="0"]');
    const later = stageOf(canvasElement).querySelectorAll('[data-bar="0"]')[1];
    await expect(first?.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      (later?.getBoundingClientRect().right as number) - 1,
    );
  },
};

export const Loading: Story = { args: { loading: true } };
export const Empty: Story = { args: { series: [] } };

/** Many parts: the legend lists them, colours repeat after eight and patterns tell them apart. */
export const ManyParts: Story = {
  args: {
    series: Array.from({ length: 12 }, (_, part) => ({
      name: `Model ${part + 1}`,
      values: Array.from({ length: 7 }, (_, day) => 10 + ((part * 7 + day * 3) % 11)),
    })),
  },
};
