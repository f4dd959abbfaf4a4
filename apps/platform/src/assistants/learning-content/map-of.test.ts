import { expect, it } from 'vitest';

import { mapOf } from './map-of';

const branch = (name: string, level: number, note = '') => ({ id: name, name, level, note });

it('a branch belongs to the last one before it of a lower level', () => {
  const root = mapOf('Cell', [
    branch('Membrane', 1),
    branch('Pores', 2, 'let water in'),
    branch('Shape', 3),
    branch('Nucleus', 1),
    branch('Deep at once', 4),
  ]);
  expect(root).toEqual({
    name: 'Cell',
    children: [
      {
        name: 'Membrane',
        children: [
          { name: 'Pores', text: 'let water in', children: [{ name: 'Shape', children: [] }] },
        ],
      },
      { name: 'Nucleus', children: [{ name: 'Deep at once', children: [] }] },
    ],
  });
  expect(mapOf('Cell', [])).toEqual({ name: 'Cell', children: [] });
});
