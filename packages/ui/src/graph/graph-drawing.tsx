'use client';

import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react';

import { classNames } from '../class-names.js';
import { useUi } from '../provider/ui-context.js';
import * as frame from './agent-graph.css.js';
import type { CleanGraph } from './clean-graph.js';
import { GraphControls } from './graph-controls.js';
import { GraphTooltip } from './graph-tooltip.js';
import { Glyphs } from './glyphs.js';
import type { GraphLabels } from './labels.js';
import { type GraphVariant, layoutGraph, type PlacedNode } from './layout.js';
import { LinkMark } from './link-mark.js';
import * as linkStyles from './link-mark.css.js';
import { bowAround } from './link-path.js';
import { NodeMark } from './node-mark.js';
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
/** Links are led around discs in their way up to this number of nodes. */
const detailed = 60;

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
  const emphasis = [held, pointed.id].find((id) => id && byId.has(id));
  const near = useMemo(
    () =>
      new Set(
        graph.links.flatMap(({ source, target }) =>
          source === emphasis || target === emphasis ? [source, target] : [],
        ),
      ),
    [graph, emphasis],
  );
  const aside = (id: string) => emphasis !== undefined && id !== emphasis && !near.has(id);

  const bows = useMemo(() => {
    const discs = [...placed.values()];
    const pairs = new Set(graph.links.map(({ source, target }) => `${source}\n${target}`));
    return graph.links.map(({ source, target }) => {
      const a = placed.get(source) as PlacedNode;
      const b = placed.get(target) as PlacedNode;
      const around = discs.length > detailed ? 0 : bowAround(a, b, discs);
      return around === 0 && pairs.has(`${target}\n${source}`) ? 10 : around;
    });
  }, [graph, placed]);
  const strongest = Math.max(...graph.links.map(({ value }) => value ?? 0));

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
  // On the drawing, for all of its nodes.
  const handlers = {
    ...pointed.handlers,
    onClick: (event: MouseEvent) => select(pointed.idOf(event.target)),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shown) {
        event.stopPropagation();
        pointed.dismiss();
      } else onKeyDown(event);
    },
  };
  const tight = graph.nodes.length > 24;

  return (
    <>
      <svg
        ref={svg}
        className={classNames(frame.drawing, variant === 'hero' && frame.open)}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        {...listbox}
        {...handlers}
      >
        <Glyphs prefix={prefix} />
        <g ref={picture}>
          <g aria-hidden="true">
            {layout.orbits.map(({ cx, cy, r, hop }) => (
              <circle key={hop} className={linkStyles.orbit} cx={cx} cy={cy} r={r} />
            ))}
            {graph.links.map(({ source, target, type, active, value }, index) => {
              const from = placed.get(source) as PlacedNode;
              const to = placed.get(target) as PlacedNode;
              return (
                <LinkMark
                  key={`${source}\n${target}\n${type}`}
                  type={type}
                  x1={from.x}
                  y1={from.y}
                  r1={from.r}
                  x2={to.x}
                  y2={to.y}
                  r2={to.r}
                  bow={bows[index] ?? 0}
                  active={active === true}
                  strength={strongest > 0 ? Math.max(0, value ?? 0) / strongest : 0}
                  faded={emphasis !== undefined && source !== emphasis && target !== emphasis}
                  index={index}
                />
              );
            })}
          </g>
          <g ref={layer} role="presentation">
            {graph.nodes.map((node) => {
              const { x, y, r } = placed.get(node.id) as PlacedNode;
              const text = placedLabels.get(node.id);
              return (
                <NodeMark
                  key={node.id}
                  id={node.id}
                  type={node.type}
                  status={node.status}
                  x={x}
                  y={y}
                  r={r}
                  hit={tight ? r + 2 : Math.max(22, r + 6)}
                  glyphs={prefix}
                  accessibleName={[
                    node.name,
                    labels.types[node.type],
                    labels.statuses[node.status],
                    node.note,
                  ]
                    .filter(Boolean)
                    .join(labels.separator)}
                  name={text?.name ?? ''}
                  note={text?.note}
                  side={text?.side}
                  half={(text?.width ?? 0) / 2}
                  em={stage.em}
                  current={node.id === tabStop}
                  selectable={onNodeSelect !== undefined}
                  selected={node.id === selectedId}
                  faded={aside(node.id)}
                  describedBy={node.id === shown ? tooltipId : undefined}
                />
              );
            })}
          </g>
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
