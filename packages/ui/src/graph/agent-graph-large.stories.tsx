import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { danglingIds } from '../a11y/relations.js';
import { Panel } from '../components/panel/panel.js';
import { SegmentedControl } from '../components/segmented-control/segmented-control.js';
import { asWritten } from '../story-checks.js';
import { AgentGraph } from './agent-graph.js';
import { crowd } from './story-crowd.js';
import { canvasIn, optionsIn, pixelsOf, stillGraph } from './story-large-queries.js';
import type { GraphNode } from './types.js';

const views = ['graph', 'table'] as const;

/** A large network as a screen uses it: with a selection and its table. */
function Network({ onNodeSelect, ...props }: ComponentProps<typeof AgentGraph>) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [view, setView] = useState<(typeof views)[number]>(props.view ?? 'graph');
  return (
    <Panel
      title={props.label}
      padding="none"
      actions={
        <SegmentedControl
          label="View"
          labelHidden
          value={view}
          onValueChange={(value) => setView(value as typeof view)}
          options={[
            { value: 'graph', label: 'Graph' },
            { value: 'table', label: 'Table' },
          ]}
        />
      }
    >
      <AgentGraph
        {...props}
        view={view}
        selectedId={selectedId}
        onNodeSelect={(id, node) => {
          setSelectedId(id);
          onNodeSelect?.(id, node);
        }}
      />
    </Panel>
  );
}

const meta = {
  title: 'Graph/Agent graph at scale',
  tags: ['!autodocs'],
  component: AgentGraph,
  render: (args) => <Network {...args} />,
  args: {
    ...crowd(600),
    label: 'Agent network',
    height: 480,
    onNodeSelect: fn(),
  },
} satisfies Meta<typeof AgentGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Above 500 agents: a canvas, with one tab stop and the focused agent and its neighbours in the page. */
export const SixHundred: Story = {
  play: async ({ canvas, canvasElement }) => {
    const graph = await stillGraph(canvas);
    await expect(canvasIn(canvasElement)).toBeVisible();
    await expect(graph).toHaveAccessibleDescription(/^600 agents, .* Use the arrow keys to move/);
    await expect(graph).toHaveAttribute('tabindex', '0');
    const [first] = optionsIn(graph);
    await expect(first).toHaveAccessibleName(
      'Synthesis lead, Coordinator, Processing, reading 4 files',
    );
    await expect(first).toHaveAttribute('aria-setsize', '600');
    await expect(first).toHaveAttribute('aria-posinset', '1');
    await expect(graph).toHaveAttribute('aria-activedescendant', first?.id);
    await expect(optionsIn(graph).length).toBeGreaterThan(10);
    await expect(danglingIds(canvasElement)).toEqual([]);
  },
};

/** The keys of the small graph: arrows walk along links, Enter selects, plus, minus and zero zoom. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const graph = await stillGraph(canvas);
    const current = () => {
      const id = graph.getAttribute('aria-activedescendant') ?? '';
      return document.querySelector<HTMLElement>(`#${CSS.escape(id)}`)?.dataset['node'] ?? '';
    };
    const linked = (a: string, b: string) =>
      args.links.some(
        ({ source, target }) => (source === a && target === b) || (source === b && target === a),
      );
    await userEvent.tab();
    await userEvent.tab();
    await expect(graph).toHaveFocus();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Synthesis lead');
    await userEvent.keyboard('{ArrowRight}');
    const next = current();
    await expect(linked('n0', next)).toBe(true);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(linked(next, current())).toBe(true);
    await userEvent.keyboard('{End}');
    await expect(current()).toBe('n599');
    await userEvent.keyboard('{Home}');
    await expect(current()).toBe('n0');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();

    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onNodeSelect).toHaveBeenLastCalledWith(current(), expect.anything());
    const selected = () =>
      optionsIn(graph).filter((option) => option.getAttribute('aria-selected') === 'true');
    await waitFor(() =>
      expect(selected().map(({ dataset }) => dataset['node'])).toEqual([current()]),
    );

    const zoomOut = canvas.getByRole('button', { name: 'Zoom out' });
    await userEvent.keyboard('0');
    await waitFor(() => expect(zoomOut).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard('+');
    await waitFor(() => expect(zoomOut).not.toHaveAttribute('aria-disabled'));
    await userEvent.keyboard('-');
    await waitFor(() => expect(zoomOut).toHaveAttribute('aria-disabled', 'true'));
  },
};

/** A place is a node: the pointer shows what is known and selects, as on the small graph. */
export const Pointing: Story = {
  play: async ({ canvas, args }) => {
    const graph = await stillGraph(canvas);
    const box = graph.getBoundingClientRect();
    // The lead stands in the middle.
    const middle = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    await userEvent.pointer({ target: graph, coords: middle });
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent('Synthesis lead');
    await userEvent.pointer({ target: graph, coords: middle, keys: '[MouseLeft]' });
    await expect(args.onNodeSelect).toHaveBeenLastCalledWith(
      'n0',
      expect.objectContaining({ name: 'Synthesis lead' }),
    );
    const corner = { clientX: box.left + 3, clientY: box.top + 3 };
    await userEvent.pointer({ target: graph, coords: corner });
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
  },
};

