import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { Panel } from '../components/panel/panel.js';
import { agentGraph } from '../labels/en.js';
import { asWritten } from '../story-checks.js';
import { AgentGraph } from './agent-graph.js';
import { agentLinks } from './agent-links.js';
import { layoutGraph } from './layout.js';
import { arabicNetwork, network, run, team } from './story-data.js';
import { discOf, labelsIn, nodeOf, nodesIn, positionOf } from './story-queries.js';
import { graphNodeStatuses, type GraphNode } from './types.js';

const meta = {
  title: 'Graph/Agent graph',
  component: AgentGraph,
  args: { ...network, label: 'Agent network' },
  decorators: [
    (Story, { args, parameters }) =>
      args.variant === 'hero' ? (
        <Story />
      ) : (
        <div style={{ maxInlineSize: parameters['width'] ?? 480 }}>
          <Panel title={args.label} padding="none">
            <Story />
          </Panel>
        </div>
      ),
  ],
} satisfies Meta<typeof AgentGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A coordinator in the middle, everyone it works with on the ring of one hop. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const graph = canvas.getByRole('listbox', { name: 'Agent network' });
    await expect(graph).toHaveAccessibleDescription(/^8 agents, 1 coordinator, 2 at work\./);
    const names = nodesIn(graph).map((node) => node.getAttribute('aria-label'));
    await expect(names).toContain('Market analyst, Processor, Processing, reading 4 files');
    await expect(names).toContain('Dispatcher, Executor, Inactive');
    await expect(canvasElement.querySelectorAll('circle[data-part="pulse"]')).toHaveLength(2);
    for (const node of nodesIn(graph)) {
      const manager = node.getAttribute('aria-label')?.includes('Coordinator');
      await expect(discOf(node)).toHaveAttribute('r', manager ? '16' : '12');
    }
  },
};

/** Names are whole where nothing is near, in two lines rather than cut. */
export const WholeNames: Story = {
  parameters: { width: 340 },
  args: {
    nodes: network.nodes.filter(({ id }) =>
      ['lead', 'sheet', 'market', 'plan', 'reader'].includes(id),
    ),
    height: 320,
  },
  play: async ({ canvas, args }) => {
    const shown = labelsIn(canvas.getByRole('listbox')).map(({ text }) => text);
    const names = args.nodes.map(({ name }) => String(name));
    await expect(shown.toSorted()).toEqual(names.toSorted());
  },
};

/** The legend explains what is drawn and nothing else; the whole one can stand by itself. */
export const Legend: Story = {
  args: {
    nodes: network.nodes.filter(({ type }) => type === 'coordinator' || type === 'processor'),
  },
  play: async ({ canvas }) => {
    const entries = canvas.getAllByRole('listitem').map((entry) => entry.textContent);
    await expect(entries).toEqual(['Coordinator', 'Processor', 'data', 'feedback']);
  },
};

/** The look of each state; the shapes differ, not the colours alone. */
export const States: Story = {
  args: {
    nodes: graphNodeStatuses.map((status): GraphNode => ({
      id: status,
      name: status,
      type: 'processor',
      status,
    })),
    links: [],
  },
  play: async ({ canvas }) => {
    const graph = canvas.getByRole('listbox');
    const marks = (status: string, part: string) =>
      nodeOf(graph, status).querySelectorAll(`[data-part="${part}"]`).length;
    for (const status of graphNodeStatuses) {
      await expect(marks(status, 'pulse')).toBe(status === 'processing' ? 1 : 0);
      await expect(marks(status, 'done')).toBe(status === 'completed' ? 1 : 0);
      await expect(marks(status, 'failed')).toBe(status === 'failed' ? 1 : 0);
    }
    await expect(getComputedStyle(discOf(nodeOf(graph, 'waiting'))).strokeDasharray).not.toBe(
      'none',
    );
  },
};

/** Solid data, dashed feedback, dotted control; what is active has the accent and a travelling point. */
export const LinkTypes: Story = {
  args: {
    nodes: team(4),
    links: [
      { source: '0', target: '1', type: 'data', active: true, value: 3 },
      { source: '2', target: '0', type: 'feedback', value: 2 },
      { source: '0', target: '3', type: 'control' },
      { source: '0', target: '2', type: 'data', value: 1 },
    ],
  },
  play: async ({ canvasElement }) => {
    const dashes = Object.fromEntries(
      [...canvasElement.querySelectorAll<SVGGElement>('[data-link]')].map((link) => [
        link.dataset['link'],
        getComputedStyle(link.firstElementChild as Element).strokeDasharray,
      ]),
    );
    await expect(dashes).toEqual({ data: 'none', feedback: '4px, 3px', control: '1px, 4px' });
    await expect(canvasElement.querySelectorAll('[data-active]')).toHaveLength(1);
    // Where movement is asked not to happen, the accent and the head still tell the direction.
    const point = canvasElement.querySelector('[data-active] circle') as Element;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(point).display).toBe(isStill ? 'none' : 'inline');
  },
};

/** Without a coordinator the agents form a chain. */
export const Chain: Story = {
  args: {
    nodes: network.nodes.slice(1),
    links: agentLinks(network.nodes.slice(1)),
  },
};

/** A run in a narrow panel: states and what each agent does just now. */
export const Run: Story = {
  args: { ...run, label: 'Agents', height: 312, showLegend: 'types', showControls: false },
  parameters: { width: 352 },
};

