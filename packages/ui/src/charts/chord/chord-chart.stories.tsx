import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { expectTextInside, expectWalk, rowsOfTwin, stageOf } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { ChordChart } from './chord-chart.js';

const meta = {
  title: 'Charts/Chord',
  component: ChordChart,
  args: {
    title: 'Handovers between agents',
    groups: ['Planner', 'Researcher', 'Writer', 'Reviewer', 'Publisher'],
    values: [
      [0, 420, 260, 40, 0],
      [60, 0, 380, 90, 0],
      [20, 70, 0, 410, 0],
      [35, 110, 190, 0, 240],
      [0, 0, 12, 30, 0],
    ],
  },
  decorators: [inPanel],
} satisfies Meta<typeof ChordChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const mutual = {
  title: 'Documents two teams share',
  groups: ['Sales', 'Legal', 'Finance', 'Support'],
  values: [
    [0, 34, 51, 12],
    [34, 0, 27, 3],
    [51, 27, 0, 8],
    [12, 3, 8, 0],
  ],
};

const arabic = {
  title: 'تسليم المهام بين الوكلاء',
  groups: ['المخطِّط', 'الباحث', 'الكاتب', 'المراجع', 'الناشر'],
};

const ribbonsIn = (root: HTMLElement) => [...stageOf(root).querySelectorAll('[data-ribbon]')];
const cellsIn = (root: HTMLElement) => [...stageOf(root).querySelectorAll('[data-cell]')];

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '15 flows; the largest is Planner to Researcher, 420.',
    );
    await expectWalk(canvasElement, 'Planner, Out: 720, In: 115', [
      ['ArrowRight', 'Planner to Researcher: 420, Researcher to Planner: 60'],
      ['ArrowRight', 'Planner to Writer: 260, Writer to Planner: 20'],
      ['ArrowDown', 'Researcher, Out: 530, In: 600'],
      ['End', 'Researcher to Planner: 60, Planner to Researcher: 420'],
      ['PageUp', 'Planner, Out: 720, In: 115'],
    ]);
    await expectTextInside(canvasElement);
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows[0]?.slice(0, 3)).toEqual(['From', 'To: Planner', 'To: Researcher']);
    await expect(rows[1]?.slice(0, 3)).toEqual(['Planner', '0', '420']);
  },
};

/** The same in both directions: each pair is said once. */
export const Mutual: Story = {
  args: mutual,
  play: async ({ canvasElement }) => {
    await expectWalk(canvasElement, 'Sales, Total: 97', [['ArrowRight', 'Sales, Finance: 51']]);
  },
};

export const Matrix: Story = {
  args: { form: 'matrix' },
  play: async ({ canvas, canvasElement }) => {
    const rows = await rowsOfTwin(canvasElement);
    await expect(rows[0]?.slice(0, 3)).toEqual(['From', 'To: Planner', 'To: Researcher']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Chart' }));
    await expectWalk(canvasElement, 'Planner to Planner: 0', [
      ['ArrowRight', 'Planner to Researcher: 420'],
      ['ArrowDown', 'Researcher to Researcher: 0'],
    ]);
    await expectTextInside(canvasElement);
    const stage = stageOf(canvasElement);
    await expect(stage).toHaveAccessibleDescription(
      /Rows are where it comes from, columns where it goes\. Use the arrow keys to move between cells\.$/,
    );
    const [first, last] = [cellsIn(canvasElement).at(0), cellsIn(canvasElement).at(-1)].map((one) =>
      one?.getBoundingClientRect(),
    );
    const from = within(stage).getByText('From (rows)').getBoundingClientRect();
    const to = within(stage).getByText('To (columns)').getBoundingClientRect();
    await expect(from.bottom).toBeLessThan(first?.top ?? 0);
    await expect(from.left).toBeLessThan(first?.left ?? 0);
    await expect(to.top).toBeGreaterThan(last?.bottom ?? 0);
    await expect(to.right).toBeCloseTo(last?.right ?? 0, -1);
  },
};

/** Rows are named at the right, columns go to the left, and so do the captions. */
export const MatrixRightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { ...arabic, form: 'matrix' },
  play: async ({ canvasElement }) => {
    const stage = stageOf(canvasElement);
    const box = stage.getBoundingClientRect();
    const from = within(stage).getByText('من (الصفوف)').getBoundingClientRect();
    const to = within(stage).getByText('إلى (الأعمدة)').getBoundingClientRect();
    await expect(Math.abs(box.right - from.right)).toBeLessThan(2);
    await expect(Math.abs(box.left - to.left)).toBeLessThan(2);
    await expectTextInside(canvasElement);
  },
};

