import { describe, expect, expectTypeOf, it } from 'vitest';

import { recordNames } from '../contract/records/index.js';
import { asksForNothing, listParams } from './list-query.js';
import type { AnyListQuery, ListQuery, Sort } from './list-query.js';

type Risks = ListQuery<'risk_items'>;
const words = (query: Risks): string => decodeURIComponent(listParams(query));

describe('a list query in the server’s words', () => {
  it.each<[Risks, string]>([
    [{}, ''],
    [{ where: {}, sort: [], search: '' }, ''],
    [{ where: { status: 'accepted' } }, '?status=accepted'],
    [{ where: { status: ['accepted', 'mitigated'] } }, '?status=accepted&status=mitigated'],
    [{ where: { status: undefined } }, ''],
    [{ where: { mitigationPlan: null } }, '?mitigationPlan='],
    [{ where: { likelihood: { gte: 2, lte: 4 } } }, '?likelihood_gte=2&likelihood_lte=4'],
    [{ where: { likelihood: { gte: 0 } } }, '?likelihood_gte=0'],
    [{ where: { id: { ne: [1, 2] } } }, '?id_ne=1&id_ne=2'],
    [{ where: { id: { is: 3, ne: undefined } } }, '?id=3'],
    [{ where: { createdAt: { gte: '2026-01-31' } } }, '?createdAt_gte=2026-01-31'],
    [{ search: 'fire & flood' }, '?q=fire+&+flood'],
    [{ sort: 'createdAt' }, '?_sort=createdAt&_order=asc'],
    [{ sort: ['-likelihood', 'id'] }, '?_sort=likelihood,id&_order=desc,asc'],
    [{ page: 2, limit: 20 }, '?_page=2&_limit=20'],
  ])('%j is %s', (query, expected) => {
    expect(words(query)).toBe(expected);
  });

  it('escapes what would be words of its own', () => {
    const { searchParams } = new URL(
      `http://x/${listParams({ where: { title: 'a&b=c#d%20+' }, search: '?_limit=1' })}`,
    );
    expect([...searchParams]).toEqual([
      ['title', 'a&b=c#d%20+'],
      ['q', '?_limit=1'],
    ]);
  });

  it.each<[AnyListQuery, boolean]>([
    [{ where: { id: [] } }, true],
    [{ where: { id: { is: [] } } }, true],
    [{ where: { status: 'open', id: [] } }, true],
    [{ where: { id: { ne: [] } } }, false],
    [{ where: { id: [1] } }, false],
    [{ where: { id: undefined } }, false],
    [{}, false],
  ])('%j asks for nothing: %s', (query, nothing) => {
    expect(asksForNothing(query)).toBe(nothing);
  });
});

describe('the types of a list query', () => {
  it('know the columns of every record', () => {
    expectTypeOf<Risks['where']>().not.toBeAny();
    expectTypeOf<'-createdAt'>().toExtend<Sort<'risk_items'>>();
    expectTypeOf<'-surname'>().not.toExtend<Sort<'risk_items'>>();
    expectTypeOf<{ where: { likelihood: 3 } }>().toExtend<Risks>();
    expectTypeOf<{ where: { likelihood: '3' } }>().not.toExtend<Risks>();
    expectTypeOf<{ where: { likelihood: { like: '3' } } }>().not.toExtend<Risks>();
    expectTypeOf<{ where: { description: { like: 'fire' } } }>().toExtend<Risks>();
    expectTypeOf<{ where: { status: 'accepted' } }>().toExtend<Risks>();
    expectTypeOf<{ where: { status: 'purple' } }>().not.toExtend<Risks>();
    // @ts-expect-error -- no such column
    words({ where: { surname: 'x' } });
    // @ts-expect-error -- an object is not compared
    listParams({ where: { metadata: {} } } satisfies ListQuery<'point_transactions'>);
    expectTypeOf<{ where: { agentsInvolved: 3 }; sort: '-title' }>().toExtend<ListQuery<'tasks'>>();
    // @ts-expect-error -- the settings of an agent are an object
    listParams({ where: { settings: 'x' } } satisfies ListQuery<'agents'>);
    expect(recordNames).toContain('risk_items');
  });
});
