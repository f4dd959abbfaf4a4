import { describe, expect, it } from 'vitest';

import { foundRows } from './local-source';

const rows = [
  { id: 1, name: 'Contract reader', type: 'processor', runs: 4, model: 'mini' },
  { id: 2, name: 'Évidence 10', type: 'meta', runs: null, model: 'large' },
  { id: 3, name: 'Evidence 9', type: 'meta', runs: 12, model: 'large' },
];
const ids = (asked: Partial<Parameters<typeof foundRows>[1]>) =>
  foundRows(rows, { where: {}, search: '', sort: [], ...asked }, ['name', 'model'], 'en').map(
    ({ id }) => id,
  );

describe('rows that are all here', () => {
  it.each([
    [{}, [1, 2, 3]],
    [{ where: { type: 'meta' } }, [2, 3]],
    [{ where: { type: ['meta', null] } }, [2, 3]],
    [{ where: { type: 'meta', model: 'mini' } }, []],
    [{ search: 'READER mini' }, [1]],
    [{ search: 'processor' }, []],
    [{ sort: ['name'] }, [1, 3, 2]],
    [{ sort: ['-name'] }, [2, 3, 1]],
    // What has no value comes last, whichever the direction.
    [{ sort: ['runs'] }, [1, 3, 2]],
    [{ sort: ['-runs'] }, [3, 1, 2]],
    [{ sort: ['type', '-runs'] }, [3, 2, 1]],
  ])('%j are %j', (asked, expected) => {
    expect(ids(asked)).toEqual(expected);
  });
});
