'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

import { useUi } from '../../provider/ui-context.js';
import { Glyphs } from '../glyphs.js';
import { GraphControls } from '../graph-controls.js';
import type { GraphDrawingProps } from '../graph-drawing.js';
import { takeGraphKey } from '../graph-keys.js';
import { GraphTooltip } from '../graph-tooltip.js';
import { Minimap } from '../minimap.js';
import { useGraphView } from '../use-graph-view.js';
import { useNodeDrag } from '../use-node-drag.js';
import { usePointedNode } from '../use-pointed-node.js';
import { pointAhead } from '../walk.js';
import * as styles from './canvas-drawing.css.js';
import { neighboursOf } from './neighbours.js';
import { NodeOptions, optionId } from './node-options.js';
import { indexOf, topologyOf } from './topology.js';
import { useLayout, useSameTopology } from './use-layout.js';
import { useNodePositions } from './use-node-positions.js';
import { usePicture } from './use-picture.js';
import { useReducedMotion } from './use-reduced-motion.js';
import { useTravellingPoints } from './use-travelling-points.js';

/** px around a disc that count as the disc, on the screen: for a mouse, and for a finger. */
const leastHit = { fine: 7, coarse: 18 };
/** px of the screen a node moves with Shift and an arrow. */
const nudge = 10;
const around = 8;
const nothing: readonly number[] = [];

