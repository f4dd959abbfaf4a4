import { curveBumpX, curveBumpY, line } from 'd3';

import type { Mark } from '../frame/types.js';

export interface Point {
  x: number;
  y: number;
}

/** Px of an arrow's head, and how far its tip stays away from a node. */
const head = 6;
const gap = 2;

/** A triangle at a point, looking along one of the axes. */
const arrow = ({ x, y }: Point, dx: number, dy: number): string => {
  const [bx, by] = [x - dx * head, y - dy * head];
  const half = head * 0.6;
  return `M${x} ${y}L${bx + dy * half} ${by + dx * half}L${bx - dy * half} ${by - dx * half}Z`;
};

export interface LinkWay {
  across: boolean;
  /** Leads back to an earlier layer. */
  against: boolean;
  rtl: boolean;
  /** Another link joins the same two nodes: this one leaves and arrives beside it. */
  aside: boolean;
}

/** From the side of one node to the side of another, bent between the layers. */
export function linkPath(from: Mark, to: Mark, between: readonly Point[], way: LinkWay) {
  const middle = ({ x, y, width, height }: Mark) => ({ x: x + width / 2, y: y + height / 2 });
  const [start, end] = [middle(from), middle(to)];
  const onward = (way.against ? -1 : 1) * (way.across && way.rtl ? -1 : 1);
  const beside = way.aside ? 10 : 0;
  const [dx, dy] = way.across ? [onward, 0] : [0, onward];
  const leave = {
    x: start.x + (dx * from.width) / 2 + Math.abs(dy) * beside,
    y: start.y + (dy * from.height) / 2 + Math.abs(dx) * beside,
  };
  const arrive = {
    x: end.x - dx * (to.width / 2 + gap) + Math.abs(dy) * beside,
    y: end.y - dy * (to.height / 2 + gap) + Math.abs(dx) * beside,
  };
  const curve = line<Point>(
    ({ x }) => x,
    ({ y }) => y,
  ).curve(way.across ? curveBumpX : curveBumpY);
  const last = { x: arrive.x - dx * head, y: arrive.y - dy * head };
  return {
    path: curve([leave, ...between, last]) ?? '',
    head: arrow(arrive, dx, dy),
  };
}

/** Out at the bottom of a node and in again at its side. */
export function loopPath({ x, y, width, height }: Mark, rtl: boolean) {
  const onward = rtl ? -1 : 1;
  const start = { x: x + width / 2 + onward * (width / 2 - 28), y: y + height };
  const tip = { x: x + width / 2 + onward * (width / 2 - 14), y: y + height + gap };
  return {
    path: `M${start.x} ${start.y}v6a7 7 0 0 ${rtl ? 1 : 0} ${onward * 14} 0`,
    head: arrow(tip, 0, -1),
  };
}