/** The overview moves the view by pointer and, as two sliders, by arrow keys. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    const graph = await stillGraph(canvas);
    const overview = canvas.getByRole('group', { name: 'Overview' });
    const frame = () => {
      const rect = overview.querySelector('rect') as SVGRectElement;
      return ['x', 'y', 'width'].map((name) => Number(rect.getAttribute(name)));
    };
    const whole = frame();
    graph.focus();
    await userEvent.keyboard('+++');
    await waitFor(() => expect(frame()[2]).toBeLessThan((whole[2] as number) / 2));
    const across = canvas.getByRole('slider', { name: 'Horizontal position' });
    await expect(across).toHaveValue('50');
    across.focus();
    const before = frame();
    await userEvent.keyboard('{ArrowRight}');
    await expect(frame()[0]).toBeGreaterThan(before[0] as number);
    await userEvent.keyboard('{ArrowUp}');
    await expect(frame()[1]).toBeLessThan(before[1] as number);
    await waitFor(() => expect(Number(across.getAttribute('value'))).toBeGreaterThan(50));
    const box = overview.getBoundingClientRect();
    const at = { clientX: box.left + 30, clientY: box.top + 40 };
    await userEvent.pointer([
      { target: overview, coords: at, keys: '[MouseLeft>]' },
      { keys: '[/MouseLeft]' },
    ]);
    await waitFor(() => expect(frame()[0]).toBeLessThan(before[0] as number));
    // What the moved view shows is drawn before anybody looks.
    await stillGraph(canvas);
  },
};

/** Two graphs of the same input are the same to the pixel; another seed is another picture. */
export const SamePixels: Story = {
  render: ({ seed: _seed, ...args }) => (
    <>
      <AgentGraph {...args} label="One" />
      <AgentGraph {...args} label="The same" />
      <AgentGraph {...args} label="Another seed" seed={2} />
    </>
  ),
  args: { height: 320, showLegend: false },
  play: async ({ canvas }) => {
    const pictures = await Promise.all(
      ['One', 'The same', 'Another seed'].map(async (name) =>
        pixelsOf(await stillGraph(canvas, name)),
      ),
    );
    await expect(pictures[0]).toBe(pictures[1]);
    await expect(pictures[0]).not.toBe(pictures[2]);
  },
};

/** 5,000 agents and 7,500 links. */
export const FiveThousand: Story = {
  parameters: asWritten,
  args: { ...crowd(5000), height: 640 },
  play: async ({ canvas }) => {
    const graph = await stillGraph(canvas);
    await expect(optionsIn(graph)[0]).toHaveAttribute('aria-setsize', '5000');
  },
};

/** The table of 5,000: only the rows in view are in the page, and each says which it is. */
export const FiveThousandRows: Story = {
  parameters: asWritten,
  args: { ...crowd(5000), view: 'table' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '5001');
    const rows = () => canvas.getAllByRole('row');
    await expect(rows().length).toBeLessThan(60);
    await expect(rows()[1]).toHaveTextContent('Synthesis lead');
    const scroller = table.closest('[role="group"]') as HTMLElement;
    const first = canvas.getByRole('button', { name: 'Synthesis lead' });
    first.focus();
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() => expect(rows().at(-1)).toHaveAttribute('aria-rowindex', '5001'));
    await expect(rows().length).toBeLessThan(60);
    // What has focus stays.
    await expect(first).toHaveFocus();
    first.blur();
    await userEvent.click(canvas.getByRole('radio', { name: 'Graph' }));
    await stillGraph(canvas);
  },
};

