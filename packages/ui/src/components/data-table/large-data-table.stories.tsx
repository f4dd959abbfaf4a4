import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { asWritten, onDemand } from '../../story-checks.js';
import type { DataTableColumn } from './column.js';
import { DataTable } from './data-table.js';
import { makeRuns, type Run, runColumns } from './data-table.fixture.js';

const meta = {
  title: 'Components/DataTable/Large and broken',
  tags: ['!autodocs'],
  component: DataTable<Run>,
  args: { label: 'Runs', columns: runColumns, rows: [], maxHeight: '420px' },
} satisfies Meta<typeof DataTable<Run>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const gridOf = (canvas: Canvas) => canvas.getByRole('grid', { name: 'Runs' });
const scrollerOf = (canvas: Canvas) => gridOf(canvas).parentElement?.parentElement as HTMLElement;

/** Px of the rows' place that no row with content covers, as it would be painted now. */
const uncovered = (canvas: Canvas): number => {
  const scroller = scrollerOf(canvas).getBoundingClientRect();
  const head = gridOf(canvas).querySelector('thead')?.getBoundingClientRect();
  let covered = head?.bottom ?? scroller.top;
  // Read in one pass and without roles: it is done for every frame.
  const rows = [...gridOf(canvas).querySelectorAll('tbody > tr')]
    .map((row) => ({ box: row.getBoundingClientRect(), text: row.textContent }))
    .toSorted((a, b) => a.box.top - b.box.top);
  for (const { box, text } of rows) {
    if (box.bottom <= covered || text === '') continue;
    if (box.top > covered + 1) break;
    covered = box.bottom;
  }
  return Math.max(0, scroller.bottom - 1 - covered);
};

const firstInView = (canvas: Canvas) => {
  const top = gridOf(canvas).querySelector('thead')?.getBoundingClientRect().bottom ?? 0;
  const row = [...gridOf(canvas).querySelectorAll('tbody > tr')].find(
    (each) => each.getBoundingClientRect().bottom > top + 1,
  );
  return Number(row?.getAttribute('aria-rowindex')) - 2;
};

const many = makeRuns(100_000);

/** 100,000 rows: whatever the speed, no frame has an empty place, and every frame's rows are right. */
export const HundredThousandRows: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  // Not as an argument: Storybook copies those.
  render: (args) => <DataTable {...args} rows={many} getRowId={({ id }) => id} />,
  args: { selectable: true, searchable: true },
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas);
    await expect(uncovered(canvas)).toBe(0);
    await expect(gridOf(canvas).querySelectorAll('tbody > tr').length).toBeLessThan(40);
    const end = scroller.scrollHeight - scroller.clientHeight;
    const speeds = [37, 400, 5000, 60_000, end / 40];
    let blank = 0;
    let frames = 0;
    for (const speed of speeds) {
      scroller.scrollTop = 0;
      await frame();
      for (let step = 0; step < 40 && scroller.scrollTop < end - 1; step++) {
        scroller.scrollTop += speed;
        // This frame is painted before the script hears of the scroll.
        if (uncovered(canvas) > 0) blank++;
        frames++;
        await frame();
        if (uncovered(canvas) > 0) blank++;
      }
      const first = Math.floor(scroller.scrollTop / 37);
      await waitFor(() => expect(Math.abs(firstInView(canvas) - first)).toBeLessThanOrEqual(1));
    }
    await expect(frames).toBeGreaterThan(150);
    await expect(blank).toBe(0);
    await expect(canvas.getByRole('row', { name: /100,?000/ })).toHaveAttribute(
      'aria-rowindex',
      '100001',
    );

    // Back to the first one, with the keyboard and by searching.
    canvas.getByRole('checkbox', { name: 'Select all rows' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(firstInView(canvas)).toBe(0);
    await userEvent.type(canvas.getByRole('searchbox'), 'check 99996');
    await waitFor(() => expect(gridOf(canvas)).toHaveAttribute('aria-rowcount', '2'));
    await expect(uncovered(canvas)).toBe(0);
  },
};

