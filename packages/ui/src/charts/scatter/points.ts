import { type ChartValue, isValue } from '../maths/values.js';

export interface ScatterPoint {
  x: ChartValue;
  y: ChartValue;
  /** Its name; read out and shown in the tooltip. */
  name?: string;
}

export interface ScatterSeries {
  name: string;
  /** A point without one of its figures is not drawn. */
  points: readonly ScatterPoint[];
}

export interface CleanPoint {
  x: number;
  y: number;
  name: string | undefined;
}

/** Points with both figures, in the order of their x: that is how they are walked. */
export const cleanPoints = (points: readonly ScatterPoint[]): CleanPoint[] =>
  points
    .flatMap(({ x, y, name }) => (isValue(x) && isValue(y) ? [{ x, y, name }] : []))
    .toSorted((a, b) => a.x - b.x);

/** One point, or all points of a small square of the plot. */
export interface Dot {
  /** Px. */
  x: number;
  y: number;
  count: number;
  /** Place of the first of them among the points. */
  place: number;
}

/** From this many points on they are counted by squares. */
const most = 1500;
/** Px of a square. */
const square = 10;

/**
 * Dots drawn: every point, or, where they would be a blot, one dot for each square of the plot that
 * has any.
 */
export function dotsOf(
  points: readonly CleanPoint[],
  at: (point: CleanPoint) => readonly [x: number, y: number],
): Dot[] {
  if (points.length <= most)
    return points.map((point, place) => {
      const [x, y] = at(point);
      return { x, y, count: 1, place };
    });
  const squares = new Map<string, Dot>();
  for (const [place, point] of points.entries()) {
    const [x, y] = at(point);
    const [column, row] = [Math.floor(x / square), Math.floor(y / square)];
    const key = `${column} ${row}`;
    const dot = squares.get(key);
    if (dot) dot.count += 1;
    else
      squares.set(key, {
        x: (column + 0.5) * square,
        y: (row + 0.5) * square,
        count: 1,
        place,
      });
  }
  return [...squares.values()].toSorted((a, b) => a.x - b.x || a.y - b.y);
}

/** Area of a dot in px²: more points, more area, never larger than its square. */
export const areaOf = (count: number, largest: number): number =>
  largest <= 1 ? 40 : 6 + 70 * Math.sqrt(count / largest);
