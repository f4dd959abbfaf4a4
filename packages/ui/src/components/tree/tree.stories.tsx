import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, type within } from 'storybook/test';

import { danglingIds } from '../../a11y/relations.js';
import { BotIcon, FileTextIcon, LayersIcon } from '../../icons/index.js';
import { asWritten, onDemand } from '../../story-checks.js';
import { Tree } from './tree.js';
import type { TreeNode } from './tree-node.js';
import { treeSelectionModes } from './tree-props.js';

const file = (id: string, label: string, detail?: string): TreeNode => ({
  id,
  label,
  icon: <FileTextIcon />,
  detail,
});
const nodes: TreeNode[] = [
  {
    id: 'contracts',
    label: 'Contracts',
    icon: <LayersIcon />,
    detail: '3',
    children: [
      {
        id: 'suppliers',
        label: 'Suppliers',
        icon: <LayersIcon />,
        children: [
          file('nordvik', 'Nordvik.pdf', '214 KB'),
          file('gdansk', 'Gdańsk site.pdf', '88 KB'),
        ],
      },
      file('nda', 'NDA.pdf', '61 KB'),
    ],
  },
  {
    id: 'agents',
    label: 'Agents',
    icon: <BotIcon />,
    children: [file('reader', 'Contract reader')],
  },
  { id: 'archive', label: 'Archive', icon: <LayersIcon />, children: [file('old', '2019.zip')] },
  { ...file('readme', 'Read me'), disabled: true },
];

