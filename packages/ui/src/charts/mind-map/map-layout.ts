import { curveBumpX, link } from 'd3';

import type { Mark, Plot } from '../frame/types.js';
import { wrapLines } from '../maths/wrap-lines.js';
import type { Branch, Branches } from './branches.js';

export const mindMapSides = ['both', 'end'] as const;
export type MindMapSides = (typeof mindMapSides)[number];

/** A branch as it is drawn. */
export interface DrawnBranch extends Mark {
  /** Place in the list of branches. */
  place: number;
  name: readonly string[];
  text: readonly string[];
  /** Grows towards the end side (1) or the start side (-1). */
  side: 1 | -1;
  /** From its parent; empty for the root. */
  link: string;
  /** How many branches are closed away, and the middle of the sign that says so. */
  closed: { count: number; x: number; y: number } | undefined;
}

export interface MapDrawing {
  height: number;
  /** One under another, where there is no room for branches beside one another. */
  outline: boolean;
  branches: DrawnBranch[];
}

type Room = Pick<Plot, 'width' | 'rtl' | 'em' | 'measure'>;

export interface MapOptions {
  branches: Branches;
  /** Places in the list, from above. */
  shown: readonly number[];
  isOpen: (place: number) => boolean;
  sides: MindMapSides;
}

/** Px of a line, and of the sign for closed branches with the space before it. */
export const lineOf = ({ em }: Pick<Plot, 'em'>): number => Math.ceil(12 * em * 1.4);
export const signWidth = (count: number, { em }: Pick<Plot, 'em'>): number =>
  (16 + 7 * String(count).length) * em;
const signGap = 6;

/** Px around words: the root and its branches have boxes, what follows has none. */
export const padOf = (depth: number) =>
  depth === 0
    ? { inline: 14, block: 8 }
    : depth === 1
      ? { inline: 10, block: 5 }
      : { inline: 6, block: 3 };

const between = { inline: 36, block: 6 };
const heavier = 1.06;

interface Box {
  place: number;
  branch: Branch;
  name: string[];
  text: string[];
  width: number;
  height: number;
  /** Px the sign for closed branches takes beside the box. */
  sign: number;
  children: Box[];
  /** Px that the branch and all that belongs to it take from above. */
  extent: number;
}

/** Px a branch may be wide, and the words under the name of one that nothing grows from. */
interface Widths {
  name: number;
  leafText: number;
}

function boxOf(
  options: MapOptions,
  place: number,
  plot: Room,
  most: Widths,
): Omit<Box, 'children' | 'extent'> {
  const branch = options.branches.all[place] as Branch;
  const pad = padOf(branch.depth);
  const measure = (words: string) => plot.measure(words) * (branch.depth < 2 ? heavier : 1);
  const room = (width: number) => width - 2 * pad.inline;
  const name = wrapLines(branch.name, room(most.name), measure, 3);
  const isLeaf = branch.children.length === 0;
  const textRoom = room(isLeaf ? most.leafText : most.name);
  const text = wrapLines(branch.text, textRoom, plot.measure, isLeaf ? 2 : 1);
  const closed = branch.children.length > 0 && !options.isOpen(place);
  return {
    place,
    branch,
    name,
    text,
    width: Math.ceil(
      Math.max(24, ...name.map(measure), ...text.map(plot.measure)) + 2 * pad.inline,
    ),
    height: (name.length + text.length) * lineOf(plot) + 2 * pad.block,
    sign: closed ? signGap + signWidth(branch.children.length, plot) : 0,
  };
}

const stack = (boxes: readonly Box[]) =>
  boxes.reduce((sum, { extent }) => sum + extent, 0) +
  between.block * Math.max(0, boxes.length - 1);

/** Boxes as a tree; children come after their parents, so they are ready from behind. */
function treeOf(options: MapOptions, plot: Room, most: Widths): Box | undefined {
  const boxes = new Map<number, Box>();
  for (const place of options.shown)
    boxes.set(place, { ...boxOf(options, place, plot, most), children: [], extent: 0 });
  for (const place of options.shown.toReversed()) {
    const box = boxes.get(place) as Box;
    box.children = box.branch.children
      .slice(0, options.shown.length)
      .flatMap((child) => boxes.get(child) ?? []);
    if (!options.isOpen(place)) box.children = [];
    box.extent = Math.max(box.height, stack(box.children));
  }
  return boxes.get(options.shown[0] ?? -1);
}

/** Px from a box's near edge to the far edge of all that belongs to it. */
const reachOf = ({ width, sign, children }: Box): number =>
  width + Math.max(sign, ...children.map((child) => between.inline + reachOf(child)));

/** The first branches go to the end side, as many as make both sides equally high. */
function split(root: Box, sides: MindMapSides): [end: Box[], start: Box[]] {
  if (sides === 'end' || root.children.length < 2) return [root.children, []];
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let count = 1; count < root.children.length; count += 1) {
    const off = Math.abs(stack(root.children.slice(0, count)) - stack(root.children.slice(count)));
    if (off < least) [best, least] = [count, off];
  }
  return [root.children.slice(0, best), root.children.slice(best)];
}

