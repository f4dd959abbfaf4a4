import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { Stack } from '../layout/stack.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { HeatMapGrid } from './heat-map-grid.js';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
/** A working week: most at ten in the morning, little at night and at weekends. */
const runs = days.map((_, day) =>
  hours.map((_, hour) =>
    Math.round(96 * Math.exp(-(((hour - 10.5 + day * 0.1) / 5) ** 2)) * (day > 4 ? 0.3 : 1)),
  ),
);

const meta = {
  title: 'Components/HeatMapGrid',
  component: HeatMapGrid,
  args: { label: 'Runs by hour', rows: days, columns: hours, values: runs },
} satisfies Meta<typeof HeatMapGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One tab stop; arrows, Home and End walk, and the tooltip follows. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid', { name: 'Runs by hour' });
    await expect(grid).toHaveAttribute('aria-rowcount', '8');
    await userEvent.tab();
    const focused = () => document.activeElement!;
    await expect(focused()).toHaveAttribute('aria-label', '1');
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Mon, 00:00: 1'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(focused()).toHaveAttribute('data-column', '2');
    await expect(focused()).toHaveAttribute('data-row', '1');
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Tue, 02:00'));
    await userEvent.keyboard('{End}');
    await expect(focused()).toHaveAttribute('data-column', '23');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await expect(focused()).toHaveAttribute('data-row', '0');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(focused()).toHaveAttribute('data-column', '0');
    await expect(canvasElement.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await userEvent.tab({ shift: true });
    await expect(danglingIds(document.body)).toEqual([]);
  },
};

/** The scale and the highest value are words as well. */
export const InWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Highest: Wed, 10:00: 96$/)).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(25);
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(7);
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(24 * 7);
  },
};

export const WithValues: Story = {
  args: {
    label: 'Agreement between agents',
    rows: ['Market', 'Contract', 'Forecast'],
    columns: ['Market', 'Contract', 'Forecast'],
    values: [
      [1, 0.62, 0.35],
      [0.62, 1, null],
      [0.35, null, 0.05],
    ],
    format: { style: 'percent' },
    showValues: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('62%')).toHaveLength(2);
    await expect(canvas.getAllByText('No data')).toHaveLength(2);
  },
};

/** The tooltip also follows the pointer. */
export const Pointer: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.hover(canvasElement.querySelector('[data-row="2"][data-column="9"]')!);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Wed, 09:00'));
  },
};

export const BadInput: Story = {
  render: () => (
    <Stack gap={24}>
      <HeatMapGrid label="Nothing" rows={[]} columns={[]} values={[]} />
      <HeatMapGrid
        label="No values"
        rows={['a', 'a']}
        columns={['b', 'b']}
        values={[[NaN, null], [undefined]]}
      />
      <HeatMapGrid
        label={'Langer Titel '.repeat(20)}
        rows={['Donaudampfschifffahrtsgesellschaft', 'صف 🦄']}
        columns={['x', 'Eine lange Spalte']}
        values={[[Infinity, 1e15], [-4]]}
      />
      <HeatMapGrid label="All the same" rows={['a']} columns={['b', 'c']} values={[[0, 0]]} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toMatch(/NaN|∞/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const thousand = Array.from({ length: 1000 }, (_, index) => String(index));
const million = onDemand(() =>
  thousand.map((_, row) => thousand.map((_, column) => (row * column) % 97)),
);

/** A million cells: rows come in portions. */
export const MillionCells: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: () => (
    <HeatMapGrid label="Million" rows={thousand} columns={thousand} values={million()} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Show 2 more' })).toBeVisible();
  },
};

/** Columns run from the right, and the arrow keys with them. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { label: 'التشغيلات حسب الساعة' },
  play: async ({ canvasElement }) => {
    const cell = (column: number) =>
      canvasElement.querySelector(`[data-row="0"][data-column="${column}"]`)!;
    await expect(cell(0).getBoundingClientRect().left).toBeGreaterThan(
      cell(1).getBoundingClientRect().left,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell(1)).toHaveFocus();
  },
};
