import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { CopyIcon, TrashIcon } from '../../icons/index.js';
import { labels as arabic } from '../../labels/ar.js';
import { UiProvider } from '../../provider/ui-provider.js';
import { Button } from '../button/button.js';
import { Inline } from '../layout/inline.js';
import { Link } from '../link/link.js';
import { DataTable } from './data-table.js';
import { makeRuns, type Run, runColumns } from './data-table.fixture.js';
import { dataTableDensities, type DataTableProps } from './data-table-props.js';

const runs = makeRuns(60);

/** Where letters of an element's text stand. */
const textRect = (element: HTMLElement, start: number, end: number): DOMRect => {
  const range = document.createRange();
  range.setStart(element.firstChild as Text, start);
  range.setEnd(element.firstChild as Text, end);
  return range.getBoundingClientRect();
};

const meta = {
  title: 'Components/DataTable',
  component: DataTable<Run>,
  args: {
    label: 'Runs',
    columns: runColumns,
    rows: runs,
    getRowId: ({ id }: Run) => id,
    maxHeight: '420px',
  },
  argTypes: { density: { control: 'inline-radio', options: dataTableDensities } },
} satisfies Meta<typeof DataTable<Run>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const grid = (canvas: Canvas) => canvas.getByRole('grid', { name: 'Runs' });
const dataRows = (canvas: Canvas) => within(grid(canvas)).getAllByRole('row').slice(1);
const firstNames = (canvas: Canvas, count = 3) =>
  dataRows(canvas)
    .slice(0, count)
    .map((row) => within(row).getByRole('rowheader').textContent?.match(/\d+$/)?.[0]);
const head = (canvas: Canvas, name: string) => canvas.getByRole('columnheader', { name });
const sortButton = (canvas: Canvas, name: string) =>
  within(head(canvas, name)).getByRole('button', { name: new RegExp(`^${name}( \\d)?$`) });
const menuButton = (canvas: Canvas, name: string) =>
  within(head(canvas, name)).getByRole('button', { name: `${name}: options` });
const choose = async (canvas: Canvas, column: string, item: string) => {
  await user.click(menuButton(canvas, column));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

/** Rows of 37 px in a frame that scrolls, under a head that stays. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '61');
    const rows = dataRows(canvas);
    await expect(rows[0]).toHaveAttribute('aria-rowindex', '2');
    await expect(rows[0]?.getBoundingClientRect().height).toBe(37);
    await expect(within(rows[4] as HTMLElement).getAllByRole('gridcell')[3]).toHaveTextContent('–');
    await expect(rows.length).toBeLessThan(30);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** A press sorts: ascending, descending, not. With Shift another column joins. */
export const Sorting: Story = {
  args: { onSortingChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(sortButton(canvas, 'Points'));
    await expect(head(canvas, 'Points')).toHaveAttribute('aria-sort', 'ascending');
    await waitFor(() => expect(firstNames(canvas, 1)).toEqual(['1']));
    await userEvent.click(sortButton(canvas, 'Points'));
    await waitFor(() => expect(firstNames(canvas, 1)).toEqual(['26']));
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Points, descending');
    await userEvent.click(sortButton(canvas, 'Points'));
    await expect(head(canvas, 'Points')).toHaveAttribute('aria-sort', 'none');

    await userEvent.click(sortButton(canvas, 'Agent'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(sortButton(canvas, 'Points'));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSortingChange).toHaveBeenLastCalledWith([
      { id: 'agent', direction: 'ascending' },
      { id: 'points', direction: 'ascending' },
    ]);
    await expect(head(canvas, 'Agent')).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Sorted by Agent, ascending and Sorted by Points, ascending',
    );
    // No value is last in both directions.
    await choose(canvas, 'Seconds', 'Sort descending');
    const last = () => dataRows(canvas).at(0)?.textContent;
    await waitFor(() => expect(last()).toContain('580'));
  },
};

/** The search looks everywhere; a column's filter stands in its menu and in the toolbar. */
export const SearchAndFilters: Story = {
  args: { searchable: true, columnSettings: true, onFiltersChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'nda reader');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ rows$/));
    await waitFor(() => expect(dataRows(canvas).length).toBeLessThan(12));
    for (const row of dataRows(canvas)) await expect(row).toHaveTextContent(/NDA.*Contract reader/);
    await userEvent.clear(search);

    await choose(canvas, 'Status', 'Filter…');
    const popover = await screen.findByRole('dialog', { name: 'Filter by Status' });
    await userEvent.click(within(popover).getByRole('checkbox', { name: 'Failed' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ status: ['error'] });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menuButton(canvas, 'Status')).toHaveFocus());
    await waitFor(() => expect(dataRows(canvas)[0]).toHaveTextContent('Failed'));

    await choose(canvas, 'Points', 'Filter…');
    await userEvent.type(await screen.findByLabelText('At least'), '1,000');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'No rows match' })).toBeVisible();
    await expect(canvas.getByText('Points: ≥ 1,000')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove the filter Points: ≥ 1,000' }),
    );
    const grid = canvas.getByRole('grid');
    await expect(grid.contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(dataRows(canvas)[0]).toHaveTextContent('Failed'));
    await userEvent.type(search, 'nothing like it');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search and filters' }));
    await expect(grid.contains(document.activeElement)).toBe(true);
    await waitFor(() => expect(firstNames(canvas)).toEqual(['1', '2', '3']));
  },
};

