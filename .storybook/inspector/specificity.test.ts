import { expect, it } from 'vitest';

import { placeBeside } from './place';
import { referencesIn } from './references';
import { selectorsOf, specificityOf } from './specificity';

it.each([
  ['*', [0, 0, 0]],
  ['a', [0, 0, 1]],
  ['.a.b', [0, 2, 0]],
  ['#a .b > c + d', [1, 1, 2]],
  ['a[href^="#x.y"]', [0, 1, 1]],
  ['[title="a ] b"]', [0, 1, 0]],
  ['a:hover::before', [0, 1, 2]],
  [':where(#a .b) c', [0, 0, 1]],
  [':is(#a, .b, c)', [1, 0, 0]],
  ['.a:not(:disabled, [aria-disabled="true"])', [0, 2, 0]],
  [':root[data-theme-changing] .a', [0, 3, 0]],
  ['.a:has(> .b .c)', [0, 3, 0]],
  [':lang(ar) p', [0, 1, 1]],
  [String.raw`.a\:b`, [0, 1, 0]],
])('%s weighs %j', (selector, weight) => {
  expect(specificityOf(selector)).toEqual(weight);
});

it('cuts a list at the commas that are in no bracket', () => {
  expect(selectorsOf('.a:is(b, c), [title="x, y"] d, e')).toEqual([
    '.a:is(b, c)',
    '[title="x, y"] d',
    'e',
  ]);
});

it('finds the variables of a value with what stands in for them', () => {
  const text = 'calc(var(--a) * var(--b, var(--c, 2px)))';
  expect(referencesIn(text).map(({ name, fallback }) => [name, fallback])).toEqual([
    ['--a', undefined],
    ['--b', 'var(--c, 2px)'],
  ]);
});

const view = { width: 800, height: 600 };
const panel = { width: 300, height: 200 };

it.each([
  ['under it', { x: 100, y: 100, width: 80, height: 32 }, false, { x: 100, y: 140 }],
  [
    'from its end, right to left',
    { x: 500, y: 100, width: 80, height: 32 },
    true,
    { x: 280, y: 140 },
  ],
  ['over it', { x: 100, y: 500, width: 80, height: 32 }, false, { x: 100, y: 292 }],
  ['inside the view', { x: 780, y: 100, width: 80, height: 32 }, false, { x: 492, y: 140 }],
  ['after it', { x: 10, y: 20, width: 80, height: 560 }, false, { x: 98, y: 20 }],
  ['over what fills the view', { x: 0, y: 0, width: 800, height: 600 }, false, { x: 8, y: 392 }],
])('stands %s', (_name, anchor, rtl, place) => {
  expect(placeBeside(anchor, panel, view, rtl)).toEqual(place);
});
