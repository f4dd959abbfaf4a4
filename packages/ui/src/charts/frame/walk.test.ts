import { describe, expect, it } from 'vitest';

import type { Walk } from './types.js';
import { existing, nearest, step } from './walk.js';

const point = (x: number, y: number) => ({ x, y, width: 0, height: 0 });
const base: Walk = {
  rows: [[point(0, 10), point(50, 10), point(100, 10)], [], [point(40, 60), point(100, 60)]],
  axis: 'x',
  near: 'axis',
  name: () => '',
  tooltip: () => ({ title: '', lines: [] }),
};
const at = (row: number, index: number) => ({ row, index });

describe('step', () => {
  it('walks in reading direction and stops at the ends', () => {
    expect(step(base, at(0, 0), 'ArrowRight', false)).toEqual(at(0, 1));
    expect(step(base, at(0, 0), 'ArrowRight', true)).toEqual(at(0, 0));
    expect(step(base, at(0, 0), 'ArrowLeft', true)).toEqual(at(0, 1));
    expect(step(base, at(0, 2), 'ArrowRight', false)).toEqual(at(0, 2));
    expect(step(base, at(0, 1), 'End', false)).toEqual(at(0, 2));
    expect(step(base, at(0, 1), 'Home', true)).toEqual(at(0, 0));
  });

  it('changes the series at the same place, past empty ones', () => {
    expect(step(base, at(0, 1), 'PageDown', false)).toEqual(at(2, 0));
    expect(step(base, at(2, 1), 'ArrowUp', false)).toEqual(at(0, 2));
    expect(step(base, at(2, 1), 'PageDown', false)).toEqual(at(2, 1));
  });

  it('turns with the axis', () => {
    const column: Walk = { ...base, axis: 'y' };
    expect(step(column, at(0, 0), 'ArrowDown', false)).toEqual(at(0, 1));
    expect(step(column, at(0, 0), 'ArrowLeft', true)).toEqual(at(2, 0));
  });

  it('leaves other keys alone and lets a chart decide', () => {
    expect(step(base, at(0, 0), 'a', false)).toBeUndefined();
    const own: Walk = { ...base, step: (_, key) => (key === 'ArrowRight' ? at(2, 1) : undefined) };
    expect(step(own, at(0, 0), 'ArrowRight', false)).toEqual(at(2, 1));
    expect(step(own, at(0, 0), 'End', false)).toEqual(at(0, 2));
  });
});

describe('nearest', () => {
  it('looks along the axis first', () => {
    expect(nearest(base, 90, 12)).toEqual(at(0, 2));
    expect(nearest(base, 100, 200)).toEqual(at(2, 1));
    expect(nearest({ ...base, rows: [] }, 1, 1)).toBeUndefined();
  });

  it('means nothing far from marks that lie freely', () => {
    expect(nearest({ ...base, near: 'any' }, 55, 14)).toEqual(at(0, 1));
    expect(nearest({ ...base, near: 'any' }, 200, 200)).toBeUndefined();
  });
});

it('starts where there is something', () => {
  expect(existing({ rows: [[], [point(0, 0)]] }, at(0, 4))).toEqual(at(1, 0));
  expect(existing(base, at(2, 1))).toEqual(at(2, 1));
  expect(existing({ rows: [[]] }, at(0, 0))).toBeUndefined();
});