const bulkActions = () => (
  <Button size="small" variant="dangerQuiet" icon={<TrashIcon />}>
    Delete
  </Button>
);

/** Checkboxes, ranges by Shift, and all of what is shown. */
export const Selection: Story = {
  args: {
    selectable: true,
    searchable: true,
    bulkActions,
    onSelectedChange: fn(),
    rowActions: ({ name }) => [
      { id: 'copy', label: 'Duplicate', icon: <CopyIcon />, onSelect: fn() },
      { id: 'delete', label: `Delete ${name}`, tone: 'danger', onSelect: fn() },
    ],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'Select all rows' });
    const box = (number: number) =>
      within(dataRows(canvas)[number - 1] as HTMLElement).getByRole('checkbox');
    await userEvent.click(box(2));
    await expect(box(2)).toHaveAccessibleName('Select NDA comparison 2');
    await expect(all).toBePartiallyChecked();
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(5));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      new Set(['T-2', 'T-3', 'T-4', 'T-5']),
    );
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await expect(dataRows(canvas)[2]).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(all);
    await expect(canvas.getByText('60 selected')).toBeVisible();
    await expect(all).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(all).not.toBeChecked();
    await expect(canvas.getByRole('grid').contains(document.activeElement)).toBe(true);
    // A range begins at a row, not at the place that was its own before it was sorted.
    const sort = sortButton(canvas, 'Run');
    await userEvent.click(box(6));
    await userEvent.click(sort);
    await waitFor(() => expect(firstNames(canvas)).toEqual(['2', '6', '10']));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(box(3));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['T-6', 'T-10']));
    await userEvent.dblClick(sort);
    await waitFor(() => expect(firstNames(canvas)).toEqual(['1', '2', '3']));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));

    const row = dataRows(canvas)[0] as HTMLElement;
    await userEvent.click(within(row).getByRole('button', { name: /^Actions for/ }));
    const menu = await screen.findByRole('menu', {
      name: 'Actions for Supplier contract review 1',
    });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(within(row).getByRole('button', { name: /^Actions for/ })).toHaveFocus(),
    );
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** One stop for Tab; arrows, Home, End and Page keys go through the cells. */
export const Keyboard: Story = {
  args: { ...Selection.args, onRowPress: fn(), onSelectedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const focused = () => document.activeElement?.closest('[data-cell]');
    const rowOf = () => focused()?.closest('[role="row"]')?.getAttribute('aria-rowindex');
    const search = canvas.getByRole('searchbox');
    search.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(head(canvas, 'Run')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(head(canvas, 'Run')).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(head(canvas, 'Run')).toHaveAttribute('aria-sort', 'none');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByRole('menu', { name: 'Run: options' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menuButton(canvas, 'Run')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(head(canvas, 'Run')).toHaveFocus();

    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toHaveTextContent('Supplier contract review 1');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRowPress).toHaveBeenLastCalledWith(runs[0]);
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['T-1']));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['T-1', 'T-2', 'T-3']));
    await userEvent.keyboard('{End}');
    await expect(rowOf()).toBe('4');
    await expect(document.activeElement).toHaveAccessibleName(/^Actions for/);
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveRole('checkbox');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(rowOf()).toBe('61');
    await userEvent.keyboard('{PageUp}');
    await expect(Number(rowOf())).toBeLessThan(61);
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(rowOf()).toBe('2');
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('60 selected')).toBeVisible();
    // Out of the table with one press.
    await userEvent.tab();
    await expect(grid(canvas).contains(document.activeElement)).toBe(false);
    await userEvent.tab({ shift: true });
    await expect(rowOf()).toBe('2');
  },
};