/** A matrix equal in both directions has neither from nor to. */
export const MutualMatrix: Story = {
  args: { ...mutual, form: 'matrix' },
  play: async ({ canvasElement }) => {
    await expect(within(stageOf(canvasElement)).queryByText('From (rows)')).toBeNull();
    await expectWalk(canvasElement, 'Sales, Sales: 0', [['ArrowRight', 'Sales, Legal: 34']]);
  },
};

/** Thirteen groups and more are a matrix. */
export const ManyGroups: Story = {
  args: {
    groups: Array.from({ length: 16 }, (_, n) => `Agent ${n + 1}`),
    values: Array.from({ length: 16 }, (_, from) =>
      Array.from({ length: 16 }, (_cell, to) => (from === to ? null : (from * 7 + to * 13) % 31)),
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(ribbonsIn(canvasElement)).toHaveLength(0);
    await expect(cellsIn(canvasElement)).toHaveLength(256);
  },
};

/** So is any number of groups where names leave the ring no room. */
export const Phone: Story = {
  parameters: { width: 360 },
  play: async ({ canvasElement }) => {
    await expect(cellsIn(canvasElement)).toHaveLength(25);
    await expectTextInside(canvasElement);
  },
};

/** Groups go round the other way. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: arabic,
  play: async ({ canvasElement }) => {
    const box = stageOf(canvasElement).getBoundingClientRect();
    const first = stageOf(canvasElement).querySelector('[data-group="0"]');
    const at = first?.getBoundingClientRect();
    await expect((at?.left ?? 0) + (at?.width ?? 0) / 2).toBeLessThan(box.left + box.width / 2);
    await expectTextInside(canvasElement);
  },
};

export const Loading: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { error: 'The handovers of this run are not stored yet.', onRetry: () => undefined },
};
export const Empty: Story = { args: { groups: [], values: [] } };
/** Groups without anything between them are empty too. */
export const NoFlows: Story = { args: { values: [[0, 0], []] } };

export const DamagedData: Story = {
  args: {
    groups: ['', 'A group whose name is longer than there is room beside any ring', '👩🏽‍🔬', 'Alone'],
    values: [
      [Number.NaN, 4, null, 0, 900],
      [2, 3, Infinity],
      [undefined, 1],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(ribbonsIn(canvasElement)).toHaveLength(3);
    await expectTextInside(canvasElement);
  },
};

/** Less than nothing has no width: a matrix, whatever was asked for. */
export const Negative: Story = {
  args: {
    form: 'chord',
    groups: ['A', 'B'],
    values: [
      [0, -4],
      [7, 0],
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(cellsIn(canvasElement)).toHaveLength(4);
  },
};

const million = onDemand(() => ({
  groups: Array.from({ length: 1000 }, (_, n) => `Agent ${n + 1}`),
  values: Array.from({ length: 1000 }, (_, from) =>
    Array.from({ length: 1000 }, (_cell, to) => (from * 31 + to * 17) % 97),
  ),
}));

/** A million values. */
export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: (args) => <ChordChart {...args} {...million()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(cellsIn(canvasElement).length).toBeLessThan(4200);
    await expect(canvas.getByText(/of 1,000,000 drawn/)).toBeInTheDocument();
  },
};