const meta = {
  title: 'Components/Tree',
  component: Tree,
  args: { label: 'Files', nodes, defaultExpanded: new Set(['contracts']), onSelectedChange: fn() },
  argTypes: { selectionMode: { control: 'inline-radio', options: treeSelectionModes } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof Tree>;
type Canvas = ReturnType<typeof within>;

const item = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('treeitem', { name });
const names = (canvas: Canvas) =>
  canvas
    .getAllByRole('treeitem')
    .map((each: HTMLElement) => each.querySelector('bdi')?.textContent);

/** One stop for Tab; right opens and goes in, left closes and goes out. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const tree = canvas.getByRole('tree', { name: 'Files' });
    await expect(tree).not.toHaveAttribute('aria-multiselectable');
    await userEvent.tab();
    await expect(item(canvas, /^Contracts/)).toHaveFocus();
    await expect(item(canvas, /^Contracts/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(item(canvas, 'Suppliers')).toHaveFocus();
    await expect(item(canvas, 'Suppliers')).toHaveAttribute('aria-level', '2');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    const gdansk = item(canvas, /^Gdańsk/);
    await expect(gdansk).toHaveFocus();
    await expect(gdansk).toHaveAttribute('aria-posinset', '2');
    await expect(gdansk).toHaveAttribute('aria-setsize', '2');
    await expect(gdansk).not.toHaveAttribute('aria-expanded');
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['gdansk']));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(canvas, 'Suppliers')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(item(canvas, /^Contracts/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{End}');
    await expect(item(canvas, 'Read me')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelectedChange).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Home}a');
    await expect(item(canvas, 'Agents')).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(item(canvas, 'Archive')).toHaveFocus();
    await userEvent.keyboard('*');
    await expect(names(canvas)).toContain('2019.zip');
    await expect(names(canvas)).toContain('Contract reader');
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** With the pointer: the arrow opens, the name selects, a double press does both. */
export const Pointer: Story = {
  args: { onNodePress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const arrow = item(canvas, 'Agents').firstElementChild as HTMLElement;
    const { width, height } = arrow.getBoundingClientRect();
    await expect([width, height]).toEqual([24, 24]);
    await userEvent.click(arrow);
    await expect(item(canvas, 'Agents')).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onNodePress).not.toHaveBeenCalled();
    await userEvent.click(item(canvas, 'Contract reader'));
    await expect(args.onNodePress).toHaveBeenCalledOnce();
    await expect(item(canvas, 'Contract reader')).toHaveAttribute('aria-selected', 'true');
    // What held the focus is gone: the node above it takes its place.
    await userEvent.click(arrow);
    await expect(item(canvas, 'Agents')).toHaveAttribute('tabindex', '0');
    await userEvent.dblClick(item(canvas, 'Archive'));
    await expect(item(canvas, 'Archive')).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Space turns a node over; Shift takes all between. */
export const Multiple: Story = {
  args: { selectionMode: 'multiple', defaultSelected: new Set(['nda']) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.tab();
    await expect(item(canvas, /^NDA/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['nda', 'suppliers']));
    await userEvent.keyboard(' ');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(new Set(['nda']));
    await userEvent.click(item(canvas, 'Agents'));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(item(canvas, /^Contracts/));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      new Set(['nda', 'agents', 'contracts', 'suppliers']),
    );
    // A range begins at the node, wherever its row has moved to.
    const arrow = item(canvas, /^Contracts/).firstElementChild as HTMLElement;
    await userEvent.click(item(canvas, 'Agents'));
    await userEvent.click(arrow);
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(item(canvas, 'Archive'));
    await userEvent.keyboard('{/Shift}');
    await expect(args.onSelectedChange).toHaveBeenLastCalledWith(
      new Set(['nda', 'agents', 'contracts', 'suppliers', 'archive']),
    );
    await userEvent.click(arrow);
    await userEvent.keyboard('{Control>}a{/Control}');
    // All but what cannot be selected.
    await expect(canvas.getAllByRole('treeitem', { selected: true })).toHaveLength(5);
  },
};

export const NoSelection: Story = {
  args: { selectionMode: 'none' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(item(canvas, 'Agents'));
    await expect(item(canvas, 'Agents')).toHaveAttribute('aria-expanded', 'true');
    await expect(item(canvas, 'Agents')).not.toHaveAttribute('aria-selected');
  },
};

let attempts = 0;
/** Children come when they are asked for; when they do not, the row says so and tries again. */
export const LateChildren: Story = {
  args: {
    defaultExpanded: new Set<string>(),
    nodes: [
      { id: 'drive', label: 'Drive', hasChildren: true },
      { id: 'mail', label: 'Mail', hasChildren: true },
    ],
    loadChildren: async ({ id }: TreeNode) => {
      await Promise.resolve();
      if (id === 'mail') return [];
      if (attempts++ === 0) throw new Error('offline');
      return [{ id: 'plan', label: 'Plan' }];
    },
  },
  beforeEach: () => {
    attempts = 0;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    const failed = await canvas.findByRole('treeitem', { name: 'Not loaded. Try again' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Drive did not load');
    await userEvent.keyboard('{ArrowDown}');
    await expect(failed).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('treeitem', { name: 'Plan' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Drive: 1 item');
    await expect(item(canvas, 'Drive')).toHaveFocus();
    // Nothing under it: it is a leaf from now on.
    await userEvent.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(item(canvas, 'Mail')).not.toHaveAttribute('aria-expanded'));
  },
};

export const Loading: Story = {
  args: {
    nodes: [{ id: 'drive', label: 'Drive', hasChildren: true }],
    defaultExpanded: new Set(['drive']),
    loadChildren: () => new Promise<TreeNode[]>(() => {}),
  },
};

const folders: TreeNode[] = Array.from({ length: 200 }, (_, folder) => ({
  id: `f${folder}`,
  label: `Folder ${folder + 1}`,
  children: Array.from({ length: 50 }, (__, index) => ({
    id: `f${folder}-${index}`,
    label: `File ${folder + 1}.${index + 1}`,
  })),
}));

/** More than 500 rows: only those in view are mounted, and the keyboard reaches all of them. */
export const ManyRows: Story = {
  parameters: asWritten,
  args: { nodes: [], defaultExpanded: new Set(folders.map(({ id }) => id)) },
  render: (args) => <Tree {...args} nodes={folders} maxHeight="320px" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveTextContent('File 200.50');
    await expect(document.activeElement).toHaveAttribute('aria-posinset', '50');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(document.activeElement).toHaveTextContent('Folder 200');
    await userEvent.keyboard('folder 12');
    await expect(document.activeElement).toHaveTextContent('Folder 12');
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    await expect(document.activeElement).toHaveTextContent('Folder 13');
    await userEvent.tab();
    await expect(canvas.getByRole('tree').contains(document.activeElement)).toBe(false);
  },
};

const million = onDemand(() =>
  Array.from({ length: 1_000_000 }, (_, n): TreeNode => ({
    id: String(n),
    label: `Row ${n}`,
  })),
);

export const MillionRows: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  args: { nodes: [] },
  render: (args) => <Tree {...args} nodes={million()} maxHeight="320px" />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(40);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveTextContent('Row 999999');
  },
};

const deep = (level: number): TreeNode => ({
  id: `d${level}`,
  label: `Level ${level}`,
  ...(level < 30 && { children: [deep(level + 1)] }),
});

/** Deep, long, right to left, emoji, holes, a node under itself. */
export const BrokenNodes: Story = {
  args: {
    nodes: [
      deep(1),
      null,
      { id: 'long', label: 'Anordnung'.repeat(20), detail: '1,000,000' },
      { id: 'ar', label: 'مجلد العقود', children: [{ id: 'nan', label: '' }] },
      { id: 'emoji', label: '🧑‍🚀🚀', children: null },
    ] as unknown as TreeNode[],
    defaultExpanded: new Set([...Array.from({ length: 30 }, (_, n) => `d${n + 1}`), 'ar', 'gone']),
    defaultSelected: new Set(['gone']),
  },
};

export const Empty: Story = {
  args: { nodes: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    nodes: [
      { id: 'a', label: 'العقود', children: [{ id: 'b', label: 'الموردون' }] },
      { id: 'c', label: 'الوكلاء' },
    ],
    defaultExpanded: new Set<string>(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(canvas, 'العقود')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(item(canvas, 'الموردون')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(item(canvas, 'العقود')).toHaveAttribute('aria-expanded', 'false');
  },
};