/** The focus stays on a row that is scrolled out of view, and the next key comes back to it. */
export const FocusOutOfView: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(within(dataRows(canvas)[1] as HTMLElement).getByRole('rowheader'));
    const cell = document.activeElement;
    const scroller = grid(canvas).parentElement?.parentElement as HTMLElement;
    scroller.scrollTop = 1500;
    await waitFor(() =>
      expect(Number(dataRows(canvas)[3]?.getAttribute('aria-rowindex'))).toBeGreaterThan(30),
    );
    await expect(cell).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('Pricing memo 3');
    await expect(scroller.scrollTop).toBeLessThan(80);
  },
};

/** By the edge of a head, or from its menu with the arrow keys. A double press undoes it. */
export const Resizing: Story = {
  args: { onLayoutChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const width = () => head(canvas, 'Agent').getBoundingClientRect().width;
    await choose(canvas, 'Agent', 'Resize column');
    const handle = within(head(canvas, 'Agent')).getByRole('separator');
    await waitFor(() => expect(handle).toHaveFocus());
    await expect(handle).toHaveAccessibleName('Width of Agent');
    const before = Math.round(width());
    await expect(handle).toHaveAttribute('aria-valuenow', String(before));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await waitFor(() => expect(Math.round(width())).toBe(before + 8));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(width()).toBe(72));
    await expect(handle).toHaveAttribute('aria-valuetext', '72 pixels');
    await userEvent.keyboard('{Enter}');
    await expect(handle).toHaveAttribute('data-state', 'rest');

    const { x, y } = handle.getBoundingClientRect();
    await userEvent.pointer([
      { target: handle, coords: { clientX: x, clientY: y }, keys: '[MouseLeft>]' },
      { target: handle, coords: { clientX: x + 100, clientY: y } },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ widths: { agent: 172 } });
    await waitFor(() => expect(width()).toBe(172));
    await userEvent.dblClick(handle);
    await expect(args.onLayoutChange).toHaveBeenLastCalledWith({ widths: {} });
  },
};

/** Pinned columns stay at their side; the others scroll between them. */
export const PinnedColumns: Story = {
  args: {
    ...Selection.args,
    defaultLayout: { pinned: { name: 'start', status: 'start', points: 'end' } },
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 720, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const scroller = grid(canvas).parentElement?.parentElement as HTMLElement;
    const at = (name: string) => Math.round(head(canvas, name).getBoundingClientRect().left);
    const rest = { run: at('Run'), status: at('Status'), points: at('Points'), agent: at('Agent') };
    scroller.scrollLeft = 160;
    await waitFor(() => expect(at('Agent')).toBe(rest.agent - 160));
    await expect([at('Run'), at('Status'), at('Points')]).toEqual([
      rest.run,
      rest.status,
      rest.points,
    ]);
    await choose(canvas, 'Points', 'Unpin');
    await choose(canvas, 'Seconds', 'Pin to start');
    const order = canvas.getAllByRole('columnheader').map((cell) => cell.ariaLabel);
    await expect(order.slice(1, 4)).toEqual(['Run', 'Status', 'Seconds']);
  },
};

