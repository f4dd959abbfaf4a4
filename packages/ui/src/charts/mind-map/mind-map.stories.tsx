import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { expectTextInside, expectWalk, rowsOfTwin, spoken, stageOf } from '../story-checks.js';
import { inPanel } from '../story-frame.js';
import { asWritten, onDemand } from '../../story-checks.js';
import type { MindMapNode } from './branches.js';
import { MindMap } from './mind-map.js';

const report: MindMapNode = {
  name: 'Market entry, Poland',
  children: [
    {
      name: 'Market',
      children: [
        { name: 'Size', text: '€2.4 bn' },
        { name: 'Growth', text: '+7% a year' },
        { name: 'Competitors' },
      ],
    },
    {
      name: 'Site',
      children: [
        { name: 'Gdańsk', text: 'score 7.7', children: [{ name: 'Port' }, { name: 'Labour' }] },
        { name: 'Rotterdam', text: 'score 6.4' },
      ],
    },
    { name: 'Law', children: [{ name: 'Customs' }, { name: 'Employment law' }] },
    {
      name: 'Risks',
      children: [{ name: 'Złoty' }, { name: 'Demand' }, { name: 'Set-up time' }],
    },
  ],
};

const meta = {
  title: 'Charts/Mind map',
  component: MindMap,
  args: { title: 'What the report covers', root: report },
  decorators: [inPanel],
  parameters: { width: 860 },
} satisfies Meta<typeof MindMap>;

export default meta;
type Story = StoryObj<typeof meta>;

const branchesIn = (root: HTMLElement) => [...stageOf(root).querySelectorAll('[data-branch]')];
const boxOf = (branch: Element | undefined) =>
  branch?.querySelector('rect')?.getBoundingClientRect();
const current = (root: HTMLElement) =>
  document.getElementById(stageOf(root).getAttribute('aria-activedescendant') ?? '');

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveAccessibleDescription(
      '17 items on 4 levels, from Market entry, Poland.',
    );
    await expect(stageOf(canvasElement)).toHaveAttribute('role', 'tree');
    await expectWalk(canvasElement, 'Market entry, Poland, 4 branches', [
      ['ArrowRight', 'Market, 3 branches'],
      ['ArrowRight', 'Size, €2.4 bn'],
      ['ArrowDown', 'Growth, +7% a year'],
      ['ArrowLeft', 'Market, 3 branches'],
      ['End', 'Set-up time'],
      // On the start side the arrows are the other way round.
      ['ArrowRight', 'Risks, 3 branches'],
      ['ArrowLeft', 'Złoty'],
      ['Home', 'Market entry, Poland, 4 branches'],
      ['ArrowLeft', 'Law, 2 branches'],
    ]);
    await expectTextInside(canvasElement);
    await expect((await rowsOfTwin(canvasElement)).slice(0, 3)).toEqual([
      ['Name', 'Level', 'Part of', 'Details'],
      ['Market entry, Poland', '1', '–', '–'],
      ['Market', '2', 'Market entry, Poland', '–'],
    ]);
  },
};

/** Enter, the arrows and a click open and close. */
export const OpenAndClose: Story = {
  play: async ({ canvasElement }) => {
    await expect(branchesIn(canvasElement)).toHaveLength(15);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(current(canvasElement)).toHaveAttribute('aria-expanded', 'true');
    await expect(current(canvasElement)).toHaveAttribute('aria-level', '2');
    await expect(current(canvasElement)).toHaveAttribute('aria-setsize', '4');
    await userEvent.keyboard('{Enter}');
    await expect(current(canvasElement)).toHaveAttribute('aria-expanded', 'false');
    await expect(branchesIn(canvasElement)).toHaveLength(12);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(spoken(canvasElement)).toBe('Gdańsk, score 7.7, 2 branches');
    await userEvent.keyboard('{ArrowRight}');
    await expect(branchesIn(canvasElement)).toHaveLength(14);
    await userEvent.keyboard('{ArrowRight}');
    await expect(spoken(canvasElement)).toBe('Port');
    await expect(current(canvasElement)).not.toHaveAttribute('aria-expanded');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(branchesIn(canvasElement)).toHaveLength(12);
    const market = branchesIn(canvasElement)[1]?.querySelector('rect') as Element;
    await userEvent.click(market);
    await waitFor(() => expect(branchesIn(canvasElement)).toHaveLength(15));
  },
};

