import { expect, test } from 'vitest';

import { noEdges, sameEdges, type Scrolled, scrollEdges } from './scroll-edges.js';

const box = (over: Partial<Scrolled>): Scrolled => ({
  scrollTop: 0,
  scrollLeft: 0,
  scrollHeight: 100,
  scrollWidth: 100,
  clientHeight: 100,
  clientWidth: 100,
  ...over,
});

test.each([
  ['fits', box({}), {}],
  ['differs by rounding', box({ scrollHeight: 101, scrollTop: 0.6 }), {}],
  ['at its start', box({ scrollHeight: 300 }), { blockEnd: true }],
  [
    'in the middle',
    box({ scrollHeight: 300, scrollTop: 80 }),
    { blockStart: true, blockEnd: true },
  ],
  ['at its end', box({ scrollHeight: 300, scrollTop: 200 }), { blockStart: true }],
  ['wide', box({ scrollWidth: 300 }), { inlineEnd: true }],
  ['wide, from right to left', box({ scrollWidth: 300, scrollLeft: -200 }), { inlineStart: true }],
])('%s', (_name, element, edges) => {
  expect(scrollEdges(element)).toEqual({ ...noEdges, ...edges });
});

test('sameEdges', () => {
  expect(sameEdges(noEdges, { ...noEdges })).toBe(true);
  expect(sameEdges(noEdges, { ...noEdges, inlineEnd: true })).toBe(false);
});