/** Hidden and ordered from the menu, from the list of columns, or by dragging a head. */
export const ColumnOrder: Story = {
  args: { columnSettings: true },
  play: async ({ canvas, userEvent }) => {
    const order = () => canvas.getAllByRole('columnheader').map((cell) => cell.ariaLabel);
    await choose(canvas, 'Agent', 'Hide column');
    await waitFor(() => expect(order()).not.toContain('Agent'));
    await waitFor(() => expect(head(canvas, 'Points')).toHaveFocus());
    await choose(canvas, 'Points', 'Move toward start');
    await expect(order().slice(0, 3)).toEqual(['Run', 'Points', 'Status']);

    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Agent' }));
    await expect(order()).toContain('Agent');
    await userEvent.click(screen.getByRole('button', { name: 'Move Started toward start' }));
    await expect(order().slice(-2)).toEqual(['Started', 'Seconds']);
    await userEvent.click(screen.getByRole('button', { name: 'Reset columns' }));
    await expect(order()).toEqual(['Run', 'Status', 'Agent', 'Points', 'Seconds', 'Started']);
    await userEvent.keyboard('{Escape}');

    const from = head(canvas, 'Status').getBoundingClientRect();
    const to = head(canvas, 'Points').getBoundingClientRect();
    const y = from.top + 18;
    await userEvent.pointer([
      {
        target: sortButton(canvas, 'Status'),
        coords: { clientX: from.left + 20, clientY: y },
        keys: '[MouseLeft>]',
      },
      { coords: { clientX: from.left + 60, clientY: y } },
      { coords: { clientX: to.right - 30, clientY: y } },
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() =>
      expect(order()).toEqual(['Run', 'Agent', 'Points', 'Status', 'Seconds', 'Started']),
    );
    await expect(head(canvas, 'Status')).toHaveAttribute('aria-sort', 'none');
  },
};

const linked: DataTableProps<Run>['columns'] = [
  {
    id: 'name',
    header: 'Run',
    value: 'name',
    cell: ({ name, id }) => <Link href={`#${id}`}>{name}</Link>,
  },
  {
    id: 'links',
    header: 'Parts',
    cell: () => (
      <Inline gap={8}>
        <Link href="#plan">Plan</Link>
        <Link href="#result">Result</Link>
      </Inline>
    ),
  },
];

/** A cell's only control takes the focus; with more, Enter goes in and Escape comes out. */
export const ControlsInCells: Story = {
  args: { columns: linked },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Supplier contract review 1' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    const cell = document.activeElement as HTMLElement;
    await expect(cell).toHaveRole('gridcell');
    await userEvent.keyboard('{Enter}');
    await expect(within(cell).getByRole('link', { name: 'Plan' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(cell).getByRole('link', { name: 'Result' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(cell).toHaveFocus();
  },
};

export const TwoLines: Story = { args: { lines: 2 } };
export const Compact: Story = { args: { density: 'compact' } };
/** Where the provider is compact, so is the table, unless it says otherwise. */
export const CompactAround: Story = {
  decorators: [
    (Table) => (
      <UiProvider density="compact">
        <Table />
      </UiProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(dataRows(canvas)[0]?.getBoundingClientRect().height).toBe(29);
  },
};
export const Relaxed: Story = { args: { density: 'relaxed', selectable: true } };

/** The server sorts, filters and pages; the table shows what it is given and says where it stands. */
export const ServerMode: Story = {
  render: function Server(args) {
    const [page, setPage] = useState(0);
    const [sorting, setSorting] = useState<DataTableProps<Run>['sorting']>([]);
    return (
      <DataTable
        {...args}
        rows={runs.slice(page * 10, page * 10 + 10)}
        manualSorting
        manualFiltering
        sorting={sorting ?? []}
        onSortingChange={setSorting}
        rowCount={60}
        firstRow={page * 10}
        footer={
          <>
            {`${page * 10 + 1}–${page * 10 + 10} / 60`}
            <Button size="small" onClick={() => setPage(page + 1)}>
              Next
            </Button>
          </>
        }
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(grid(canvas)).toHaveAttribute('aria-rowcount', '61');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(dataRows(canvas)[0]).toHaveAttribute('aria-rowindex', '12');
    await userEvent.click(sortButton(canvas, 'Points'));
    await expect(head(canvas, 'Points')).toHaveAttribute('aria-sort', 'ascending');
    await expect(firstNames(canvas)).toEqual(['11', '12', '13']);
  },
};

export const Loading: Story = {
  args: { rows: [], loading: true, selectable: true },
  play: async ({ canvas }) => {
    await expect(grid(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

/** New rows are on their way; the old ones stay usable. */
export const Reloading: Story = {
  args: { loading: true, rows: runs.slice(0, 5) },
  play: async ({ canvas }) => {
    await expect(dataRows(canvas)).toHaveLength(5);
  },
};

export const Empty: Story = { args: { rows: [], selectable: true } };

export const Failed: Story = {
  args: { rows: [], error: 'The server did not answer in time.', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rows did not load');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    ...Selection.args,
    label: 'Runs',
    defaultLayout: { pinned: { name: 'start' } },
  },
  play: async ({ canvas, userEvent }) => {
    const cells = canvas.getAllByRole('columnheader');
    const left = (index: number) => cells.at(index)?.getBoundingClientRect().left ?? 0;
    await expect(left(0)).toBeGreaterThan(left(1));
    (cells[1] as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cells[2]).toHaveFocus();
    const width = cells[3]?.getBoundingClientRect().width ?? 0;
    const handle = within(cells[3] as HTMLElement).getByRole('separator');
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() =>
      expect(Math.round(cells[3]?.getBoundingClientRect().width ?? 0)).toBe(Math.round(width) + 8),
    );
  },
};

interface Member {
  name: string;
  active: boolean;
  joined: Date;
}

const members: Member[] = [
  { name: 'Ada A.', active: true, joined: new Date(Date.UTC(2026, 0, 31)) },
  {
    name: `A name so ${'very '.repeat(30)}long that it is cut at its end (C).`,
    active: false,
    joined: new Date(Date.UTC(2026, 1, 1)),
  },
  { name: 'سلمى', active: true, joined: new Date(Date.UTC(2026, 2, 1)) },
];

/** Names of another script keep their own direction; truths and dates have words of the language. */
export const MixedScripts: Story = {
  render: () => (
    <UiProvider dir="rtl" locale="ar" labels={arabic}>
      <DataTable<Member>
        label="Members"
        columns={[
          { id: 'name', header: 'الاسم', value: 'name', width: 200, maxWidth: 200 },
          { id: 'active', header: 'نشط', value: 'active' },
          { id: 'joined', header: 'منذ', value: 'joined' },
        ]}
        rows={members}
        searchable
      />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const cells = canvas.getAllByRole('rowheader');
    const [ada, long] = cells.map((cell) => cell.firstElementChild as HTMLElement);
    // The full stop stands behind the name, and the name at the table's side.
    const [letters, stop] = [
      textRect(ada as HTMLElement, 0, 1),
      textRect(ada as HTMLElement, 5, 6),
    ];
    await expect(letters.right).toBeLessThan(stop.left + 1);
    const { right } = (cells[0] as HTMLElement).getBoundingClientRect();
    await expect(right - stop.right).toBeLessThan(20);
    // What is cut is the end, not the beginning.
    await expect(long?.scrollWidth).toBeGreaterThan(long?.clientWidth ?? 0);
    const box = (long as HTMLElement).getBoundingClientRect();
    await expect(textRect(long as HTMLElement, 0, 1).left).toBeGreaterThanOrEqual(box.left);
    await expect(canvas.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual([
      'نعم',
      '31\u200f/01\u200f/2026',
      'لا',
      '01\u200f/02\u200f/2026',
      'نعم',
      '01\u200f/03\u200f/2026',
    ]);
  },
};

/** That a column sorts and has a menu can be seen before the pointer is there. */
export const HeadsAtRest: Story = {
  play: async ({ canvas }) => {
    const sort = sortButton(canvas, 'Run');
    await expect(getComputedStyle(menuButton(canvas, 'Run')).opacity).toBe('1');
    await expect(sort.querySelector('svg')).toBeVisible();
    // Quieter than the arrow of a column that is sorted, which needs no other width.
    const { color } = getComputedStyle(sort);
    const { width } = head(canvas, 'Run').getBoundingClientRect();
    await user.click(sort);
    await expect(getComputedStyle(sort).color).not.toBe(color);
    await expect(head(canvas, 'Run').getBoundingClientRect().width).toBe(width);
  },
};

/** Figures end where the label of their head does, and its menu is at the end of its own head. */
export const HeadsOfFigures: Story = {
  args: { defaultFilters: { points: { min: 1 } } },
  play: async ({ canvas }) => {
    const end = (element: Element | null | undefined) => element!.getBoundingClientRect().right;
    const [row] = dataRows(canvas);
    for (const [name, index] of [
      ['Points', 2],
      ['Seconds', 3],
    ] as const) {
      const figure = within(row!).getAllByRole('gridcell')[index]!;
      const label = end(sortButton(canvas, name).querySelector('span'));
      await expect(textRect(figure, 0, figure.textContent.length).right).toBeCloseTo(label, 0);
      const menu = menuButton(canvas, name);
      await expect(menu.getBoundingClientRect().left).toBeGreaterThan(label);
      await expect(end(head(canvas, name)) - end(menu)).toBe(6);
    }
  },
};

/** Cut text, of a cell or of a head, is whole in a tooltip; what is not cut has none. */
export const CutCells: Story = {
  args: {
    rows: [
      { ...(runs[0] as Run), agent: 'A reader of supplier contracts and of all their annexes' },
      ...runs.slice(1, 4),
    ],
    columns: runColumns.map((column) =>
      column.id === 'agent' ? { ...column, width: 120, maxWidth: 120 } : column,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const [first] = dataRows(canvas);
    const [, agent, points] = within(first as HTMLElement).getAllByRole('gridcell');
    await userEvent.hover(agent as HTMLElement);
    await waitFor(async () => {
      await expect(screen.getByRole('tooltip')).toHaveTextContent(agent?.textContent ?? '');
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    // At once where the keyboard is.
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect(agent).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(/^A reader of supplier/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(points).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

/** The row's header leads somewhere; a press anywhere in the row follows it. */
export const RowLinks: Story = {
  args: { rowHref: ({ id }: Run) => (id === 'T-2' ? undefined : `#${id}`), selectable: true },
  play: async ({ canvas, userEvent }) => {
    const rows = dataRows(canvas);
    const followed = fn((event: Event) => event.preventDefault());
    document.addEventListener('click', followed);
    const links = () =>
      followed.mock.calls
        .map(([event]) => (event.target as Element).closest('a')?.getAttribute('href'))
        .filter(Boolean);
    const cells = within(rows[0] as HTMLElement).getAllByRole('gridcell');
    await userEvent.click(cells[2] as HTMLElement);
    await expect(links()).toEqual(['#T-1']);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(links()).toEqual(['#T-1', '#T-3']);
    await expect(within(rows[1] as HTMLElement).queryByRole('link')).toBeNull();
    await userEvent.click(within(rows[0] as HTMLElement).getByRole('checkbox'));
    await expect(links()).toHaveLength(2);
    document.removeEventListener('click', followed);
  },
};

/** One page of rows, which the page scrolls. */
export const OnePage: Story = {
  args: { maxHeight: 'none', rows: runs.slice(0, 25), rowCount: 60 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(dataRows(canvas)).toHaveLength(25));
    const scroller = grid(canvas).parentElement?.parentElement as HTMLElement;
    await expect(scroller.scrollHeight).toBe(scroller.clientHeight);
  },
};

/** On paper: all rows, nothing to press, whatever was scrolled. */
export const Printed: Story = {
  args: { ...Selection.args, columnSettings: true },
  play: async ({ canvas }) => {
    const scroller = grid(canvas).parentElement?.parentElement as HTMLElement;
    scroller.scrollTop = 600;
    await waitFor(() => expect(firstNames(canvas, 1)).not.toEqual(['1']));
    const { length } = dataRows(canvas);
    window.dispatchEvent(new Event('beforeprint'));
    await expect(dataRows(canvas)).toHaveLength(60);
    await expect(firstNames(canvas)).toEqual(['1', '2', '3']);
    await expect(canvas.queryAllByRole('checkbox')).toEqual([]);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /options|Actions/ })).toBeNull();
    const [first] = dataRows(canvas);
    const below = head(canvas, 'Run').getBoundingClientRect().bottom;
    await expect(Math.abs((first?.getBoundingClientRect().top ?? 0) - below)).toBeLessThan(2);
    await expect(scroller.scrollHeight).toBe(scroller.clientHeight);
    // Longer than a scroll is waited for to end.
    await new Promise((resolve) => setTimeout(resolve, 300));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(dataRows(canvas)).toHaveLength(length));
    await expect(scroller.scrollTop).toBe(600);
  },
};

const phone = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Story;

/** Rows as cards: name and status, then the figures in pairs with their heads. */
export const Stacked: Story = {
  ...phone,
  args: {
    ...Selection.args,
    stack: true,
    columns: runColumns.map((column) => {
      if (column.id === 'status') return { ...column, stack: 'end' };
      return column.id === 'started' ? { ...column, stack: 'hidden' } : column;
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = dataRows(canvas);
    const box = (element: Element | undefined | null) => {
      if (!element) throw new Error('not there');
      return element.getBoundingClientRect();
    };
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    const name = within(first as HTMLElement).getByRole('rowheader');
    const [select, status, agent, points, seconds] = within(first as HTMLElement).getAllByRole(
      'gridcell',
    );
    const started = first?.querySelector('[data-label="Started"]');
    await expect(box(name).right).toBeLessThanOrEqual(box(status).left + 1);
    const actions = within(first as HTMLElement).getByRole('button', { name: /^Actions for/ });
    await expect(box(status).right).toBeLessThanOrEqual(box(actions).left + 1);
    await expect(box(actions).right).toBeLessThanOrEqual(box(grid(canvas).parentElement).right);
    await expect(box(first).right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box(agent).top).toBeGreaterThanOrEqual(box(name).bottom);
    await expect(box(points).top).toBe(box(agent).top);
    await expect(box(seconds).left).toBe(box(agent).left);
    await expect(box(points).width).toBe(box(agent).width);
    await expect(started).not.toBeVisible();
    await expect(box(select).right).toBeLessThanOrEqual(box(name).left + 1);
    await expect(box(second).top).toBe(box(first).bottom);
    await expect(getComputedStyle(points as Element, '::before').content).toContain('Points');

    // Cells that are not shown are passed over.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    for (const cell of [name, status, agent, points, seconds]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(cell).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(/^Actions for/);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(dataRows(canvas).at(-1)).toHaveAttribute('aria-rowindex', '61');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
  },
};

/** How much of an element's margin what it stands in cuts off. */
const cutMargin = (element: Element, margin: number): number => {
  const box = element.getBoundingClientRect();
  let cut = 0;
  for (let at = element.parentElement; at; at = at.parentElement) {
    const { overflowX, overflowClipMargin } = getComputedStyle(at);
    if (overflowX === 'visible') continue;
    const more = overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0;
    cut = Math.max(cut, at.getBoundingClientRect().left - more - (box.left - margin));
  }
  return cut;
};

const shortPlaces: Partial<Record<string, 'title' | 'end' | 'hidden'>> = {
  name: 'title',
  status: 'end',
  started: 'hidden',
};

/** Short figures stand in one line, each as wide as it is; the ring of a link is whole. */
export const StackedShort: Story = {
  ...Stacked,
  args: {
    ...Stacked.args,
    rowHref: ({ id }) => `#${id}`,
    columns: runColumns.map((column) => ({ ...column, stack: shortPlaces[column.id] ?? 'short' })),
  },
  play: async ({ canvas }) => {
    const row = within(dataRows(canvas)[1]!);
    const cells = row.getAllByRole('gridcell').slice(2, 5);
    const boxes = cells.map((cell) => cell.getBoundingClientRect());
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    await expect(new Set(boxes.map(({ width }) => width)).size).toBe(3);
    for (const cell of cells) await expect(cell.scrollWidth).toBe(cell.clientWidth);
    await expect(cutMargin(row.getByRole('link'), 4)).toBeLessThanOrEqual(0);
  },
};

/** With nothing at the end of its line the title has the whole of it. */
export const StackedTitle: Story = {
  ...Stacked,
  args: { ...Stacked.args, columns: runColumns },
  play: async ({ canvas }) => {
    const [first] = dataRows(canvas);
    const title = within(first!).getByRole('rowheader').getBoundingClientRect();
    await expect(title.width).toBeGreaterThan(first!.getBoundingClientRect().width / 2);
  },
};

/** The row whose details are open is marked, beside those that are selected; another one moves nothing. */
export const CurrentRow: Story = {
  args: {
    ...Selection.args,
    defaultSelected: new Set(['T-2']),
    defaultLayout: { pinned: { name: 'start' } },
  },
  render: function Render(args) {
    const [current, setCurrent] = useState('T-3');
    return <DataTable {...args} currentRow={current} onRowPress={({ id }) => setCurrent(id)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const row = (number: number) => dataRows(canvas)[number - 1] as HTMLElement;
    const name = within(row(3)).getByRole('rowheader');
    await expect(row(3)).toHaveAttribute('aria-current', 'true');
    await expect(row(2)).not.toHaveAttribute('aria-current');
    const place = name.getBoundingClientRect();
    const other = within(row(4)).getByRole('rowheader');
    const tint = getComputedStyle(name).backgroundColor;
    await expect(getComputedStyle(other).backgroundColor).not.toBe(tint);
    await expect(getComputedStyle(row(3), '::after').inlineSize).toBe('3px');
    await userEvent.click(other);
    await expect(row(4)).toHaveAttribute('aria-current', 'true');
    await expect(row(3)).not.toHaveAttribute('aria-current');
    await expect(name.getBoundingClientRect()).toEqual(place);
  },
};

/** The current row as a card. */
export const CurrentCard: Story = {
  ...Stacked,
  args: { ...Stacked.args, currentRow: 'T-2' },
  play: () => {},
};

/** Cards that are on their way. */
export const StackedLoading: Story = {
  ...Stacked,
  args: { ...Stacked.args, rows: [], loading: true },
  play: () => {},
};

/** A phone: nothing is pinned, the frame scrolls sideways. */
export const Phone: Story = {
  args: { ...Selection.args, columnSettings: true, defaultLayout: { pinned: { name: 'start' } } },
  ...phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};
