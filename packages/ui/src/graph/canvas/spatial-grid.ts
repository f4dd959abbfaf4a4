/**
 * Points sorted into square cells, so that what is near a place is found without looking at all of
 * them. Made to be filled again and again: after the first time it allocates nothing.
 */
export interface SpatialGrid {
  /** Sorts points that lie `x0 y0 x1 y1 …`; what is not a number is left out. */
  fill: (positions: ArrayLike<number>) => void;
  /** Calls `visit` with every pair of points in the same cell or in cells side by side. */
  pairs: (visit: (a: number, b: number) => void) => void;
  /** Calls `visit` with every point in the cells a rectangle touches. */
  within: (x0: number, y0: number, x1: number, y1: number, visit: (at: number) => void) => void;
}

/** The half of the cells around one that makes each pair of cells meet once. */
const ahead = [
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

/** Both are finite: infinity less itself is not a number. */
const isPlace = (x: number, y: number) => x - x === 0 && y - y === 0;

/** More cells than this cost more than they save. */
const mostCells = 1 << 20;

/**
 * @param count number of points
 * @param size least edge of a cell
 */
export function createGrid(count: number, size: number): SpatialGrid {
  const cellOf = new Int32Array(count);
  const sorted = new Uint32Array(count);
  let starts = new Uint32Array(2);
  let columns = 1;
  let rows = 1;
  let [left, top, edge] = [0, 0, size];

  const column = (x: number) => Math.min(columns - 1, Math.max(0, Math.floor((x - left) / edge)));
  const row = (y: number) => Math.min(rows - 1, Math.max(0, Math.floor((y - top) / edge)));

  const measure = (positions: ArrayLike<number>) => {
    let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < count; at += 1) {
      const x = positions[2 * at] as number;
      const y = positions[2 * at + 1] as number;
      if (!isPlace(x, y)) continue;
      if (x < x0) x0 = x;
      if (x > x1) x1 = x;
      if (y < y0) y0 = y;
      if (y > y1) y1 = y;
    }
    const known = x1 >= x0 && y1 >= y0;
    [left, top] = known ? [x0, y0] : [0, 0];
    const [width, height] = known ? [x1 - x0, y1 - y0] : [0, 0];
    edge = Math.max(size, Math.sqrt((width * height) / mostCells), Math.max(width, height) / 4096);
    columns = Math.floor(width / edge) + 1;
    rows = Math.floor(height / edge) + 1;
    if (starts.length < columns * rows + 1) starts = new Uint32Array(columns * rows + 1);
    else starts.fill(0);
  };

  const fill = (positions: ArrayLike<number>) => {
    measure(positions);
    let known = 0;
    for (let at = 0; at < count; at += 1) {
      const x = positions[2 * at] as number;
      const y = positions[2 * at + 1] as number;
      const cell = isPlace(x, y) ? row(y) * columns + column(x) : -1;
      cellOf[at] = cell;
      if (cell < 0) continue;
      starts[cell + 1] = (starts[cell + 1] as number) + 1;
      known += 1;
    }
    const cells = columns * rows;
    for (let cell = 0; cell < cells; cell += 1) {
      starts[cell + 1] = (starts[cell + 1] as number) + (starts[cell] as number);
    }
    // From the end, so that the points of a cell keep their order.
    for (let at = count - 1; at >= 0; at -= 1) {
      const cell = cellOf[at] as number;
      if (cell < 0) continue;
      const place = (starts[cell + 1] as number) - 1;
      starts[cell + 1] = place;
      sorted[place] = at;
    }
    // The counting left each start one cell too far on.
    for (let cell = 0; cell < cells; cell += 1) starts[cell] = starts[cell + 1] as number;
    starts[cells] = known;
  };

  const pairs = (visit: (a: number, b: number) => void) => {
    for (let y = 0; y < rows; y += 1) {
      for (let x = 0; x < columns; x += 1) {
        const cell = y * columns + x;
        const from = starts[cell] as number;
        const to = starts[cell + 1] as number;
        for (let one = from; one < to; one += 1) {
          const a = sorted[one] as number;
          for (let other = one + 1; other < to; other += 1) visit(a, sorted[other] as number);
          for (const [dx, dy] of ahead) {
            const nx = x + dx;
            const ny = y + dy;
            if (nx < 0 || nx >= columns || ny >= rows) continue;
            const next = ny * columns + nx;
            const end = starts[next + 1] as number;
            for (let other = starts[next] as number; other < end; other += 1) {
              visit(a, sorted[other] as number);
            }
          }
        }
      }
    }
  };

  const within: SpatialGrid['within'] = (x0, y0, x1, y1, visit) => {
    if (!(x1 >= x0 && y1 >= y0)) return;
    for (let y = row(y0); y <= row(y1); y += 1) {
      for (let x = column(x0); x <= column(x1); x += 1) {
        const cell = y * columns + x;
        const to = starts[cell + 1] as number;
        for (let at = starts[cell] as number; at < to; at += 1) visit(sorted[at] as number);
      }
    }
  };

  return { fill, pairs, within };
}
