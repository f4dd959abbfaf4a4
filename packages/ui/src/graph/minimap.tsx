'use client';

import {
  type ChangeEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

import { VisuallyHidden } from '../components/layout/visually-hidden.js';
import { useUi } from '../provider/ui-context.js';
import * as styles from './minimap.css.js';
import { graphNodeTypes, type CleanNode } from './types.js';
import type { GraphView } from './use-graph-view.js';
import { useGraphLabels } from './use-graph-labels.js';
import { usePalette } from './use-palette.js';
import type { Box, View } from './view-box.js';
import { type ArrowKey, arrowKeys, directionOf } from './walk.js';

export interface MinimapProps {
  view: GraphView;
  /** Area the picture covers, in px of the picture. */
  box: Box;
  /** Of the room the picture is seen in. */
  width: number;
  height: number;
  nodes: readonly CleanNode[];
  /** Centre of a node, by its position in `nodes`. */
  positionOf: (at: number) => readonly [x: number, y: number];
  /** Anything that changes when positions do. */
  version: unknown;
}

/** Of the overview inside its border, in px; and what is left free around the picture. */
const size = { width: 110, height: 82 };
const inset = 4;
/** A key moves the view by this share of what is seen. */
const share = 0.25;

/** From px of the picture to px of the overview. */
const scaleOf = (box: Box) => {
  const k = Math.min(
    (size.width - 2 * inset) / Math.max(1, box.width),
    (size.height - 2 * inset) / Math.max(1, box.height),
  );
  return {
    k,
    x: size.width / 2 - k * (box.x + box.width / 2),
    y: size.height / 2 - k * (box.y + box.height / 2),
  };
};

const clamp = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

/**
 * Everything at once, with a frame around what is seen. Press or drag to look elsewhere; to a
 * keyboard and to assistive technology it is two sliders, either of which takes all four arrows.
 */
export function Minimap({ view, box, width, height, nodes, positionOf, version }: MinimapProps) {
  const ui = useUi();
  const labels = useGraphLabels();
  const canvas = useRef<HTMLCanvasElement>(null);
  const probe = useRef<HTMLSpanElement>(null);
  const frame = useRef<SVGRectElement>(null);
  const palette = usePalette(probe);
  const scale = scaleOf(box);
  const { watch, center, now } = view;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || !palette) return;
    const dpr = window.devicePixelRatio || 1;
    element.width = size.width * dpr;
    element.height = size.height * dpr;
    context.setTransform(dpr, 0, 0, dpr, 0, 0);
    const { k, x, y } = scaleOf(box);
    const edge = nodes.length > 2000 ? 1 : 1.5;
    graphNodeTypes.forEach((type, tone) => {
      context.fillStyle = palette.tones[tone] as string;
      for (let at = 0; at < nodes.length; at += 1) {
        if (nodes[at]?.type !== type) continue;
        const [px, py] = positionOf(at);
        context.fillRect(px * k + x - edge / 2, py * k + y - edge / 2, edge, edge);
      }
    });
  }, [nodes, positionOf, version, box, palette]);

  useLayoutEffect(
    () =>
      watch((seen) => {
        const { k, x, y } = scaleOf(box);
        const set = (name: string, value: number) =>
          frame.current?.setAttribute(name, value.toFixed(1));
        set('x', (-seen.x / seen.k) * k + x);
        set('y', (-seen.y / seen.k) * k + y);
        set('width', Math.max(3, (width / seen.k) * k));
        set('height', Math.max(3, (height / seen.k) * k));
      }),
    [watch, box, width, height],
  );

  const middleOf = ({ k, x, y }: View) => [(width / 2 - x) / k, (height / 2 - y) / k] as const;
  const onPointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
    } else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const at = event.currentTarget.getBoundingClientRect();
    center(
      (event.clientX - at.left - 1 - scale.x) / scale.k,
      (event.clientY - at.top - 1 - scale.y) / scale.k,
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!arrowKeys.includes(event.key as ArrowKey)) return;
    event.preventDefault();
    const seen = now();
    const [x, y] = middleOf(seen);
    const [dx, dy] = directionOf[event.key as ArrowKey];
    center(x + ((dx * width) / seen.k) * share, y + ((dy * height) / seen.k) * share);
  };
  const percent = new Intl.NumberFormat(ui.locale, { style: 'percent' });
  const [middleX, middleY] = middleOf(view.view);
  const axes = [
    {
      name: labels.across,
      value: clamp(((middleX - box.x) / Math.max(1, box.width)) * 100),
      go: (to: number) => center(box.x + box.width * to, middleY),
    },
    {
      name: labels.down,
      value: clamp(((middleY - box.y) / Math.max(1, box.height)) * 100),
      go: (to: number) => center(middleX, box.y + box.height * to),
    },
  ];
  const handlers = { onPointerDown: onPointer, onPointerMove: onPointer, onKeyDown };
  return (
    <div
      role="group"
      aria-label={labels.overview}
      className={styles.minimap}
      data-part="minimap"
      {...handlers}
    >
      <div className={styles.picture}>
        <canvas ref={canvas} className={styles.layer} aria-hidden="true" />
        <svg className={styles.layer} aria-hidden="true">
          <rect ref={frame} className={styles.frame} rx="2" />
        </svg>
      </div>
      <span ref={probe} hidden />
      <VisuallyHidden>
        {axes.map(({ name, value, go }) => (
          <input
            key={name}
            type="range"
            aria-label={name}
            aria-valuetext={percent.format(value / 100)}
            min={0}
            max={100}
            value={value}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => go(target.valueAsNumber / 100)}
          />
        ))}
      </VisuallyHidden>
    </div>
  );
}
