import type { Disc } from './link-path.js';
import type { Box } from './view-box.js';

/** Where a label stands, seen from its disc. */
export type LabelSide = 'above' | 'below' | 'left' | 'right';

export interface LabelRequest extends Disc {
  id: string;
  /** Of the wider of its lines, in px on the screen. */
  width: number;
  /** Lines of text, 1 or 2. */
  lines: number;
}

export interface LabelSpace {
  discs: readonly Disc[];
  links: readonly (readonly [from: Disc, to: Disc])[];
  /** What is visible; labels avoid leaving it, in a crowd they rather stay away. */
  frame?: Box;
  /** px of the picture per px of text: text keeps its size when the picture is zoomed. */
  unit: number;
  /** Side a label prefers when neither above nor below is free. */
  end: 'left' | 'right';
  /** Height of a line of text in px. */
  line: number;
}

interface Rect {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const gap = 5;
/** A disc higher than this share of the way up from the middle carries its label above. */
const upper = 0.35;
/** From this number on, a label that would be cut is left out. */
const crowd = 24;
const cost = { link: 6, outside: 60, second: 8, sideways: 13 };

const overlap = (a: Rect, b: Rect) => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

const touches = (rect: Rect, { x, y, r }: Disc) => {
  const dx = Math.max(rect.x0 - x, 0, x - rect.x1);
  const dy = Math.max(rect.y0 - y, 0, y - rect.y1);
  return dx * dx + dy * dy < r * r;
};

/** Liang–Barsky: whether the segment enters the rectangle. */
function crosses({ x0, y0, x1, y1 }: Rect, a: Disc, b: Disc) {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  let enter = 0;
  let leave = 1;
  for (const [delta, room] of [
    [-dx, a.x - x0],
    [dx, x1 - a.x],
    [-dy, a.y - y0],
    [dy, y1 - a.y],
  ] as const) {
    if (delta === 0) {
      if (room < 0) return false;
    } else if (delta < 0) enter = Math.max(enter, room / delta);
    else leave = Math.min(leave, room / delta);
    if (enter > leave) return false;
  }
  return true;
}

function rectOf({ x, y, r, width, lines }: LabelRequest, side: LabelSide, space: LabelSpace): Rect {
  const { unit, line } = space;
  const half = (width / 2) * unit;
  const height = lines * line * unit;
  const away = r + gap * unit;
  if (side === 'below') return { x0: x - half, x1: x + half, y0: y + away, y1: y + away + height };
  if (side === 'above') return { x0: x - half, x1: x + half, y0: y - away - height, y1: y - away };
  const start = side === 'right' ? x + away + 2 * unit : x - away - 2 * unit - 2 * half;
  return { x0: start, x1: start + 2 * half, y0: y - height / 2, y1: y + height / 2 };
}

/**
 * Finds a place for as many labels as possible: never on a disc or on another label, rather not on
 * a link. Who comes first in the list chooses first.
 * @returns the side for each label that has a place
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  space: LabelSpace,
): Map<string, LabelSide> {
  const { discs, links, frame, end } = space;
  const middle = discs.reduce((sum, { y }) => sum + y, 0) / Math.max(1, discs.length);
  const reach = Math.max(1, ...discs.map(({ y }) => Math.abs(y - middle)));
  const start: LabelSide = end === 'right' ? 'left' : 'right';
  const taken: Rect[] = [];
  const sides = new Map<string, LabelSide>();
  for (const request of requests) {
    const first = request.y < middle - upper * reach ? 'above' : 'below';
    const choices: [LabelSide, number][] = [
      [first, 0],
      [first === 'above' ? 'below' : 'above', cost.second],
      [end, cost.sideways],
      [start, cost.sideways + 1],
    ];
    let best: { side: LabelSide; rect: Rect; price: number } | undefined;
    for (const [side, base] of choices) {
      const rect = rectOf(request, side, space);
      if (taken.some((other) => overlap(rect, other)) || discs.some((disc) => touches(rect, disc)))
        continue;
      const outside =
        frame !== undefined &&
        (rect.x0 < frame.x ||
          rect.y0 < frame.y ||
          rect.x1 > frame.x + frame.width ||
          rect.y1 > frame.y + frame.height);
      if (outside && requests.length > crowd) continue;
      const crossed = links.filter(([a, b]) => crosses(rect, a, b)).length;
      const price = base + crossed * cost.link + (outside ? cost.outside : 0);
      if (!best || price < best.price) best = { side, rect, price };
    }
    if (!best) continue;
    taken.push(best.rect);
    sides.set(request.id, best.side);
  }
  return sides;
}