/** Words under the name of a leaf take the room there is; those of a branch would push its own away. */
export const LongNotes: Story = {
  args: {
    root: {
      name: 'Sourdough',
      children: [
        {
          name: 'Starter',
          children: [{ name: 'Flour', text: 'A starter is flour and water in which yeast lives' }],
        },
        {
          name: 'Storage',
          children: [{ name: 'Fridge', text: 'It rests for a week in the cold' }],
        },
      ],
    },
    openLevels: 3,
  },
  play: async ({ canvasElement }) => {
    await expect(stageOf(canvasElement).textContent).not.toContain('…');
    await expectTextInside(canvasElement);
  },
};

/** All branches to the end side. */
export const OneSide: Story = {
  args: { sides: 'end', openLevels: 3 },
  play: async ({ canvasElement }) => {
    const [root, ...others] = branchesIn(canvasElement).map(boxOf);
    await expect(others.every((box) => box && root && box.left > root.right)).toBe(true);
  },
};

/** Where there is no room beside one another, branches stand under one another. */
export const Phone: Story = {
  parameters: { width: 360 },
  args: { openLevels: 3 },
  play: async ({ canvasElement }) => {
    const tops = branchesIn(canvasElement).map((branch) => boxOf(branch)?.top ?? 0);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expectTextInside(canvasElement);
  },
};

/** The first branches grow to the left. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    title: 'ما يغطيه التقرير',
    root: {
      name: 'دخول السوق',
      children: [
        { name: 'السوق', children: [{ name: 'الحجم' }, { name: 'النمو' }] },
        { name: 'الموقع', children: [{ name: 'غدانسك' }, { name: 'روتردام' }] },
        { name: 'القانون', children: [{ name: 'الجمارك' }] },
        { name: 'المخاطر', children: [{ name: 'العملة' }, { name: 'الطلب' }] },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const [root, first] = branchesIn(canvasElement).map(boxOf);
    await expect(first?.right).toBeLessThan(root?.left as number);
    await expectWalk(canvasElement, 'دخول السوق، 4 فروع', [
      ['ArrowLeft', 'السوق، فرعان'],
      ['ArrowLeft', 'الحجم'],
      ['ArrowRight', 'السوق، فرعان'],
    ]);
    await expectTextInside(canvasElement);
  },
};

export const Loading: Story = { args: { loading: true } };
export const Failed: Story = {
  args: { error: 'The outline is not written yet.', onRetry: () => undefined },
};
export const Empty: Story = { args: { root: null } };
export const OnlyRoot: Story = { args: { root: { name: 'Alone' } } };

const circle: MindMapNode & { children: MindMapNode[] } = { name: 'Contains itself', children: [] };
circle.children.push(circle, { name: 'And one more' });

export const DamagedData: Story = {
  args: {
    openLevels: 9,
    root: {
      name: '',
      children: [
        { name: 'A branch whose name is far longer than any branch should be '.repeat(4) },
        { name: '👩🏽‍🔬👨‍👩‍👧‍👦', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
        { name: 'مراجعة القانون', children: [] },
        null as unknown as MindMapNode,
        circle,
      ],
    },
  },
  play: async ({ canvasElement }) => {
    await expect(branchesIn(canvasElement)).toHaveLength(6);
    await expectTextInside(canvasElement);
  },
};

const million = 1_000_000;
const many = onDemand((): MindMapNode => ({
  name: 'Everything',
  children: Array.from({ length: 1000 }, (_, n) => ({
    name: `Part ${n + 1}`,
    children: Array.from({ length: million / 1000 }, (_leaf, m) => ({ name: `Item ${m + 1}` })),
  })),
}));

/** A million branches: what is open is drawn, at most 250, and the table has them all. */
export const Million: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: (args) => <MindMap {...args} root={many()} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(branchesIn(canvasElement)).toHaveLength(250);
    await expect(canvas.getByText(/250 of 1,001,001 drawn/)).toBeVisible();
  },
};
