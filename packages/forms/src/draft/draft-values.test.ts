import { describe, expect, it } from 'vitest';

import { sameValues, storable, withDraft } from './draft-values.js';

const defaults = {
  title: '',
  depth: 10,
  passes: false,
  agents: [] as number[],
  coordinatorId: null as number | null,
  metadata: { rounds: 3, seconds: 120 },
  password: '',
};

describe('withDraft', () => {
  it('lays what was typed over the defaults', () => {
    expect(
      withDraft(defaults, { title: 'Site', agents: [1], coordinatorId: 4, depth: 12 }, []),
    ).toEqual({ ...defaults, title: 'Site', agents: [1], coordinatorId: 4, depth: 12 });
  });

  it('goes into nested fields and keeps their defaults', () => {
    expect(withDraft(defaults, { metadata: { rounds: 5 } }, []).metadata).toEqual({
      rounds: 5,
      seconds: 120,
    });
  });

  it.each([
    ['a field the form no longer has', { subtitle: 'x' }],
    ['a number where text belongs', { title: 7 }],
    ['text where a number belongs', { depth: '12' }],
    ['null where a value belongs', { depth: null }],
    ['text where a list belongs', { agents: 'all' }],
    ['a list where a group of fields belongs', { metadata: [1] }],
    ['text where a group of fields belongs', { metadata: 'x' }],
    ['a group of fields where an id belongs', { coordinatorId: { id: 4 } }],
  ])('drops %s', (_name, draft) => {
    expect(withDraft(defaults, draft, [])).toEqual(defaults);
  });

  it('never restores an excluded field', () => {
    expect(withDraft(defaults, { password: 'nine lives' }, ['password'])).toEqual(defaults);
  });

  it('leaves the defaults themselves alone', () => {
    const before = structuredClone(defaults);
    withDraft(defaults, { metadata: { rounds: 9 }, agents: [9] }, []);
    expect(defaults).toEqual(before);
  });
});

it('storable leaves excluded fields out', () => {
  expect(storable({ username: 'marta', password: 'nine lives' }, ['password'])).toEqual({
    username: 'marta',
  });
});

it.each([
  [{ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, true],
  [{ a: [1, 2] }, { a: [2, 1] }, false],
  [{ a: [1] }, { a: [1, 2] }, false],
  [{ a: { b: null } }, { a: { b: 0 } }, false],
  [{ a: '' }, { a: null }, false],
])('sameValues(%j, %j) is %s', (one, other, same) => {
  expect(sameValues(one, other)).toBe(same);
});
