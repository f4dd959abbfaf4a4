/** A disc or anything round. */
export interface Disc {
  x: number;
  y: number;
  r: number;
}

export interface LinkPath {
  /** The line, from edge to edge; also the way of the travelling point. */
  line: string;
  /** The head, a closed triangle. */
  arrow: string;
}

const startGap = 3;
const endGap = 5;
const clearance = 6;
const maxBow = 72;

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * How far a link between two discs has to bow, in px at its middle, to pass those in its way:
 * positive to the right-hand side of its direction, 0 where the way is free.
 */
export function bowAround(from: Disc, to: Disc, others: Iterable<Disc>): number {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return 0;
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  let bow = 0;
  for (const disc of others) {
    if (disc === from || disc === to) continue;
    const along = ((disc.x - from.x) * ux + (disc.y - from.y) * uy) / length;
    if (along <= 0.05 || along >= 0.95) continue;
    const aside = (disc.y - from.y) * ux - (disc.x - from.x) * uy;
    const missing = disc.r + clearance - Math.abs(aside);
    if (missing <= 0) continue;
    const needed = (disc.r + clearance * 1.5 - Math.abs(aside)) / (4 * along * (1 - along));
    if (needed > Math.abs(bow)) bow = Math.min(needed, maxBow) * (aside > 0 ? -1 : 1);
  }
  return bow;
}

/**
 * Line and head of a link, both ending a little before the discs.
 * @param bow see {@link bowAround}
 * @param head half the width of the head in px
 * @returns `null` where the discs touch
 */
export function linkPath(from: Disc, to: Disc, bow = 0, head = 3): LinkPath | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < from.r + to.r + startGap + endGap + 2 * head) return null;
  const nx = -(to.y - from.y) / length;
  const ny = (to.x - from.x) / length;
  const mx = (from.x + to.x) / 2 + 2 * bow * nx;
  const my = (from.y + to.y) / 2 + 2 * bow * ny;
  const out = Math.hypot(mx - from.x, my - from.y);
  const into = Math.hypot(to.x - mx, to.y - my);
  const x1 = from.x + ((mx - from.x) / out) * (from.r + startGap);
  const y1 = from.y + ((my - from.y) / out) * (from.r + startGap);
  const ux = (to.x - mx) / into;
  const uy = (to.y - my) / into;
  const x2 = to.x - ux * (to.r + endGap);
  const y2 = to.y - uy * (to.r + endGap);
  const curve = bow === 0 ? `L${point(x2, y2)}` : `Q${point(mx, my)} ${point(x2, y2)}`;
  const bx = x2 - ux * head * 2;
  const by = y2 - uy * head * 2;
  return {
    line: `M${point(x1, y1)}${curve}`,
    arrow: `M${point(x2, y2)}L${point(bx - uy * head, by + ux * head)}L${point(bx + uy * head, by - ux * head)}Z`,
  };
}