/** Higher than any browser scrolls: the last of a million rows is reached all the same. */
export const MillionRows: StoryObj = {
  tags: ['heavy'],
  parameters: asWritten,
  render: () => {
    const columns: DataTableColumn<{ n: number }>[] = [
      { id: 'name', header: 'Name', value: ({ n }) => `Row ${n}` },
      { id: 'n', header: 'Number', value: 'n', numeric: true },
    ];
    return <Million columns={columns} />;
  },
  play: async ({ canvas, userEvent }) => {
    const scroller = scrollerOf(canvas);
    await expect(gridOf(canvas)).toHaveAttribute('aria-rowcount', '1000001');
    await expect(gridOf(canvas).querySelectorAll('tbody > tr').length).toBeLessThan(40);
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Row 999999 999,999' })).toBeVisible(),
    );
    await expect(uncovered(canvas)).toBe(0);
    const last = canvas.getByRole('row', { name: 'Row 999999 999,999' });
    // Within the px that browsers round to where an area is this high.
    const beyond = last.getBoundingClientRect().bottom - scroller.getBoundingClientRect().bottom;
    await expect(Math.abs(beyond)).toBeLessThanOrEqual(1);
    // The row before, by keyboard: one row of movement, not a leap.
    within(last).getAllByRole('gridcell')[0]?.focus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    await expect(document.activeElement).toBeVisible();
    await expect(uncovered(canvas)).toBe(0);
  },
};

const million = onDemand(() => Array.from({ length: 1_000_000 }, (_, n) => ({ n })));
function Million({ columns }: { columns: DataTableColumn<{ n: number }>[] }) {
  return <DataTable label="Runs" columns={columns} rows={million()} maxHeight="420px" />;
}

const broken = [
  null,
  undefined,
  {},
  {
    name: 'A name so long that no column is wide enough for it, however far somebody drags its edge, and then some more words',
    points: Number.NaN,
    seconds: Number.POSITIVE_INFINITY,
    started: new Date(Number.NaN),
  },
  { name: 'مراجعة عقد المورّد', agent: 'قارئ العقود', status: 'idle', points: -0.5 },
  { name: '🧑‍🚀🚀'.repeat(20), agent: '', status: 'unknown', seconds: 0 },
] as unknown as Run[];

const brokenColumns: DataTableColumn<Run>[] = [
  ...runColumns.filter(({ id }) => id !== 'status'),
  { id: 'status', header: 'Ein ganz außergewöhnlich langer Spaltenkopf', value: 'status' },
];

/** Holes, NaN, invalid dates, endless and right-to-left names: shown as well as they can be. */
export const BrokenRows: Story = {
  parameters: asWritten,
  render: (args) => <DataTable {...args} rows={broken} />,
  args: {
    columns: brokenColumns,
    selectable: true,
    rowActions: () => [],
    defaultSorting: [{ id: 'points', direction: 'descending' }],
    defaultLayout: {
      order: ['gone', 'name'],
      hidden: ['gone'],
      widths: { name: Number.NaN, agent: 1e9 },
    },
  },
  play: async ({ canvas }) => {
    await expect(gridOf(canvas)).toHaveAttribute('aria-rowcount', '7');
    await expect(within(gridOf(canvas)).getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByText('∞')).toBeVisible();
  },
};

export const NoRowsAtAll: Story = {
  args: { rows: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
};

export const NoColumns: Story = {
  args: { columns: [], rows: makeRuns(3), selectable: true, columnSettings: true },
};

/** One of a million on the server. */
export const OneRow: Story = {
  args: { rows: makeRuns(1), columns: runColumns.slice(0, 1), rowCount: 1_000_000, firstRow: 41 },
  play: async ({ canvas }) => {
    await expect(within(gridOf(canvas)).getAllByRole('row')[1]).toHaveAttribute(
      'aria-rowindex',
      '43',
    );
  },
};
