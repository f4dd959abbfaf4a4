import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';

import { SegmentedControl } from '../components/segmented-control/segmented-control.js';
import { Panel } from '../components/panel/panel.js';
import { AgentGraph } from './agent-graph.js';
import { network } from './story-data.js';
import { discOf, nodeOf, nodesIn, positionOf, viewOf } from './story-queries.js';

/** The graph as a screen uses it: with a selection, and the control that switches its view. */
function Network({ onNodeSelect, ...props }: ComponentProps<typeof AgentGraph>) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [view, setView] = useState<'graph' | 'table'>('graph');
  return (
    <div style={{ maxInlineSize: 480 }}>
      <Panel
        title="Agent network"
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
    </div>
  );
}

const meta = {
  title: 'Graph/Agent graph behaviour',
  tags: ['!autodocs'],
  component: AgentGraph,
  render: (args) => <Network {...args} />,
  args: {
    ...network,
    label: 'Agent network',
    onNodeSelect: fn(),
  },
} satisfies Meta<typeof AgentGraph>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => (document.activeElement as HTMLElement | null)?.dataset['node'];

/** Where its movement ends. */
const settles = (graph: HTMLElement, view: Partial<ReturnType<typeof viewOf>>) =>
  waitFor(() => expect(viewOf(graph)).toMatchObject(view));

/** One tab stop; arrows walk along links and around the ring, Home and End jump. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const graph = canvas.getByRole('listbox');
    await expect(graph.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    nodeOf(graph, 'lead').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('plan');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toBe('lead');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toBe('evidence');
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('forecast');
    await userEvent.keyboard('{End}');
    await expect(focused()).toBe('market');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toBe('lead');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(focused()).toBe('reader');
    await expect(graph.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    await expect(nodeOf(graph, 'reader')).toHaveAttribute('tabindex', '0');

    await userEvent.keyboard('{Enter}');
    await expect(args.onNodeSelect).toHaveBeenLastCalledWith(
      'reader',
      expect.objectContaining({ name: 'Contract reader' }),
    );
    await expect(nodeOf(graph, 'reader')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight} ');
    await expect(nodeOf(graph, 'lead')).toHaveAttribute('aria-selected', 'true');
    await expect(nodeOf(graph, 'reader')).toHaveAttribute('aria-selected', 'false');

    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveFocus();
  },
};

/** From 0.5 to 5, by buttons and by keys; `0` and the third button show everything again. */
export const Zoom: Story = {
  play: async ({ canvas }) => {
    const graph = canvas.getByRole('listbox');
    const [zoomIn, zoomOut, fit] = ['Zoom in', 'Zoom out', 'Fit to view'].map((name) =>
      canvas.getByRole('button', { name }),
    ) as [HTMLElement, HTMLElement, HTMLElement];
    await settles(graph, { k: 1 });
    for (let press = 0; press < 6; press += 1) await userEvent.click(zoomIn);
    await settles(graph, { k: 5 });
    await waitFor(() => expect(zoomIn).toHaveAttribute('aria-disabled', 'true'));
    for (let press = 0; press < 8; press += 1) await userEvent.click(zoomOut);
    await settles(graph, { k: 0.5 });
    await waitFor(() => expect(zoomOut).toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(fit);
    await settles(graph, { k: 1, x: 0, y: 0 });

    nodeOf(graph, 'lead').focus();
    await userEvent.keyboard('+');
    await settles(graph, { k: 1.5 });
    await userEvent.keyboard('---');
    await settles(graph, { k: 0.5 });
    await userEvent.keyboard('0');
    await settles(graph, { k: 1 });
  },
};

/** A wheel scrolls the page, unless Ctrl is held (a pinch) or the graph has focus. */
export const Wheel: Story = {
  play: async ({ canvas }) => {
    const graph = canvas.getByRole('listbox');
    const wheel = (deltaY: number, init: object = {}) =>
      !graph.dispatchEvent(
        new WheelEvent('wheel', {
          bubbles: true,
          cancelable: true,
          view: window,
          clientX: 200,
          clientY: 200,
          deltaY,
          ...init,
        }),
      );
    await expect(wheel(-100)).toBe(false);
    await expect(viewOf(graph).k).toBe(1);
    await expect(wheel(-20, { ctrlKey: true })).toBe(true);
    await expect(viewOf(graph).k).toBeGreaterThan(1);
    for (let turn = 0; turn < 12; turn += 1) wheel(-100, { ctrlKey: true });
    await expect(viewOf(graph).k).toBe(5);
    // At the limit the page must not be zoomed instead.
    await expect(wheel(-100, { ctrlKey: true })).toBe(true);
    for (let turn = 0; turn < 24; turn += 1) wheel(100, { ctrlKey: true });
    await expect(viewOf(graph).k).toBe(0.5);
    nodeOf(graph, 'lead').focus();
    await expect(wheel(-100)).toBe(true);
    await expect(viewOf(graph).k).toBeGreaterThan(0.5);
  },
};

const mouse = (target: Element | Window, type: string, x: number, y: number) =>
  fireEvent(
    target as Element,
    new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      view: window,
      button: 0,
      clientX: x,
      clientY: y,
    }),
  );

