import type { Mark, Place, Walk } from './types.js';

const middle = ({ x, y, width, height }: Mark) => ({ x: x + width / 2, y: y + height / 2 });

const markAt = ({ rows }: Pick<Walk, 'rows'>, { row, index }: Place) => rows[row]?.[index];

/** The place itself, or the first one there is. */
export function existing(walk: Pick<Walk, 'rows'>, place: Place): Place | undefined {
  if (markAt(walk, place)) return place;
  const row = walk.rows.findIndex((marks) => marks.length > 0);
  return row < 0 ? undefined : { row, index: 0 };
}

/** The next row with marks, at the mark nearest to where the walk was. */
function toRow(walk: Pick<Walk, 'rows' | 'axis'>, from: Place, by: 1 | -1): Place {
  const mark = markAt(walk, from);
  let row = from.row + by;
  while (walk.rows[row]?.length === 0) row += by;
  const marks = walk.rows[row];
  if (!mark || !marks) return from;
  const along = middle(mark)[walk.axis];
  let index = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [candidate, other] of marks.entries()) {
    const distance = Math.abs(middle(other)[walk.axis] - along);
    if (distance < least) [index, least] = [candidate, distance];
  }
  return { row, index };
}

/**
 * Where a key leads: arrows along the row walk its places in reading direction, arrows across and
 * Page Up and Page Down change the row, Home and End go to its ends.
 *
 * @returns `undefined` for a key that means nothing here
 */
export function step(walk: Walk, from: Place, key: string, rtl: boolean): Place | undefined {
  const own = walk.step?.(from, key);
  if (own) return own;
  const last = (walk.rows[from.row]?.length ?? 1) - 1;
  const by = (change: number): Place => ({
    row: from.row,
    index: Math.min(Math.max(from.index + change, 0), last),
  });
  const [onward, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const alongX = walk.axis === 'x';
  switch (key) {
    case onward:
      return alongX ? by(1) : toRow(walk, from, 1);
    case back:
      return alongX ? by(-1) : toRow(walk, from, -1);
    case 'ArrowDown':
      return alongX ? toRow(walk, from, 1) : by(1);
    case 'ArrowUp':
      return alongX ? toRow(walk, from, -1) : by(-1);
    case 'PageDown':
      return toRow(walk, from, 1);
    case 'PageUp':
      return toRow(walk, from, -1);
    case 'Home':
      return { row: from.row, index: 0 };
    case 'End':
      return { row: from.row, index: last };
    default:
      return undefined;
  }
}

/** Attribute of a shape that stands for a mark. */
export const placeOf = ({ row, index }: Place) => ({ 'data-place': `${row} ${index}` });

/** The mark whose shape this is. */
export function placeIn(shape: Element | null | undefined): Place | undefined {
  const place = shape?.closest('[data-place]')?.getAttribute('data-place');
  const [row, index] = place?.split(' ').map(Number) ?? [];
  return row === undefined || index === undefined ? undefined : { row, index };
}

/** Px beyond a mark's own edge at which a pointer no longer means it, where marks lie freely. */
const reach = 24;

/** The mark a pointer at this point of the plot means. */
export function nearest(walk: Walk, x: number, y: number): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [row, marks] of walk.rows.entries())
    for (const [index, mark] of marks.entries()) {
      const dx = Math.max(mark.x - x, x - mark.x - mark.width, 0);
      const dy = Math.max(mark.y - y, y - mark.y - mark.height, 0);
      const [along, across] = walk.axis === 'x' ? [dx, dy] : [dy, dx];
      // Where the axis decides, the other direction only chooses among marks at the same place.
      const distance = walk.near === 'axis' ? along + across / 1e4 : Math.hypot(dx, dy);
      if (distance < least) [best, least] = [{ row, index }, distance];
    }
  return walk.near === 'any' && least > reach ? undefined : best;
}
