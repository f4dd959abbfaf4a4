import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { Table, TableBody, TableHead } from '../../components/table/table.js';
import { TableCell } from '../../components/table/table-cell.js';
import { TableHeaderCell } from '../../components/table/table-header-cell.js';
import { TableRow } from '../../components/table/table-row.js';
import { spoken, stageOf, tooltipOf } from '../story-checks.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { Sparkline } from './sparkline.js';

const week = [812, 845, 800, 634, 402, 389, 871];

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: {
    label: 'Runs',
    values: week,
    names: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ inlineSize: parameters['width'] ?? 120, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const stage = canvas.getByRole('listbox', { name: 'Runs' });
    await expect(stage).toHaveAccessibleDescription(/^Runs rose from 812 to 871; highest 871/);
    await userEvent.tab();
    await expect(stage).toHaveFocus();
    await expect(spoken(canvasElement)).toBe('Monday: 812');
    await userEvent.keyboard('{End}');
    await expect(spoken(canvasElement)).toBe('Sunday: 871');
    await expect(tooltipOf(canvasElement)).toBe('SundayRuns871');
    await expect(canvas.getAllByRole('row')).toHaveLength(8);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** In a list of many each is a picture with a sentence, and no stop for Tab. */
export const InTable: Story = {
  parameters: { width: 400 },
  render: (args) => (
    <Table label="Runs by assistant">
      <TableHead>
        <TableRow>
          <TableHeaderCell>Assistant</TableHeaderCell>
          <TableHeaderCell>Last week</TableHeaderCell>
          <TableHeaderCell numeric>Runs</TableHeaderCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {['Decision', 'Writing', 'Research'].map((name, index) => (
          <TableRow key={name}>
            <TableCell header>{name}</TableCell>
            <TableCell>
              <Sparkline
                {...args}
                label={name}
                walkable={false}
                values={week.map((value, n) => value * (1 + index) + n * 90 * index)}
              />
            </TableCell>
            <TableCell numeric>{871 * (1 + index)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /^Decision: Decision rose from 812/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'عمليات التشغيل', names: undefined },
  play: async ({ canvasElement }) => {
    const path = stageOf(canvasElement).querySelector('path')?.getAttribute('d') ?? '';
    await expect(Number(path.match(/^M([\d.]+)/)?.[1])).toBeGreaterThan(100);
  },
};

export const DamagedData: Story = {
  args: { names: undefined, values: [3, null, Number.NaN, 5, 4, undefined, Infinity] },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(spoken(canvasElement)).toBe('5: 4');
  },
};

export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Runs: No data yet' })).toBeInTheDocument();
  },
};

export const OneValue: Story = { args: { values: [5], names: undefined } };
export const Flat: Story = { args: { values: [5, 5, 5, 5], names: undefined } };

const million = onDemand(() => Array.from({ length: 1e6 }, (_, n) => Math.sin(n / 9e4)));

export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: { names: undefined },
  render: (args) => <Sparkline {...args} values={million()} />,
};
