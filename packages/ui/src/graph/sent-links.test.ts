import { expect, it } from 'vitest';

import { sentLinks } from './sent-links.js';

it('lists what each agent sends, the kinds in their order', () => {
  const nodes = ['a', 'b', 'c'].map((id) => ({
    id,
    name: id.toUpperCase(),
    type: 'meta' as const,
    status: 'active' as const,
  }));
  const sent = sentLinks({
    nodes,
    links: [
      { source: 'a', target: 'c', type: 'control' },
      { source: 'a', target: 'b', type: 'data' },
      { source: 'a', target: 'c', type: 'data' },
    ],
  });
  expect(sent.get('a')).toEqual([
    { type: 'data', names: ['B', 'C'] },
    { type: 'control', names: ['C'] },
  ]);
  expect(sent.has('b')).toBe(false);
});
