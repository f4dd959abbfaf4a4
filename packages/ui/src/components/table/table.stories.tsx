import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { awkwardTexts, LittleRoom } from '../../story-checks.js';
import { StatusDot } from '../status-dot/status-dot.js';
import { Button } from '../button/button.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { Inline } from '../layout/inline.js';
import { Panel } from '../panel/panel.js';
import { AgentTile } from '../agent-tile/agent-tile.js';
import { Identity } from '../agent-tile/identity.js';
import { Table, TableBody, TableHead } from './table.js';
import { TableCell } from './table-cell.js';
import { TableHeaderCell, type TableSort } from './table-header-cell.js';
import { TableRow } from './table-row.js';

const meta = {
  title: 'Components/Table',
  component: Table,
  args: { label: 'Runs', children: null },
  decorators: [
    (Story) => (
      <Panel padding="none">
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

const runs = [
  {
    name: 'Supplier contract review',
    status: 'done',
    word: 'Completed',
    time: '0:48',
    points: 6.1,
  },
  { name: 'NDA comparison', status: 'busy', word: 'Running', time: '1:12', points: 7.4 },
  {
    name: 'Framework agreement v4',
    status: 'error',
    word: 'Failed, refunded',
    time: '2:00',
    points: 0,
  },
] as const;

/** One line per row: 36 px and the hairline. */
export const Playground: Story = {
  render: (args) => (
    <Table {...args}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>Run</TableHeaderCell>
          <TableHeaderCell>Status</TableHeaderCell>
          <TableHeaderCell numeric>Time</TableHeaderCell>
          <TableHeaderCell numeric>Points</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {runs.map((run) => (
          <TableRow key={run.name}>
            <TableCell header>{run.name}</TableCell>
            <TableCell>
              <StatusDot status={run.status} label={run.word} />
            </TableCell>
            <TableCell numeric>{run.time}</TableCell>
            <TableCell numeric>{run.points.toFixed(1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Runs' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    const row = within(table).getByRole('row', { name: /NDA comparison/ });
    await expect(within(row).getByRole('rowheader')).toHaveTextContent('NDA comparison');
    await expect(within(row).getAllByRole('cell')).toHaveLength(3);
    await expect(row.getBoundingClientRect().height).toBe(37);
    // What does not scroll is no stop on the way through the page.
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Runs' })).toBeNull());
  },
};

const agents = [
  {
    type: 'coordinator',
    kind: 'Coordinator',
    name: 'Synthesis lead',
    model: 'Claude Sonnet 4',
    status: 'busy',
    word: 'Busy',
    success: 98,
    runs: 214,
    points: 6.2,
    active: 'now',
  },
  {
    type: 'processor',
    kind: 'Processor',
    name: 'Contract reader',
    model: 'Claude Sonnet 4',
    status: 'idle',
    word: 'Idle',
    success: 99,
    runs: 141,
    points: 5.1,
    active: '12 min ago',
  },
  {
    type: 'processor',
    kind: 'Processor',
    name: 'Forecast modeller',
    model: 'Llama 3.3 70B',
    status: 'error',
    word: 'Error',
    success: 81,
    runs: 72,
    points: 2.2,
    active: '41 min ago',
  },
  {
    type: 'executor',
    kind: 'Executor',
    name: 'Spreadsheet runner',
    model: 'GPT-4.1 mini',
    status: 'offline',
    word: 'Offline',
    success: 99,
    runs: 301,
    points: 0.8,
    active: '1 h ago',
  },
] as const;

type Column = 'name' | 'success' | 'runs' | 'points';
const columns = [
  { id: 'success', label: 'Success, 7 days' },
  { id: 'runs', label: 'Runs' },
  { id: 'points', label: 'Points/run' },
] as const;

function Agents({ stack = false }: { stack?: boolean }) {
  const [order, setOrder] = useState<{ column: Column; sort: TableSort }>();
  const [chosen, setChosen] = useState<readonly string[]>(['Contract reader']);
  const sortOf = (column: Column): TableSort => (order?.column === column ? order.sort : 'none');
  const cycle = (column: Column) => () => {
    const next = sortOf(column) === 'ascending' ? 'descending' : 'ascending';
    setOrder({ column, sort: next });
  };
  const rows = agents.toSorted((a, b) => {
    if (!order) return 0;
    const [x, y] = [a[order.column], b[order.column]];
    const compared = typeof x === 'number' ? x - Number(y) : x.localeCompare(String(y));
    return order.sort === 'ascending' ? compared : -compared;
  });
  const toggle = (name: string) =>
    setChosen((names) =>
      names.includes(name) ? names.filter((other) => other !== name) : [...names, name],
    );
  const all = chosen.length === agents.length;
  return (
    <Table label="Agents" lines={2} stack={stack}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>
            <Checkbox
              label="All agents"
              labelHidden
              checked={all ? true : chosen.length > 0 && 'indeterminate'}
              onCheckedChange={(checked) =>
                setChosen(checked ? agents.map(({ name }) => name) : [])
              }
            />
          </TableHeaderCell>
          <TableHeaderCell sort={sortOf('name')} onSort={cycle('name')}>
            Agent
          </TableHeaderCell>
          <TableHeaderCell>Status</TableHeaderCell>
          {columns.map(({ id, label }) => (
            <TableHeaderCell key={id} numeric sort={sortOf(id)} onSort={cycle(id)}>
              {label}
            </TableHeaderCell>
          ))}
          <TableHeaderCell numeric>Last active</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((agent) => (
          <TableRow key={agent.name} selected={chosen.includes(agent.name)}>
            <TableCell stack="select">
              <Checkbox
                label={agent.name}
                labelHidden
                checked={chosen.includes(agent.name)}
                onCheckedChange={() => toggle(agent.name)}
              />
            </TableCell>
            <TableCell header>
              <Identity
                media={<AgentTile type={agent.type} atWork={agent.status === 'busy'} />}
                title={agent.name}
                detail={`${agent.kind} · ${agent.model}`}
              />
            </TableCell>
            <TableCell stack="end">
              <StatusDot status={agent.status} label={agent.word} />
            </TableCell>
            <TableCell numeric stackLabel="success">{`${agent.success}%`}</TableCell>
            <TableCell numeric stackLabel="runs">
              {agent.runs}
            </TableCell>
            <TableCell numeric stackLabel="points">
              {agent.points.toFixed(1)}
            </TableCell>
            <TableCell numeric stack="hidden">
              {agent.active}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const names = (element: HTMLElement) =>
  within(element)
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('span span span')?.textContent);

/** Two lines per row, sorted by its head, with selected rows. */
export const SortedAndSelected: Story = {
  render: () => <Agents />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const runsHead = canvas.getByRole('columnheader', { name: 'Runs' });
    const agentHead = canvas.getByRole('columnheader', { name: 'Agent' });
    await expect(runsHead).toHaveAttribute('aria-sort', 'none');
    await expect(canvas.getByRole('columnheader', { name: 'Status' })).not.toHaveAttribute(
      'aria-sort',
    );
    const width = runsHead.getBoundingClientRect().width;
    // Before the pointer is there, the head says that it sorts.
    await expect(runsHead.querySelector('svg')).toBeVisible();

    await userEvent.click(within(runsHead).getByRole('button', { name: 'Runs' }));
    await expect(runsHead).toHaveAttribute('aria-sort', 'ascending');
    await expect(names(canvasElement)[0]).toBe('Forecast modeller');

    await userEvent.keyboard('{Enter}');
    await expect(runsHead).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvasElement)[0]).toBe('Spreadsheet runner');
    // The arrow takes no room of its own.
    await expect(runsHead.getBoundingClientRect().width).toBe(width);

    await userEvent.click(within(agentHead).getByRole('button', { name: 'Agent' }));
    await expect(agentHead).toHaveAttribute('aria-sort', 'ascending');
    await expect(runsHead).toHaveAttribute('aria-sort', 'none');

    const row = canvas.getByRole('row', { name: /Synthesis lead/ });
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(52);
    await expect(row).not.toHaveAttribute('data-selected');
    await userEvent.click(within(row).getByRole('checkbox', { name: 'Synthesis lead' }));
    await expect(row).toHaveAttribute('data-selected');
  },
};

/** Too wide for its place: it scrolls, has the table's name and can be focused. */
export const Scrolling: Story = {
  render: () => (
    <div style={{ inlineSize: 420 }}>
      <Agents />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('group', { name: 'Agents' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
  },
};

function Arriving() {
  const [place, setPlace] = useState<'none' | 'little' | 'enough'>('none');
  return (
    <>
      <Inline>
        <Button onClick={() => setPlace('little')}>Little room</Button>
        <Button onClick={() => setPlace('enough')}>Enough room</Button>
      </Inline>
      {place !== 'none' && (
        <div style={{ inlineSize: place === 'little' ? 420 : undefined }}>
          <Agents />
        </div>
      )}
    </>
  );
}

/** After the next picture, before anything that was asked for by it. */
const painted = () =>
  new Promise<void>((done) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => done(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });

/** No picture shows a table that scrolls and cannot be focused, nor the other way round. */
export const FocusableAtOnce: Story = {
  render: () => <Arriving />,
  play: async ({ canvas }) => {
    const region = () => canvas.queryByRole('group', { name: 'Agents' });
    const little = canvas.getByRole('button', { name: 'Little room' });
    little.click();
    // React draws what a press asks for as soon as the press is over, before any frame.
    await Promise.resolve();
    await expect(region()).toHaveAttribute('tabindex', '0');
    canvas.getByRole('button', { name: 'Enough room' }).click();
    await painted();
    await expect(region()).toBeNull();
    little.click();
    await painted();
    await expect(region()).toHaveAttribute('tabindex', '0');
  },
};

const phone = {
  parameters: {
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '800px' } } },
    },
  },
  globals: { viewport: { value: 'phone' } },
} as const;

/** Under 700 px every row is a card; roles, heads, sorting and selection stay. */
export const Stacked: Story = {
  ...phone,
  render: () => <Agents stack />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(window.innerWidth).toBeLessThan(700);
    const table = canvas.getByRole('table', { name: 'Agents' });
    await expect(getComputedStyle(table).display).toBe('block');
    const row = canvas.getByRole('row', { name: /Contract reader/ });
    await expect(within(row).getByRole('rowheader')).toBeVisible();
    // Status beside the name, figures under it with their short words.
    const title = within(row).getByRole('rowheader').getBoundingClientRect();
    const status = within(row).getByText('Idle').getBoundingClientRect();
    const figure = within(row).getByText('141').getBoundingClientRect();
    await expect(status.top).toBeLessThan(title.bottom);
    await expect(figure.top).toBeGreaterThanOrEqual(title.bottom);
    await expect(getComputedStyle(within(row).getByText('141'), '::after').content).toContain(
      'runs',
    );
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Points/run' }));
    await expect(names(canvasElement)[0]).toBe('Spreadsheet runner');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(7);
  },
};

/** A cell of nothing, endless and turned words: the table scrolls, the page does not. */
export const BadInput: Story = {
  render: (args) => (
    <LittleRoom>
      <Table {...args}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{awkwardTexts[2]}</TableHeaderCell>
            <TableHeaderCell numeric>{awkwardTexts[3]}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {awkwardTexts.map((text) => (
            <TableRow key={text}>
              <TableCell header>{text}</TableCell>
              <TableCell numeric>{null}</TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell header>A row with a cell too few</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </LittleRoom>
  ),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
