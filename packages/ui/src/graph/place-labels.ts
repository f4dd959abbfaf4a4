import type { Disc } from './link-path.js';
import type { Box } from './view-box.js';

/** Where a label stands, seen from its disc. */
export type LabelSide = 'above' | 'below' | 'left' | 'right';

export interface LabelRequest extends Disc {
  id: string;
  /** Of the wider of its lines, in px on the screen. */
  width: number;
  /** Lines of text. */
  lines: number;
}

export interface LabelSpace {
  discs: readonly Disc[];
  links: readonly (readonly [from: Disc, to: Disc])[];
  /** Visible area; labels avoid leaving it, in a crowd they rather stay away. */
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

const choicesOf = (y: number, { middle, reach, end }: Sides): [LabelSide, number][] => {
  const first = y < middle - upper * reach ? 'above' : 'below';
  return [
    [first, 0],
    [first === 'above' ? 'below' : 'above', cost.second],
    [end, cost.sideways],
    [end === 'right' ? 'left' : 'right', cost.sideways + 1],
  ];
};

interface Sides {
  middle: number;
  /** From the middle to the outermost disc. */
  reach: number;
  end: LabelSpace['end'];
}

function sidesOf({ discs, end }: LabelSpace): Sides {
  const middle = discs.reduce((sum, { y }) => sum + y, 0) / Math.max(1, discs.length);
  return { middle, reach: Math.max(1, ...discs.map(({ y }) => Math.abs(y - middle))), end };
}

const leaves = (rect: Rect, frame: Box | undefined) =>
  frame !== undefined &&
  (rect.x0 < frame.x ||
    rect.y0 < frame.y ||
    rect.x1 > frame.x + frame.width ||
    rect.y1 > frame.y + frame.height);

/**
 * Finds a place for as many labels as possible: never on a disc or on another label, rather not on
 * a link. Who comes first in the list chooses first.
 * @returns the side for each label that has a place
 */
export function placeLabels(
  requests: readonly LabelRequest[],
  space: LabelSpace,
): Map<string, LabelSide> {
  const { discs, links, frame } = space;
  const around = sidesOf(space);
  const taken: Rect[] = [];
  const sides = new Map<string, LabelSide>();
  for (const request of requests) {
    let best: { side: LabelSide; rect: Rect; price: number } | undefined;
    for (const [side, base] of choicesOf(request.y, around)) {
      const rect = rectOf(request, side, space);
      if (taken.some((other) => overlap(rect, other)) || discs.some((disc) => touches(rect, disc)))
        continue;
      const outside = leaves(rect, frame);
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

/** How a label may be written with more room. */
export interface LabelForm {
  width: number;
  lines: number;
}

/** Between a label that grows and its neighbours, in px of text. */
const apart = 6;
/** Of two forms the second has to lie this much better. */
const laterForm = 9;

/**
 * Gives labels that were cut the room nobody has taken: each, in the order of the list, takes
 * the one of its forms and sides that lies best and touches no disc and no other label.
 * @param forms of the labels that were cut, the best first
 * @param sides what `placeLabels` found
 * @returns side and form of each label that grows
 */
export function growLabels(
  requests: readonly LabelRequest[],
  forms: ReadonlyMap<string, readonly LabelForm[]>,
  sides: ReadonlyMap<string, LabelSide>,
  space: LabelSpace,
): Map<string, { side: LabelSide; form: number }> {
  const { discs, links, frame, unit } = space;
  const around = sidesOf(space);
  const taken = new Map<string, Rect>();
  for (const request of requests) {
    const side = sides.get(request.id);
    if (side !== undefined) taken.set(request.id, rectOf(request, side, space));
  }
  const grown = new Map<string, { side: LabelSide; form: number }>();
  for (const request of requests) {
    if (!taken.has(request.id)) continue;
    const others = [...taken].flatMap(([id, rect]) => (id === request.id ? [] : [rect]));
    let best: { side: LabelSide; form: number; rect: Rect; price: number } | undefined;
    (forms.get(request.id) ?? []).forEach((form, index) => {
      for (const [side, base] of choicesOf(request.y, around)) {
        const rect = rectOf({ ...request, ...form }, side, space);
        const wide = { ...rect, x0: rect.x0 - apart * unit, x1: rect.x1 + apart * unit };
        if (others.some((other) => overlap(wide, other)) || leaves(rect, frame)) continue;
        if (discs.some((disc) => touches(rect, disc))) continue;
        const crossed = links.filter(([a, b]) => crosses(rect, a, b)).length;
        const price = base + crossed * cost.link + index * laterForm;
        if (!best || price < best.price) best = { side, form: index, rect, price };
      }
    });
    if (!best) continue;
    taken.set(request.id, best.rect);
    grown.set(request.id, { side: best.side, form: best.form });
  }
  return grown;
}
