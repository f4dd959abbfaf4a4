import { expect, it } from 'vitest';

import { nextId } from './next-id';

it.each([
  ['', 'l1', []],
  ['two', 'l3', ['l1', 'l2']],
  ['a gap', 'l4', ['l1', 'l3', 'x']],
  ['one with its number', 'l3', ['l2']],
])('a new entry beside %s has an id of its own', (_what, id, taken) => {
  expect(
    nextId(
      'l',
      taken.map((one) => ({ id: one })),
    ),
  ).toBe(id);
});
