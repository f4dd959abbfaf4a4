'use client';

import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react';

import { classNames } from '../class-names.js';
import { useUi } from '../provider/ui-context.js';
import * as frame from './agent-graph.css.js';
import type { CleanGraph } from './clean-graph.js';
import { GraphControls } from './graph-controls.js';
import { GraphMarks } from './graph-marks.js';
import { GraphTooltip } from './graph-tooltip.js';
import { Glyphs } from './glyphs.js';
import type { GraphLabels } from './labels.js';
import { type GraphVariant, layoutGraph } from './layout.js';
import { nodeIdAt } from './node-at.js';
import type { CleanNode } from './types.js';
import { useGraphKeys } from './use-graph-keys.js';
import { useGraphView } from './use-graph-view.js';
import { useLabels } from './use-labels.js';
import { useMoves } from './use-moves.js';
import { useNodeDrag } from './use-node-drag.js';
import { usePointedNode } from './use-pointed-node.js';
import type { Stage } from './use-stage.js';
import { contentBox } from './view-box.js';

export interface GraphDrawingProps {
  graph: CleanGraph;
  label: string;
  labels: GraphLabels;
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
  const { view, home, moving, zoomBy, fit, reveal } = useGraphView(
    svg,
    picture,
    box,
    width,
    height,
  );
  useNodeDrag(
    layer,
    placed,
    (id, x, y) => {
      setHeld(id);
      moveTo(id, x, y);
    },
    () => {
      setHeld(null);
      settle();
    },
  );
  const pointed = usePointedNode((id) => {
    const node = placed.get(id);
    if (node) reveal(node.x, node.y);
  });

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

  const select = (id: string | undefined) => {
    const node = byId.get(id ?? '');
    if (node) onNodeSelect?.(node.id, node);
  };
  const onKeyDown = useGraphKeys({
    svg,
    placed,
    links: graph.links,
    moveTo,
    settle,
    zoomBy,
    fit,
    select,
  });
  // What was moved on purpose stays inside the room.
  const atHome = !moving && view.k === home.k && view.x === home.x && view.y === home.y;
  // On the drawing, for all of its nodes.
  const handlers = {
    ...pointed.handlers,
    onClick: (event: MouseEvent) => select(nodeIdAt(event.target)),
    onDoubleClick: (event: MouseEvent) => {
      if (nodeIdAt(event.target) === undefined) fit();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shown) {
        event.stopPropagation();
        pointed.dismiss();
      } else onKeyDown(event);
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
            emphasis={emphasis}
            layer={layer}
            roles={(node) => ({
              accessibleName: [
                node.name,
                labels.types[node.type],
                labels.statuses[node.status],
                node.note,
              ]
                .filter(Boolean)
                .join(labels.separator),
              current: node.id === tabStop,
              selected: onNodeSelect && node.id === selectedId,
              describedBy: node.id === shown ? tooltipId : undefined,
            })}
          />
        </g>
      </svg>
      {showControls ? (
        <GraphControls labels={labels} view={view} zoomBy={zoomBy} fit={fit} />
      ) : null}
      {shownNode ? (
        <GraphTooltip
          id={tooltipId}
          node={shownNode}
          labels={labels}
          drawing={svg}
          onPointerEnter={pointed.keep}
          onPointerLeave={pointed.release}
        />
      ) : null}
    </>
  );
}
