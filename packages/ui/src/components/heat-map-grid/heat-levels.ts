/** How strong a value is shown: 0 is the weakest. */
export const heatLevels = [0, 1, 2, 3, 4] as const;
export type HeatLevel = (typeof heatLevels)[number];

/** A cell's value, or nothing where there is none. */
export type HeatValue = number | null | undefined;

const isValue = (value: HeatValue): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export interface HeatScale {
  min: number;
  max: number;
  /** Row and column of the highest value; undefined without values. */
  highest: { row: number; column: number } | undefined;
}

/**
 * The ends of the scale: those given, else 0 or the lowest value, and the highest one. Reads only
 * `columns` values of each row.
 */
export function heatScale(
  values: readonly (readonly HeatValue[])[],
  columns: number,
  given: { min?: number; max?: number },
): HeatScale {
  let [least, most] = [Infinity, -Infinity];
  let highest: HeatScale['highest'];
  for (const [row, cells] of values.entries())
    for (let column = 0; column < Math.min(cells.length, columns); column += 1) {
      const value = cells[column];
      if (!isValue(value)) continue;
      least = Math.min(least, value);
      if (value > most) highest = { row, column };
      most = Math.max(most, value);
    }
  const known = (value: number | undefined) => (isValue(value) ? value : undefined);
  const min = known(given.min) ?? (highest ? Math.min(0, least) : 0);
  const max = known(given.max) ?? (highest ? Math.max(most, min) : 0);
  return { min, max: Math.max(min, max), highest };
}

/** The level of a value on a scale; undefined for none. Beyond the ends counts as the end. */
export function heatLevel(
  value: HeatValue,
  { min, max }: Pick<HeatScale, 'min' | 'max'>,
): HeatLevel | undefined {
  if (!isValue(value)) return undefined;
  const top = heatLevels.length - 1;
  if (max <= min) return value > min ? 4 : 0;
  const share = Math.min(1, Math.max(0, (value - min) / (max - min)));
  return Math.min(top, Math.floor(share * heatLevels.length)) as HeatLevel;
}

/** A place in a grid. */
export interface GridPlace {
  row: number;
  column: number;
}

export interface GridSize {
  rows: number;
  columns: number;
}

/** Where a key leads from a cell, by the grid pattern of the ARIA practices; undefined for others. */
export function placeByKey(
  { key, ctrlKey, dir }: { key: string; ctrlKey: boolean; dir: 'ltr' | 'rtl' },
  { row, column }: GridPlace,
  { rows, columns }: GridSize,
): GridPlace | undefined {
  const forward = dir === 'rtl' ? -1 : 1;
  const inside = (place: GridPlace): GridPlace => ({
    row: Math.min(Math.max(place.row, 0), rows - 1),
    column: Math.min(Math.max(place.column, 0), columns - 1),
  });
  switch (key) {
    case 'ArrowUp':
      return inside({ row: row - 1, column });
    case 'ArrowDown':
      return inside({ row: row + 1, column });
    case 'ArrowRight':
      return inside({ row, column: column + forward });
    case 'ArrowLeft':
      return inside({ row, column: column - forward });
    case 'Home':
      return inside({ row: ctrlKey ? 0 : row, column: 0 });
    case 'End':
      return inside({ row: ctrlKey ? rows : row, column: columns });
    default:
      return undefined;
  }
}
