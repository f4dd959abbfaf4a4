import { describe, expect, it } from 'vitest';

import { heatLevel, heatScale, placeByKey } from './heat-levels.js';

describe('heatScale', () => {
  it('begins at 0 and ends at the highest value', () => {
    expect(heatScale([[3, 9], [6]], 2, {})).toEqual({
      min: 0,
      max: 9,
      highest: { row: 0, column: 1 },
    });
    expect(heatScale([[-3, 2]], 2, {}).min).toBe(-3);
    expect(heatScale([[3]], 1, { min: 1, max: 100 })).toMatchObject({ min: 1, max: 100 });
  });

  it('leaves out what is no value, and what has no column', () => {
    expect(heatScale([[NaN, null, Infinity, 2, 99]], 4, { max: NaN })).toEqual({
      min: 0,
      max: 2,
      highest: { row: 0, column: 3 },
    });
    expect(heatScale([], 0, {})).toEqual({ min: 0, max: 0, highest: undefined });
  });
});

describe('heatLevel', () => {
  const scale = { min: 0, max: 100 };
  it.each([
    [0, 0],
    [19, 0],
    [20, 1],
    [99, 4],
    [100, 4],
    [140, 4],
    [-5, 0],
    [NaN, undefined],
    [null, undefined],
  ])('%s is level %s', (value, level) => {
    expect(heatLevel(value, scale)).toBe(level);
  });

  it('has two levels on a scale without length', () => {
    expect(heatLevel(0, { min: 0, max: 0 })).toBe(0);
    expect(heatLevel(3, { min: 0, max: 0 })).toBe(4);
  });
});

describe('placeByKey', () => {
  const size = { rows: 3, columns: 4 };
  const go = (key: string, dir: 'ltr' | 'rtl' = 'ltr', ctrlKey = false) =>
    placeByKey({ key, ctrlKey, dir }, { row: 1, column: 1 }, size);
  it('walks, and stays inside', () => {
    expect(go('ArrowRight')).toEqual({ row: 1, column: 2 });
    expect(go('ArrowRight', 'rtl')).toEqual({ row: 1, column: 0 });
    expect(go('ArrowDown')).toEqual({ row: 2, column: 1 });
    expect(go('End')).toEqual({ row: 1, column: 3 });
    expect(go('End', 'ltr', true)).toEqual({ row: 2, column: 3 });
    expect(go('Home', 'ltr', true)).toEqual({ row: 0, column: 0 });
    expect(
      placeByKey({ key: 'ArrowUp', ctrlKey: false, dir: 'ltr' }, { row: 0, column: 0 }, size),
    ).toEqual({ row: 0, column: 0 });
    expect(go('x')).toBeUndefined();
  });
});