/** On the landing page: larger, names in full, on the page's own ground. */
export const Hero: Story = {
  args: { ...run, label: 'Agents of the run', variant: 'hero' },
  parameters: { layout: 'centered' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const graph = canvas.getByRole('listbox');
    await expect(labelsIn(graph).map(({ text }) => text)).toContain('Synthesis lead');
    await expect(discOf(nodeOf(graph, 'l'))).toHaveAttribute('r', '24');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Dark: Story = { globals: { theme: 'dark' }, args: { ...run } };

/** Mirrored: what stands at the end side in English stands at the end side in Arabic. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { ...arabicNetwork, label: 'شبكة الوكلاء' },
  play: async ({ canvas, args }) => {
    const graph = canvas.getByRole('listbox');
    const { width, height } = graph.getBoundingClientRect();
    const english = layoutGraph(args.nodes, args.links, { width, height });
    for (const { id, x, y } of english.nodes) {
      const here = positionOf(nodeOf(graph, id));
      await expect(Math.abs(here.x - (width - x))).toBeLessThan(1);
      await expect(Math.abs(here.y - y)).toBeLessThan(1);
    }
    await expect(english.nodes.some(({ x }) => Math.abs(x - width / 2) > 50)).toBe(true);
  },
};

export const Empty: Story = {
  args: { nodes: [], links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data to visualize')).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** It says it in the reader's language by itself. */
export const EmptyInChinese: Story = {
  globals: { locale: 'zh' },
  args: { nodes: [], links: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('无可视化数据')).toBeVisible();
  },
};

export const One: Story = { args: { nodes: team(1), links: [] } };
export const Two: Story = { args: { nodes: team(2), links: agentLinks(team(2)) } };

/** Twelve agents with notes in a small panel: every name is there and none lies on a disc. */
export const Twelve: Story = {
  args: {
    nodes: team(12).map((node, index) => ({
      ...node,
      name: `Contract reader ${index}`,
      note: 'reading 4 files',
    })),
    links: agentLinks(team(12)),
  },
  parameters: { width: 328 },
  play: async ({ canvas }) => {
    const graph = canvas.getByRole('listbox');
    const labels = labelsIn(graph);
    await expect(labels).toHaveLength(12);
    for (const node of nodesIn(graph)) {
      const disc = discOf(node).getBoundingClientRect();
      const covered = labels.filter(
        ({ id, box }) =>
          id !== node.dataset['node'] &&
          box.left < disc.right &&
          box.right > disc.left &&
          box.top < disc.bottom &&
          box.bottom > disc.top,
      );
      await expect(covered.map(({ text }) => text)).toEqual([]);
    }
  },
};

/** A crowd fills rings inside one another; names appear where there is room and on zooming in. */
export const Sixty: Story = { args: { nodes: team(60), links: agentLinks(team(60)) } };

/** Drawn as SVG still. */
export const FiveHundred: Story = {
  parameters: asWritten,
  args: { nodes: team(500), links: agentLinks(team(500)) },
  play: async ({ canvasElement }) => {
    await expect(nodesIn(canvasElement)).toHaveLength(500);
  },
};

/** Names are cut at about 70 px; whole names are what is read out and what the tooltip shows. */
export const LongNames: Story = {
  args: {
    nodes: [
      { id: 'a', name: 'Regulatory correspondence coordinator', type: 'coordinator' },
      { id: 'b', name: 'Rechtsschutzversicherungsprüfer', type: 'processor' },
      { id: 'c', name: '跨境物流与清关合规分析智能体', type: 'executor' },
      { id: 'd', name: '', type: 'meta' },
    ],
    links: [],
  },
  play: async ({ canvas }) => {
    const graph = await canvas.findByRole('listbox');
    // Cut by the fonts they are drawn with, once those are there; a whole name in two lines may be
    // as wide as a font makes it, up to 1.8 times the room.
    const widest = (isCut: boolean) =>
      Math.max(
        ...labelsIn(graph).flatMap(({ text, box }) =>
          text.endsWith('…') === isCut ? [box.width] : [],
        ),
      );
    await waitFor(() => expect(widest(true)).toBeLessThanOrEqual(90));
    await expect(widest(false)).toBeLessThanOrEqual(70 * 1.8);
    // Cut where two lines are not enough, too.
    await expect(labelsIn(graph).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Regulatory.*…$/),
      expect.stringMatching(/^Rechts.*…$/),
      // In two lines, unless the font that is there draws it narrow.
      expect.stringMatching(/^跨境物流与清关 ?合规分析智能体$/),
      'Agent 4',
    ]);
    await expect(
      canvas.getByRole('option', { name: /^Regulatory correspondence coordinator, / }),
    ).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^Agent 4, / })).toBeVisible();
  },
};

/** Whatever a server sends, the graph draws what makes sense. */
export const DamagedData: Story = {
  args: {
    nodes: [
      { id: 'a', name: 'First', type: 'coordinator', contribution: Number.NaN },
      { id: 'a', name: 'Twice', type: 'meta' },
      { id: 'b', name: 'Unknown type', type: 'wizard' as 'meta', status: 'odd' as 'active' },
    ],
    links: [
      { source: 'a', target: 'b', type: 'data', value: Number.NaN, active: true },
      { source: 'a', target: 'gone', type: 'data' },
      { source: 'b', target: 'b', type: 'data' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(nodesIn(canvas.getByRole('listbox'))).toHaveLength(2);
    await expect(
      canvas.getByRole('option', { name: 'Unknown type, Processor, Inactive' }),
    ).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-link]')).toHaveLength(1);
  },
};

/** The twin of the picture: the same agents in the same order, with what they send to whom. */
export const AsTable: Story = {
  args: { view: 'table' },
  play: async ({ canvas, args }) => {
    const heads = canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(heads).toEqual(args.nodes.map(({ name, type }) => `${name}${agentGraph[type]}`));
    const [, lead] = canvas.getAllByRole('row');
    await expect(lead).toHaveTextContent('Forecast modeller, Spreadsheet runner');
    await expect(lead).toHaveTextContent('34%');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