/** The picture of a large graph: drawn on a canvas, its nodes found by their places. */
export function CanvasDrawing(props: GraphDrawingProps & { seed: number }) {
  const { graph, labels, stage, variant, selectedId, onNodeSelect, showControls, seed } = props;
  const ui = useUi();
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const glyphs = useRef<SVGSVGElement>(null);
  const { width, height } = stage;
  const { nodes } = graph;
  const mirrored = ui.dir === 'rtl';
  const quiet = useReducedMotion();

  const index = useMemo(() => indexOf(graph), [graph]);
  const topology = useSameTopology(
    useMemo(() => topologyOf(graph, index, variant), [graph, index, variant]),
  );
  const near = useMemo(() => neighboursOf(nodes.length, topology.ends), [nodes, topology]);
  const held = useNodePositions(topology, `${ui.dir} ${variant}`);
  const { placed, hits, version, take } = held;
  const update = useRef<((drawn: () => void) => void) | null>(null);
  const layout = useLayout(topology, {
    seed,
    mirrored,
    quiet,
    onPositions: (positions, settled, giveBack) => {
      take(positions, settled);
      update.current?.(giveBack);
    },
  });
  const reach = (layout?.reach ?? 0) + around;
  const box = useMemo(
    () => ({ x: -reach, y: -reach, width: 2 * reach, height: 2 * reach }),
    [reach],
  );

  const [dragged, setDragged] = useState<string | null>(null);
  const scale = useRef(1);
  const pressed = useRef(false);
  const positionAt = (event: MouseEvent | globalThis.MouseEvent | TouchEvent, coarse = false) => {
    const point = 'touches' in event ? event.touches[0] : event;
    const at = list.current?.getBoundingClientRect();
    if (!point || !at) return -1;
    const { k, x, y } = view.now();
    const least = coarse ? leastHit.coarse : leastHit.fine;
    return hits.at(
      (point.clientX - at.left - x) / k,
      (point.clientY - at.top - y) / k,
      Math.max(2, least / k - 12),
    );
  };
  const placeOf = (at: number) => {
    const node = nodes[at];
    return node && { id: node.id, x: placed[2 * at] as number, y: placed[2 * at + 1] as number };
  };
  const moveTo = (id: string, x: number, y: number) => {
    const at = index.get(id);
    if (at === undefined) return;
    held.moveTo(at, x, y);
    picture.current?.move(at);
  };
  useNodeDrag(list, {
    nodeAt: (event) => placeOf(positionAt(event, 'touches' in event)),
    scale: () => scale.current,
    move: (id, x, y) => {
      setDragged(id);
      moveTo(id, x, y);
    },
    drop: () => {
      setDragged(null);
      held.tell();
    },
  });
  const view = useGraphView(list, { box, width, height, least: 'fit' });
  const { limits, moving, now, watch, zoomBy, fit, reveal } = view;
  useLayoutEffect(() => watch(({ k }) => (scale.current = k)), [watch]);

  const pointed = usePointedNode();
  const find = (id: string | null | undefined) => index.get(id ?? '') ?? -1;
  const emphasis = [dragged, pointed.id].map(find).find((at) => at >= 0) ?? -1;
  const selected = find(selectedId);
  const current = Math.max(0, [pointed.current, selectedId].map(find).find((at) => at >= 0) ?? 0);
  const focused = find(pointed.focused);
  const settled = layout?.settled ?? false;
  const { picture, still } = usePicture({
    room,
    probe,
    glyphs,
    glyphPrefix: prefix,
    graph,
    topology,
    near,
    orbits: layout?.orbits ?? nothing,
    stage,
    variant,
    view,
    emphasis,
    selected,
    focused,
    settled,
  });
  useLayoutEffect(() => {
    update.current = (drawn) => picture.current?.update({ positions: placed }, drawn);
    picture.current?.update({ positions: placed });
  }, [picture, placed]);
  const points = useTravellingPoints({ graph, topology, placed, view, width, height, version });

  const shown = dragged || moving || pointed.dismissed ? -1 : emphasis;
  const shownNode = nodes[shown];
  const places = useCallback(() => {
    const drawing = list.current?.getBoundingClientRect();
    const [x, y] = [placed[2 * shown], placed[2 * shown + 1]];
    if (!drawing || x === undefined || y === undefined) return null;
    const { k, x: left, y: top } = now();
    const r = Math.max(4, (topology.radii[shown] ?? 0) * k);
    const [cx, cy] = [drawing.left + left + x * k, drawing.top + top + y * k];
    return { drawing, disc: new DOMRectReadOnly(cx - r, cy - r, 2 * r, 2 * r) };
  }, [shown, placed, topology, now]);
  const positionOf = useCallback(
    (at: number) => [placed[2 * at] as number, placed[2 * at + 1] as number] as const,
    [placed],
  );

  const select = (id: string | undefined) => {
    const node = nodes[find(id)];
    if (node) onNodeSelect?.(node.id, node);
  };
  const focus = (at: number) => {
    const node = placeOf(at);
    if (!node) return;
    pointed.focus(node.id, true);
    if (node.x === node.x) reveal(node.x, node.y);
  };
  const isLinked = (at: number) => {
    for (
      let link = near.start[current] as number;
      link < (near.start[current + 1] as number);
      link += 1
    )
      if (near.list[link] === at) return true;
    return false;
  };
  const handlers = {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.buttons !== 0) return;
      const node = nodes[positionAt(event)];
      if (node) pointed.hover(node.id);
      else if (pointed.id !== null && pointed.id !== pointed.focused) pointed.release();
    },
    onPointerLeave: () => pointed.release(),
    onPointerDown: (event: PointerEvent) => {
      pressed.current = true;
      const touch = event.pointerType === 'touch';
      const node = nodes[positionAt(event, touch)];
      if (node) pointed.press(node.id);
      if (touch) pointed.touch(node?.id);
    },
    onClick: (event: MouseEvent) => {
      // Assistive technology clicks an option, everyone else a place.
      const option = (event.target as HTMLElement).dataset['node'];
      if (option !== undefined) pointed.focus(option, true);
      select(option ?? nodes[positionAt(event)]?.id);
    },
    onDoubleClick: (event: MouseEvent) => {
      if (positionAt(event) < 0) fit();
    },
    onFocus: () => {
      // A press brings focus as well, and browsers do not agree on what is seen of that.
      if (!pressed.current && list.current?.matches(':focus-visible')) focus(current);
    },
    onBlur: () => {
      pressed.current = false;
      pointed.blur();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && shownNode) {
        event.stopPropagation();
        pointed.dismiss();
        return;
      }
      takeGraphKey(event, {
        nodeAt: () => placeOf(current),
        ends: () => [nodes[0]?.id, nodes.at(-1)?.id],
        ahead: (_id, key) => {
          const all = {
            count: nodes.length,
            x: (at: number) => placed[2 * at] as number,
            y: (at: number) => placed[2 * at + 1] as number,
          };
          return nodes[pointAhead(current, key, all, isLinked)]?.id;
        },
        go: (id) => focus(find(id)),
        nudge: nudge / scale.current,
        moveTo,
        settle: held.tell,
        zoomBy,
        fit,
        select,
      });
    },
  };
  const tooltipId = `${prefix}tooltip`;

  return (
    <>
      <span hidden>
        <svg ref={glyphs}>
          <Glyphs prefix={prefix} />
        </svg>
      </span>
      <span ref={probe} hidden />
      <div ref={room} className={styles.picture} data-part="picture" />
      <canvas ref={points} className={styles.points} aria-hidden="true" />
      <div
        ref={list}
        className={styles.list}
        role="listbox"
        tabIndex={0}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        aria-activedescendant={optionId(prefix, current)}
        aria-busy={!layout}
        data-state={still ? 'still' : 'changing'}
        {...handlers}
      >
        <NodeOptions
          prefix={prefix}
          nodes={nodes}
          near={near}
          current={current}
          labels={labels}
          selectedId={selectedId}
          selectable={onNodeSelect !== undefined}
          describedBy={shown === current ? tooltipId : undefined}
        />
      </div>
      {layout ? null : (
        <p className={styles.arranging} role="status">
          {labels.arranging({ agents: nodes.length })}
        </p>
      )}
      {showControls ? (
        <>
          <GraphControls
            labels={labels}
            view={view.view}
            limits={limits}
            zoomBy={zoomBy}
            fit={fit}
          />
          <Minimap
            view={view}
            box={box}
            width={width}
            height={height}
            nodes={nodes}
            positionOf={positionOf}
            version={version}
          />
        </>
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
