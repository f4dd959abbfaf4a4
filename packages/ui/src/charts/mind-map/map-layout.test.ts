import { describe, expect, it } from 'vitest';

import { cleanBranches, type MindMapNode, visibleBranches } from './branches.js';
import { layoutMap } from './map-layout.js';

const room = { rtl: false, em: 1, measure: (text: string) => text.length * 6.6 };

/** Trees of every form that seven numbers give. */
const grown = (seed: number, depth: number): MindMapNode => ({
  name: 'word '.repeat(1 + (seed % 9)),
  text: seed % 4 === 0 ? 'more words' : '',
  children:
    depth > 3
      ? []
      : Array.from({ length: (seed * 7 + depth * 3) % 5 }, (_, n) =>
          grown(seed + n + depth, depth + 1),
        ),
});

const drawn = (seed: number, width: number) => {
  const branches = cleanBranches(grown(seed, 0), String);
  const isOpen = (place: number) => (place + seed) % 6 !== 5;
  const { shown } = visibleBranches(branches, isOpen, 250);
  return layoutMap({ branches, shown, isOpen, sides: 'both' }, { ...room, width });
};

describe('layout of a mind map', () => {
  it('never lays one branch on another, at any width', () => {
    for (const width of [280, 560, 900, 1600])
      for (let seed = 1; seed < 24; seed += 1) {
        const { branches, height } = drawn(seed, width);
        for (const [index, a] of branches.entries()) {
          expect(a.y).toBeGreaterThanOrEqual(0);
          expect(a.y + a.height).toBeLessThanOrEqual(height);
          for (const b of branches.slice(index + 1)) {
            const apart =
              a.x + a.width <= b.x ||
              b.x + b.width <= a.x ||
              a.y + a.height <= b.y ||
              b.y + b.height <= a.y;
            expect(apart, `${seed} at ${width}`).toBe(true);
          }
        }
      }
  });

  it('grows to both sides where there is room, else to one, else downwards', () => {
    const sides = (width: number) => new Set(drawn(2, width).branches.map(({ side }) => side)).size;
    expect(sides(1600)).toBe(2);
    expect(drawn(2, 280)).toMatchObject({ outline: true });
    expect(sides(280)).toBe(1);
  });
});
