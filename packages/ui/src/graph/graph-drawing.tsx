'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { classNames } from '../components/private/class-names.js';
import { useUi } from '../provider/ui-context.js';
import * as frame from './agent-graph.css.js';
import type { CleanGraph } from './clean-graph.js';
import { exact } from './exact.js';
import { GraphControls } from './graph-controls.js';
import { takeGraphKey } from './graph-keys.js';
import { GraphMarks } from './graph-marks.js';
import { minimapFrom } from './graph-size.js';
import { GraphTooltip } from './graph-tooltip.js';
import { Glyphs } from './glyphs.js';
import type { AgentGraphLabels } from '../labels/types.js';
import { type GraphVariant, layoutGraph } from './layout.js';
import { scaleLabels } from './label-mark.js';
import { Minimap } from './minimap.js';

import { nodeIdAt } from './node-at.js';
import { nodeName } from './node-name.js';
import type { CleanNode } from './types.js';
import { useGraphView } from './use-graph-view.js';
import { useLabels } from './use-labels.js';
import { useMoves } from './use-moves.js';
import { useNodeDrag } from './use-node-drag.js';
import { markHandlers, usePointedNode } from './use-pointed-node.js';
import type { Stage } from './use-stage.js';
import { contentBox } from './view-box.js';
import { walk } from './walk.js';

export interface GraphDrawingProps {
  graph: CleanGraph;
  label: string;
  labels: AgentGraphLabels;
  stage: Stage;
  variant: GraphVariant;
  showControls: boolean;
  describedBy: string;
  selectedId: string | null | undefined;
  onNodeSelect: ((id: string, node: CleanNode) => void) | undefined;
}

/** Under this width the zoom buttons need the corner a ring would reach into. */
const narrow = 420;
// Not a tab stop: a click on the ground gives the wheel to the graph.
const listbox = { role: 'listbox', tabIndex: -1 } as const;

/** The picture: everything of the graph that needs to know its size. */
export function GraphDrawing(props: GraphDrawingProps) {
  const { graph, labels, stage, variant, selectedId, onNodeSelect, showControls } = props;
  const { dir } = useUi();
  const prefix = useId();
  const svg = useRef<SVGSVGElement>(null);
  const picture = useRef<SVGGElement>(null);
  const layer = useRef<SVGGElement>(null);
  const { width, height } = stage;

  const layout = useMemo(() => {
    const room = height - (showControls && width < narrow ? 28 : 0);
    return layoutGraph(graph.nodes, graph.links, { width, height: room, dir, variant });
  }, [graph, width, height, dir, variant, showControls]);
  const box = useMemo(() => contentBox(layout.nodes), [layout]);

  const { placed, settledNodes, moveTo, settle } = useMoves(layout, `${dir} ${variant}`);
  const [held, setHeld] = useState<string | null>(null);
  const graphView = useGraphView(svg, { box, width, height });
  const { view, home, limits, moving, watch, zoomBy, fit, reveal } = graphView;
  useLayoutEffect(
    () =>
      watch(({ k, x, y }) => {
        if (!picture.current) return;
        picture.current.setAttribute('transform', `translate(${exact(x)},${exact(y)}) scale(${k})`);
        scaleLabels(picture.current, 1 / k);
      }),
    [watch],
  );
  useNodeDrag(layer, {
    nodeAt: ({ target }) => placed.get(nodeIdAt(target) ?? ''),
    move: (id, x, y) => {
      setHeld(id);
      moveTo(id, x, y);
    },
    drop: () => {
      setHeld(null);
      settle();
    },
  });
  const pointed = usePointedNode();

  const byId = useMemo(() => new Map(graph.nodes.map((node) => [node.id, node])), [graph]);
  const emphasis = [held, pointed.id].find((id) => id && byId.has(id)) ?? undefined;
  const placedLabels = useLabels({
    graph,
    layout,
    placed: settledNodes,
    stage,
    view,
    home,
    selectedId,
    dir,
  });
  const current = [pointed.current, selectedId].find((id) => id && byId.has(id));
  const tabStop = current ?? graph.nodes[0]?.id;
  const tooltipId = `${prefix}tooltip`;
  const shown = held || moving || pointed.dismissed ? undefined : emphasis;
  const shownNode = byId.get(shown ?? '');
  const places = useCallback(() => {
    const node = svg.current?.querySelector(`[data-node="${CSS.escape(shown ?? '')}"]`);
    const disc = node?.querySelector('[data-part="disc"]')?.getBoundingClientRect();
    const drawing = svg.current?.getBoundingClientRect();
    return disc && drawing ? { disc, drawing } : null;
  }, [shown]);
  const positionOf = useCallback(
    (at: number): readonly [x: number, y: number] => {
      const node = settledNodes.get(graph.nodes[at]?.id ?? '');
      return [node?.x ?? 0, node?.y ?? 0];
    },
    [settledNodes, graph],
  );

  const select = (id: string | undefined) => {
    const node = byId.get(id ?? '');
    if (node) onNodeSelect?.(node.id, node);
  };
  // What was moved on purpose stays inside the room.
  const atHome = !moving && view.k === home.k && view.x === home.x && view.y === home.y;
  // On the drawing, for all of its nodes.
  const handlers = {
    ...markHandlers(pointed, (id) => {
      const node = placed.get(id);
      if (node) reveal(node.x, node.y);
    }),
    onClick: (event: MouseEvent) => select(nodeIdAt(event.target)),
    onDoubleClick: (event: MouseEvent) => {
      if (nodeIdAt(event.target) === undefined) fit();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shown) {
        event.stopPropagation();
        pointed.dismiss();
        return;
      }
      takeGraphKey(event, {
        nodeAt: ({ target }) => placed.get((target as SVGElement).dataset['node'] ?? ''),
        ends: () => [layout.nodes[0]?.id, layout.nodes.at(-1)?.id],
        ahead: (id, key) => walk(id, key, [...placed.values()], graph.links),
        go: (id) =>
          svg.current?.querySelector<SVGGElement>(`[data-node="${CSS.escape(id)}"]`)?.focus(),
        nudge: 10,
        moveTo,
        settle,
        zoomBy,
        fit,
        select,
      });
    },
  };

  return (
    <>
      <svg
        ref={svg}
        className={classNames(frame.drawing, variant === 'hero' && atHome && frame.open)}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        {...listbox}
        {...handlers}
      >
        <Glyphs prefix={prefix} />
        <g ref={picture} data-part="picture">
          <GraphMarks
            graph={graph}
            layout={layout}
            placed={placed}
            labels={placedLabels}
            glyphs={prefix}
            em={stage.em}
            unit={1 / view.k}
            emphasis={emphasis}
            layer={layer}
            roles={(node) => ({
              accessibleName: nodeName(node, labels),
              current: node.id === tabStop,
              selected: onNodeSelect && node.id === selectedId,
              describedBy: node.id === shown ? tooltipId : undefined,
            })}
          />
        </g>
      </svg>
      {showControls ? (
        <GraphControls labels={labels} view={view} limits={limits} zoomBy={zoomBy} fit={fit} />
      ) : null}
      {showControls && graph.nodes.length > minimapFrom ? (
        <Minimap
          view={graphView}
          box={box}
          width={width}
          height={height}
          nodes={graph.nodes}
          positionOf={positionOf}
          version={settledNodes}
        />
      ) : null}
      {shownNode ? (
        <GraphTooltip
          id={tooltipId}
          node={shownNode}
          labels={labels}
          places={places}
          onPointerEnter={pointed.keep}
          onPointerLeave={pointed.release}
        />
      ) : null}
    </>
  );
}
