import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { Stack } from '../layout/stack.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { DiffView } from './diff-view.js';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `clause ${from + index} stays as it is`);
const before = [
  'You are a careful contract reader.',
  'Quote the clause number for every claim.',
  'Answer in at most 120 words.',
  ...lines(1, 12),
  'Temperature: 0.7',
  ...lines(13, 20),
].join('\n');
const after = [
  'You are a careful contract reader.',
  'Quote the clause number and the page for every claim.',
  ...lines(1, 12),
  'Temperature: 0.3',
  'Fallback: on',
  ...lines(13, 20),
].join('\n');

const meta = {
  title: 'Components/DiffView',
  component: DiffView,
  args: { before, after, title: 'Prompt of Contract reader' },
} satisfies Meta<typeof DiffView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table with signs to see and words to hear. */
export const Unified: Story = {
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Prompt of Contract reader' });
    const heads = within(table).getAllByRole('columnheader');
    await expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Old line',
      'New line',
      'Text',
    ]);
    const removed = canvasElement.querySelectorAll('tr[data-state=removed]');
    const added = canvasElement.querySelectorAll('tr[data-state=added]');
    await expect([removed.length, added.length]).toEqual([3, 3]);
    await expect(removed[0]).toHaveTextContent('2−RemovedQuote the clause number');
    await expect(added[0]).toHaveTextContent('2+AddedQuote the clause number and the page');
    await expect(canvas.getByText('3 lines added, 3 lines removed')).toBeInTheDocument();
    const inserted = [...canvasElement.querySelectorAll('ins')].map((mark) => mark.textContent);
    await expect(inserted).toEqual(['and the page ', '3']);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** Folded lines open by keyboard and stay open. */
export const Folds: Story = {
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('tbody tr').length;
    const first = canvas.getByRole('button', { name: 'Show 6 unchanged lines' });
    const closed = rows();
    first.focus();
    await userEvent.keyboard('{Enter}');
    await expect(rows()).toBe(closed + 5);
    await expect(canvas.getByRole('button', { name: 'Show 5 unchanged lines' })).toBeVisible();
  },
};

/** Old and new beside each other. */
export const Split: Story = {
  args: { view: 'split' },
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Old line', 'Before', 'New line', 'After']);
    const row = canvas.getAllByRole('row').find((each) => each.textContent?.includes('the page'));
    await expect(row).toHaveTextContent(/^2−RemovedQuote.*2\+AddedQuote/);
  },
};

/** Two columns need room; without it the lines stand below each other. */
export const SplitInLittleRoom: Story = {
  args: { view: 'split' },
  decorators: [
    (Shown) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
    const root = canvasElement.querySelector('table')!.parentElement!;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const Same: Story = {
  args: { after: before },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No differences')).toBeVisible();
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const BadInput: Story = {
  render: () => (
    <Stack gap={16}>
      <DiffView before="" after="" />
      <DiffView before="" after={'one\ntwo'} />
      <DiffView before={'one\ntwo'} after="" context={NaN} />
      <DiffView before={'x'.repeat(5000)} after={'y'.repeat(5000)} title={'Titel '.repeat(60)} />
      <DiffView before="السعر 29 🦄" after="السعر 19 🦄" view="split" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const million = onDemand(() => {
  const lines = Array.from({ length: 1_000_000 }, (_, index) => `line ${index}`);
  return { before: lines.join('\n'), after: lines.with(500_000, 'changed').join('\n') };
});

/** A million lines, one of them changed. */
export const MillionLines: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: () => <DiffView {...million()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 499,997 unchanged lines' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(501);
    await expect(canvas.getByRole('button', { name: 'Show 500 more' })).toBeVisible();
  },
};

/** Code stays left to right; bar and texts follow the script. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { title: 'تعليمات قارئ العقود' },
  play: async ({ canvasElement }) => {
    const table = canvasElement.querySelector('table')!;
    await expect(getComputedStyle(table).direction).toBe('ltr');
    const title = canvasElement.querySelector('[id]:not(table)')!.getBoundingClientRect();
    await expect(title.right).toBeGreaterThan(table.getBoundingClientRect().right - 40);
  },
};
