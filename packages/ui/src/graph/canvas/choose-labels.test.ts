import { describe, expect, it } from 'vitest';

import { chooseLabels, type LabelScene } from './choose-labels.js';
import { directionOf } from './label-strip.js';
import { randomFrom } from './random.js';

const count = 1500;
const scene = (k: number, rest: Partial<LabelScene> = {}): LabelScene => {
  const random = randomFrom(4);
  return {
    positions: Float32Array.from({ length: 2 * count }, () => random() * 2400 - 1200),
    radii: new Float32Array(count).fill(12),
    ranked: Uint32Array.from({ length: count }, (_, at) => at),
    always: [],
    k,
    x: 400,
    y: 300,
    width: 800,
    height: 600,
    em: 1,
    end: 'right',
    textOf: (node) => ({ key: `${node}`, name: `Agent ${node}`, note: undefined, width: 66 }),
    ...rest,
  };
};

describe('chooseLabels', () => {
  it.each([0.2, 0.5, 1, 2.5])('lets no name cover another at scale %d', (k) => {
    const chosen = chooseLabels(scene(k));
    expect(chosen.length).toBeGreaterThan(10);
    chosen.forEach((a, at) => {
      for (const b of chosen.slice(at + 1)) {
        const apart = Math.abs(a.x - b.x) >= 66 || Math.abs(a.y - b.y) >= 15;
        expect(apart, `${a.key} on ${b.key}`).toBe(true);
      }
    });
  });

  it('keeps off discs that are large enough to be read', () => {
    const at = scene(1.5);
    const isInside = ({ x, y }: { x: number; y: number }) => x > 0 && x < 800 && y > 0 && y < 580;
    for (const label of chooseLabels(at).filter(isInside)) {
      for (let node = 0; node < count; node += 1) {
        const x = (at.positions[2 * node] as number) * at.k + at.x;
        const y = (at.positions[2 * node + 1] as number) * at.k + at.y;
        const dx = Math.max(Math.abs(x - label.x) - 33, 0);
        const dy = Math.max(label.y - y, y - label.y - 15.5, 0);
        expect(Math.hypot(dx, dy)).toBeGreaterThan(12 * at.k - 1);
      }
    }
  });

  it('names what is looked at wherever it is, and the wanted before the others', () => {
    const named = chooseLabels(scene(0.2, { always: [-1, 1234] })).map(({ node }) => node);
    expect(named[0]).toBe(1234);
    expect(named).toContain(0);
    expect(new Set(named).size).toBe(named.length);
  });

  it('has nothing to name where nothing has a place', () => {
    const positions = new Float32Array(2 * count).fill(Number.NaN);
    expect(chooseLabels(scene(1, { positions, always: [3] }))).toEqual([]);
  });
});

describe('directionOf', () => {
  it.each([
    ['Market analyst', 'ltr'],
    ['محلل السوق', 'rtl'],
    ['42 – قارئ', 'rtl'],
    ['🪐 Agent', 'ltr'],
    ['', 'ltr'],
  ])('reads %s', (text, direction) => expect(directionOf(text)).toBe(direction));
});