/** The pointer moves a node, on the ground the whole picture; Shift with an arrow moves a node too. */
export const Drag: Story = {
  play: async ({ canvas, args }) => {
    const graph = canvas.getByRole('listbox');
    const node = nodeOf(graph, 'plan');
    const before = positionOf(node);
    const box = discOf(node).getBoundingClientRect();
    const [x, y] = [box.left + 12, box.top + 12];
    await mouse(discOf(node), 'mousedown', x, y);
    await mouse(window, 'mousemove', x + 40, y + 30);
    await mouse(window, 'mouseup', x + 40, y + 30);
    const after = positionOf(node);
    await expect(after.x - before.x).toBeCloseTo(40, 0);
    await expect(after.y - before.y).toBeCloseTo(30, 0);
    await expect(viewOf(graph)).toEqual({ k: 1, x: 0, y: 0 });
    await expect(args.onNodeSelect).not.toHaveBeenCalled();

    node.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(positionOf(node).x).toBeCloseTo(after.x - 10, 5);
    await expect(focused()).toBe('plan');

    await mouse(graph, 'mousedown', x + 100, y + 150);
    await mouse(window, 'mousemove', x + 70, y + 130);
    await mouse(window, 'mouseup', x + 70, y + 130);
    await expect(viewOf(graph)).toMatchObject({ k: 1, x: -30, y: -20 });
    // A double click on the ground brings everything back.
    await userEvent.dblClick(graph);
    await settles(graph, { k: 1, x: 0, y: 0 });
  },
};

/** Pointing at a node or walking to it shows what is known and steps everything unlinked back. */
export const Pointing: Story = {
  play: async ({ canvas }) => {
    const graph = canvas.getByRole('listbox');
    await userEvent.hover(discOf(nodeOf(graph, 'market')));
    const tooltip = await canvas.findByRole('tooltip');
    await expect(tooltip).toBeVisible();
    await expect(tooltip).toHaveTextContent('Market analyst');
    await expect(tooltip).toHaveTextContent('Contribution27.5%');
    await expect(tooltip).toHaveTextContent('Accuracy91%');
    const faded = () =>
      nodesIn(graph)
        .filter((node) => 'faded' in node.dataset)
        .map((node) => node.dataset['node']);
    await expect(faded()).toEqual(['plan', 'forecast', 'evidence', 'sheet', 'mail', 'reader']);
    await userEvent.unhover(discOf(nodeOf(graph, 'market')));
    await waitFor(() => expect(canvas.queryByRole('tooltip')).toBeNull());
    await expect(faded()).toEqual([]);

    nodeOf(graph, 'lead').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('tooltip')).toHaveTextContent('Scenario planner');
    await expect(nodeOf(graph, 'plan')).toHaveAccessibleDescription(/Scenario planner/);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('tooltip')).toBeNull();
    await expect(focused()).toBe('plan');
  },
};

/** A click selects. */
export const Selecting: Story = {
  play: async ({ canvas, args }) => {
    const graph = canvas.getByRole('listbox');
    await userEvent.click(discOf(nodeOf(graph, 'sheet')));
    await expect(args.onNodeSelect).toHaveBeenCalledWith('sheet', expect.anything());
    await expect(nodeOf(graph, 'sheet')).toHaveAttribute('aria-selected', 'true');
    await userEvent.unhover(discOf(nodeOf(graph, 'sheet')));
  },
};

/** Graph and table hold the same agents; what is selected in one is selected in the other. */
export const TableTwin: Story = {
  play: async ({ canvas, args }) => {
    const names = args.nodes.map(({ name }) => name);
    const shown = nodesIn(canvas.getByRole('listbox')).map(
      (node) => node.getAttribute('aria-label')?.split(', ')[0],
    );
    await expect(shown).toEqual(names);
    await userEvent.click(canvas.getByRole('radio', { name: 'Table' }));
    const buttons = canvas.getAllByRole('rowheader').map((cell) => cell.querySelector('button'));
    await expect(buttons.map((button) => button?.textContent)).toEqual(names);
    await userEvent.click(canvas.getByRole('button', { name: 'Dispatcher' }));
    await expect(args.onNodeSelect).toHaveBeenLastCalledWith('mail', expect.anything());
    await userEvent.click(canvas.getByRole('radio', { name: 'Graph' }));
    // Drawn when the room it gets is known.
    await expect(nodeOf(await canvas.findByRole('listbox'), 'mail')).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

/** A node that gets focus outside the room is brought into it. */
export const FocusIsSeen: Story = {
  play: async ({ canvas }) => {
    const graph = canvas.getByRole('listbox');
    nodeOf(graph, 'lead').focus();
    await userEvent.keyboard('++++');
    await userEvent.keyboard('{ArrowUp}');
    await expect(focused()).toBe('plan');
    const room = graph.getBoundingClientRect();
    await settles(graph, { k: 5 });
    await waitFor(async () => {
      const disc = discOf(nodeOf(graph, 'plan')).getBoundingClientRect();
      await expect(disc.top).toBeGreaterThanOrEqual(room.top);
      await expect(disc.bottom).toBeLessThanOrEqual(room.bottom);
    });
  },
};