const curve = link<unknown, [number, number]>(curveBumpX);

function place(plot: Room, root: Box, sides: MindMapSides): MapDrawing | undefined {
  const [end, start] = split(root, sides);
  const reach = (boxes: readonly Box[]) =>
    Math.max(0, ...boxes.map((box) => between.inline + reachOf(box)));
  const [endReach, startReach] = [reach(end), reach(start)];
  const total = startReach + root.width + Math.max(endReach, root.sign);
  if (total > plot.width) return undefined;
  const height = Math.max(root.height, stack(end), stack(start)) + 4;
  const drawn: DrawnBranch[] = [];
  const physical = (x: number) => (plot.rtl ? plot.width - x : x);
  const draw = (box: Box, near: number, middle: number, side: 1 | -1, from?: [number, number]) => {
    const left = side > 0 ? near : near - box.width;
    const far = side > 0 ? near + box.width : near - box.width;
    const count = box.branch.children.length;
    drawn.push({
      place: box.place,
      name: box.name,
      text: box.text,
      side,
      x: plot.rtl ? plot.width - left - box.width : left,
      y: middle - box.height / 2,
      width: box.width,
      height: box.height,
      link: from ? (curve({ source: from, target: [physical(near), middle] }) ?? '') : '',
      closed:
        box.sign > 0
          ? { count, x: physical(far + side * (signGap + signWidth(count, plot) / 2)), y: middle }
          : undefined,
    });
    hang(box.children, far, middle, side);
  };
  const hang = (boxes: readonly Box[], far: number, middle: number, side: 1 | -1) => {
    let top = middle - stack(boxes) / 2;
    for (const box of boxes) {
      draw(box, far + side * between.inline, top + box.extent / 2, side, [physical(far), middle]);
      top += box.extent + between.block;
    }
  };
  const from = (plot.width - total) / 2 + startReach;
  const middle = height / 2;
  draw({ ...root, children: [] }, from, middle, 1);
  hang(end, from + root.width, middle, 1);
  hang(start, from, middle, -1);
  return { height, outline: false, branches: drawn };
}

const indent = 18;
const deepest = 8;

/** Each branch on a row of its own, further in than its parent. */
function outline(options: MapOptions, plot: Room): MapDrawing {
  let top = 2;
  const boxes = new Map<number, { x: number; y: number; height: number }>();
  const physical = (x: number) => (plot.rtl ? plot.width - x : x);
  const branches = options.shown.map((at): DrawnBranch => {
    const depth = Math.min(options.branches.all[at]?.depth ?? 0, deepest);
    const x = depth * indent;
    const count = options.branches.all[at]?.children.length ?? 0;
    const sign = signGap + signWidth(count, plot);
    const most = Math.max(80, plot.width - x - sign);
    const box = boxOf(options, at, plot, { name: most, leafText: most });
    const y = top;
    top += box.height + between.block;
    boxes.set(at, { x, y, height: box.height });
    const parent = boxes.get(box.branch.parent);
    const middle = y + box.height / 2;
    const trunk = (parent?.x ?? 0) + indent / 2;
    const onward = plot.rtl ? -1 : 1;
    return {
      place: at,
      name: box.name,
      text: box.text,
      side: 1,
      x: plot.rtl ? plot.width - x - box.width : x,
      y,
      width: box.width,
      height: box.height,
      link: parent
        ? `M${physical(trunk)} ${parent.y + parent.height}V${middle - 5}q0 5 ${onward * 5} 5H${physical(x)}`
        : '',
      closed:
        box.sign > 0
          ? { count, x: physical(x + box.width + signGap + signWidth(count, plot) / 2), y: middle }
          : undefined,
    };
  });
  return { height: top, outline: true, branches };
}

/**
 * Widths that are tried before branches stand under one another. Beside a leaf there is nothing
 * its words could push away, so they take the room there is.
 */
const widths: readonly Widths[] = [
  ...[400, 340, 280, 240, 208, 176].map((leafText) => ({ name: 176, leafText })),
  { name: 128, leafText: 128 },
];

/** The map for this room: to both sides, else to one, else as an outline. */
export function layoutMap(options: MapOptions, plot: Room): MapDrawing {
  const ways: readonly MindMapSides[] = options.sides === 'both' ? ['both', 'end'] : ['end'];
  for (const sides of ways)
    for (const { name, leafText } of widths) {
      const root = treeOf(options, plot, { name: name * plot.em, leafText: leafText * plot.em });
      const drawing = root && place(plot, root, sides);
      if (drawing) return inOrder(drawing, options.shown);
    }
  return outline(options, plot);
}

/** Branches in the order of the list: that is how they are walked. */
function inOrder(drawing: MapDrawing, shown: readonly number[]): MapDrawing {
  const drawn = new Map(drawing.branches.map((branch) => [branch.place, branch]));
  return { ...drawing, branches: shown.flatMap((at) => drawn.get(at) ?? []) };
}
