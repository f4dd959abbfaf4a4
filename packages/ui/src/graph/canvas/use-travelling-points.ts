import { type RefObject, useEffect, useRef } from 'react';

import type { CleanGraph } from '../clean-graph.js';
import type { GraphView } from '../use-graph-view.js';
import { detailedFrom } from './paint-links.js';
import type { Topology } from './topology.js';
import { useReducedMotion } from './use-reduced-motion.js';

/** More links at work than this in the room, and nothing moves: it would tell nobody anything. */
const most = 24;
/** ms a point takes, as in the small graph. */
const time = 2600;
const radius = 2.5;

interface Options {
  graph: CleanGraph;
  topology: Topology;
  placed: Float32Array;
  view: GraphView;
  width: number;
  height: number;
  /** Changes when positions do. */
  version: number;
}

/**
 * Points travelling along the links at work, while they are few and large enough to be followed.
 * They have a canvas of their own: the picture under them is not drawn again.
 */
export function useTravellingPoints(options: Options): RefObject<HTMLCanvasElement | null> {
  const { graph, topology, placed, view, width, height, version } = options;
  const canvas = useRef<HTMLCanvasElement>(null);
  const quiet = useReducedMotion();
  const { moving, now, view: seen } = view;

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return undefined;
    const dpr = window.devicePixelRatio || 1;
    const rest = () => {
      // A canvas of its own size would cost a layer for nothing.
      element.width = 1;
      element.height = 1;
    };
    const { k, x, y } = now();
    const { ends, radii } = topology;
    const at = (node: number, axis: 0 | 1) =>
      (placed[2 * node + axis] as number) * k + (axis === 0 ? x : y);
    const seenAt = (node: number) =>
      at(node, 0) > 0 && at(node, 1) > 0 && at(node, 0) < width && at(node, 1) < height;
    const busy: number[] = [];
    if (!quiet && !moving && k >= detailedFrom) {
      for (let link = 0; link < graph.links.length && busy.length <= most; link += 1) {
        if (!graph.links[link]?.active) continue;
        if (seenAt(ends[2 * link] as number) || seenAt(ends[2 * link + 1] as number))
          busy.push(link);
      }
    }
    if (busy.length === 0 || busy.length > most) {
      rest();
      return undefined;
    }
    element.width = Math.ceil(width * dpr);
    element.height = Math.ceil(height * dpr);
    context.fillStyle = getComputedStyle(element).color;
    context.setTransform(dpr, 0, 0, dpr, 0, 0);
    let raf = 0;
    const step = (ms: number) => {
      context.clearRect(0, 0, width, height);
      busy.forEach((link, place) => {
        const [a, b] = [ends[2 * link] as number, ends[2 * link + 1] as number];
        const length = Math.hypot(at(b, 0) - at(a, 0), at(b, 1) - at(a, 1)) || 1;
        const [from, to] = [((radii[a] ?? 0) * k) / length, 1 - ((radii[b] ?? 0) * k) / length];
        const share = from + (to - from) * ((ms / time + place * 0.27) % 1);
        context.beginPath();
        context.arc(
          at(a, 0) + (at(b, 0) - at(a, 0)) * share,
          at(a, 1) + (at(b, 1) - at(a, 1)) * share,
          radius * Math.min(2, Math.max(1, k)),
          0,
          7,
        );
        context.fill();
      });
      raf = requestAnimationFrame(step);
    };
    raf = requestAnimationFrame(step);
    return () => {
      cancelAnimationFrame(raf);
      rest();
    };
  }, [graph, topology, placed, now, seen, moving, width, height, version, quiet]);

  return canvas;
}