/** Choosing in the table and in the picture is one selection. */
export const TableTwin: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const [, row] = canvas.getAllByRole('row');
    await expect(row).toHaveTextContent('Synthesis lead');
    await userEvent.click(canvas.getByRole('button', { name: 'Synthesis lead' }));
    await expect(args.onNodeSelect).toHaveBeenLastCalledWith('n0', expect.anything());
    await userEvent.click(canvas.getByRole('radio', { name: 'Graph' }));
    const graph = await stillGraph(canvas);
    await expect(optionsIn(graph)[0]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await stillGraph(canvas);
  },
};

const arabicNames = ['قارئ العقود', 'محلل السوق', 'مخطط السيناريو', 'مدقق الفواتير'];
const arabicCrowd = (() => {
  const { nodes, links } = crowd(600);
  return {
    nodes: nodes.map((node, at) => ({ ...node, name: `${arabicNames[at % 4]} ${at}` })),
    links,
  };
})();

/** Mirrored, with names that run from right to left. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { ...arabicCrowd, label: 'شبكة الوكلاء' },
  play: async ({ canvas, canvasElement }) => {
    const graph = await stillGraph(canvas, 'شبكة الوكلاء');
    const overview = canvasElement.querySelector('[data-part="minimap"]') as HTMLElement;
    const [box, all] = [overview.getBoundingClientRect(), graph.getBoundingClientRect()];
    await expect(box.left - all.left).toBeGreaterThan(all.width / 2);
  },
};

const damaged: GraphNode[] = crowd(600).nodes.map((node, at) => ({
  ...node,
  ...(at % 7 === 0 && { x: Number.NaN, y: Number.POSITIVE_INFINITY }),
  ...(at % 11 === 0 && { name: at % 2 === 0 ? '' : null }),
  ...(at % 13 === 0 && { type: 'wizard' as 'meta', status: 'odd' as 'active' }),
  ...(at % 17 === 0 && { name: '👩🏽‍🚀🪐✨ '.repeat(20), note: 'long '.repeat(400) }),
  ...(at % 19 === 0 && { name: 'مخطط السيناريو الطويل جدا' }),
}));

/** Whatever a server sends: places that are no numbers, ends that do not exist, loops, doubles. */
export const DamagedData: Story = {
  args: {
    nodes: [...damaged, ...damaged.slice(0, 50), null as unknown as GraphNode],
    links: [
      ...crowd(600).links,
      ...crowd(600).links.slice(0, 100),
      { source: 'n1', target: 'n1', type: 'data' },
      { source: 'n1', target: 'gone', type: 'data' },
      { source: 'n2', target: 'n3', type: 'smoke' as 'data', value: Number.NaN },
      { source: undefined as unknown as string, target: 'n3', type: 'data' },
    ],
  },
  play: async ({ canvas }) => {
    const graph = await stillGraph(canvas);
    await expect(optionsIn(graph)[0]).toHaveAttribute('aria-setsize', '600');
  },
};

/** No links: the crowd fills a disc. */
export const NoLinks: Story = {
  args: { links: [] },
  play: async ({ canvas }) => {
    await expect(optionsIn(await stillGraph(canvas))).toHaveLength(1);
  },
};

export const Empty: Story = {
  args: { nodes: [], links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data to visualize')).toBeVisible();
  },
};

// Made when it is looked at, not with the file.
const many = () => crowd(100_000);

/** A hundred thousand: it takes a while and stays usable meanwhile. */
export const HundredThousand: Story = {
  tags: ['heavy'],
  parameters: asWritten,
  render: (args) => <Many {...args} />,
  play: async ({ canvas }) => {
    const patience = { timeout: 90_000 };
    const graph = await canvas.findByRole('listbox', {}, patience);
    await waitFor(() => expect(graph).toHaveAttribute('aria-busy', 'false'), patience);
    await expect(optionsIn(graph)[0]).toHaveAttribute('aria-setsize', '100000');
  },
};

function Many(args: ComponentProps<typeof AgentGraph>) {
  const [graph] = useState(many);
  return <AgentGraph {...args} {...graph} />;
}
