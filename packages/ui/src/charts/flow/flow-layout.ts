import { Graph, layout as runDagre } from '@dagrejs/dagre';

import type { Mark, Plot } from '../frame/types.js';
import { shorten } from '../maths/shorten.js';
import { wrapLines } from '../maths/wrap-lines.js';
import { linkPath, loopPath, type Point } from './link-path.js';
import type { Step, Steps } from './steps.js';

/** Px around the words of a node, and from its sign to its name. */
export const pad = { inline: 12, block: 8 };
export const signRoom = 14;
const nameLines = 3;
const textLines = 2;
/** A medium weight is a little wider than what is measured. */
const heavier = 1.05;

export interface DrawnStep extends Mark {
  name: readonly string[];
  text: readonly string[];
}

export interface DrawnLink {
  path: string;
  /** The head of the arrow. */
  head: string;
  label: { text: string; x: number; y: number } | undefined;
}

export interface FlowDrawing {
  width: number;
  height: number;
  /** From the start side to the end side, or from above downwards. */
  across: boolean;
  steps: DrawnStep[];
  links: DrawnLink[];
}

type Room = Pick<Plot, 'width' | 'rtl' | 'em' | 'measure'>;

/** Px of a line of words. */
export const lineOf = ({ em }: Pick<Plot, 'em'>): number => Math.ceil(12 * em * 1.4);

function wordsOf({ name, text, status }: Step, most: number, plot: Room) {
  const measure = (words: string) => plot.measure(words) * heavier;
  const sign = status ? signRoom : 0;
  const room = most - 2 * pad.inline;
  const names = wrapLines(name, room - sign, measure, nameLines);
  // A line does not end with what parts it from the next.
  const texts = wrapLines(text, room, plot.measure, textLines).map((line) =>
    line.replace(/\s·$/u, ''),
  );
  const widest = Math.max(
    0,
    ...names.map((line) => measure(line) + sign),
    ...texts.map(plot.measure),
  );
  return {
    names,
    texts,
    width: Math.ceil(Math.max(56, widest + 2 * pad.inline)),
    height: (names.length + texts.length) * lineOf(plot) + 2 * pad.block,
  };
}

/** Links back are laid out the other way round, so that nothing is a circle. */
const endsOf = (from: number, to: number, back: boolean): [string, string] =>
  back ? [String(to), String(from)] : [String(from), String(to)];

function layOut(steps: Steps, plot: Room, across: boolean, most: number): FlowDrawing {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({
    rankdir: across ? 'LR' : 'TB',
    nodesep: across ? 16 : 20,
    edgesep: 12,
    ranksep: across ? 44 : 36,
    ranker: steps.nodes.length > 60 ? 'longest-path' : 'network-simplex',
  });
  const measured = steps.nodes.map((step) => wordsOf(step, most, plot));
  // Side by side, steps stand in columns with straight edges.
  const widest = across ? Math.max(0, ...measured.map(({ width }) => width)) : 0;
  const words = measured.map((step) => ({ ...step, width: Math.max(step.width, widest) }));
  for (const [place, { width, height }] of words.entries())
    graph.setNode(String(place), { width, height });
  const labels = steps.links.map(({ label }) => shorten(label, 120, plot.measure));
  for (const [place, { from, to, back }] of steps.links.entries()) {
    if (from === to) continue;
    const label = labels[place];
    graph.setEdge(
      ...endsOf(from, to, back),
      {
        ...(label && { width: plot.measure(label) + 8, height: lineOf(plot), labelpos: 'c' }),
      },
      String(place),
    );
  }
  runDagre(graph);

  const size = graph.graph() as { width?: number; height?: number };
  const own = { width: Math.ceil(size.width ?? 0), height: Math.ceil(size.height ?? 0) };
  const width = Math.max(own.width + 2, plot.width);
  const shift = (width - own.width) / 2;
  const turned = isTurned(
    words.map((_, place) => graph.node(String(place)) as Point),
    across,
  );
  const mirrored = ({ x, y }: Point): Point => {
    const along = !across && turned ? own.width - x : x;
    return {
      x: plot.rtl ? width - (along + shift) : along + shift,
      y: (across && turned ? own.height - y : y) + 2,
    };
  };
  const drawn = words.map(({ names, texts, ...box }, place): DrawnStep => {
    const at = mirrored(graph.node(String(place)) as Point);
    return { x: at.x - box.width / 2, y: at.y - box.height / 2, ...box, name: names, text: texts };
  });
  const links = steps.links.map(({ from, to, back }, place): DrawnLink => {
    const [start, end] = [drawn[from] as DrawnStep, drawn[to] as DrawnStep];
    if (from === to) return { ...loopPath(start, plot.rtl), label: undefined };
    const laid = graph.edge(...endsOf(from, to, back), String(place)) as
      | { points?: Point[]; x?: number; y?: number }
      | undefined;
    const inner = (laid?.points ?? []).slice(1, -1).map(mirrored);
    const text = labels[place];
    return {
      ...linkPath(start, end, back ? inner.toReversed() : inner, {
        across,
        against: back,
        rtl: plot.rtl,
        aside: back && steps.links.some((link) => link.from === to && link.to === from),
      }),
      label:
        text && laid?.x !== undefined && laid.y !== undefined
          ? { text, ...mirrored({ x: laid.x, y: laid.y }) }
          : undefined,
    };
  });
  return {
    width,
    height: own.height + 4 + loopRoom(steps, drawn, own.height),
    across,
    steps: drawn,
    links,
  };
}

/** Most steps of a layer lie against the order they were given in: seen in a mirror it is right. */
function isTurned(places: readonly Point[], across: boolean): boolean {
  let against = 0;
  const last = new Map<number, number>();
  for (const { x, y } of places) {
    const [layer, beside] = across ? [x, y] : [y, x];
    const before = last.get(Math.round(layer));
    if (before !== undefined) against += before > beside ? 1 : -1;
    last.set(Math.round(layer), beside);
  }
  return against > 0;
}

/** Under the lowest step, where a link leads from it to itself. */
const loopRoom = ({ links }: Steps, drawn: readonly DrawnStep[], height: number): number =>
  links.some(({ from, to }) => {
    const step = drawn[from];
    return from === to && step && step.y + step.height + 16 > height;
  })
    ? 18
    : 0;

/** Widths of nodes that are tried, and whether the flow goes across, until one fits the room. */
const tries = [
  { across: true, most: 184 },
  { across: true, most: 132 },
  { across: false, most: 184 },
  { across: false, most: 124 },
] as const;
/** More steps than these are laid out once, from above downwards. */
const mostTried = 60;

/**
 * The flow for this room: across where it fits, else from above downwards. What fits neither way is
 * as wide as it must be.
 */
export function layoutFlow(steps: Steps, plot: Room): FlowDrawing {
  const possible = tries.filter(
    ({ across, most }) =>
      !across ||
      (steps.nodes.length <= mostTried && steps.levels * (most * 0.5 + 40) - 40 <= plot.width),
  );
  let drawing: FlowDrawing | undefined;
  for (const { across, most } of possible) {
    if (drawing && steps.nodes.length > mostTried) break;
    drawing = layOut(steps, plot, across, most * plot.em);
    if (drawing.width <= plot.width) return drawing;
  }
  return drawing ?? layOut(steps, plot, false, 124 * plot.em);
}
