import { recordOf, regulationSourceTypes, type RowOfRecord } from '@constella/api-client/contract';
import { describe, expect, expectTypeOf, it } from 'vitest';

import { filtersOf, resolvedColumn } from './columns';
import { recordSection } from './record-source';
import type { Column } from './column';

const sources = recordSection('regulation_sources', {
  texts: { title: 'company.label', empty: 'company.none' },
  sort: 'name',
  columns: [
    { field: 'name', label: 'company.name', sort: true },
    { field: 'apiType', label: 'company.size', filter: true },
    { field: 'enabled', label: 'company.level', filter: 'company.list' },
  ],
});

describe('a column', () => {
  const fields = {
    ...recordOf('regulation_sources').fields,
    ...recordOf('company_policies').fields,
    ...recordOf('risk_items').fields,
  } as Record<string, never>;
  const source = { fields, page: () => ({}) as never };

  it.each([
    ['name', 'text'],
    ['apiType', 'choice'],
    ['enabled', 'flag'],
    ['reliability', 'number'],
    ['languages', 'list'],
    ['lastFetched', 'moment'],
    ['effectiveDate', 'day'],
    ['companyId', 'row'],
    ['createdAt', 'moment'],
  ])('of %s is of the kind %s', (field, kind) => {
    const column = { field, label: 'company.name' } as const;
    expect(resolvedColumn<Record<string, unknown>>(column, source).kind).toBe(kind);
  });

  it('filters by the values the contract knows', () => {
    expect(filtersOf(sources)).toEqual([
      expect.objectContaining({
        field: 'apiType',
        all: undefined,
        values: regulationSourceTypes,
      }),
      expect.objectContaining({ field: 'enabled', all: 'company.list' }),
    ]);
  });
});

describe('the types of a column', () => {
  it('know the fields of the record, and the words there are', () => {
    type Policy = Column<RowOfRecord<'company_policies'>>;
    type Labelled<Field> = { field: Field; label: 'company.name' };
    expectTypeOf<Labelled<'version'>>().toExtend<Policy>();
    expectTypeOf<Labelled<'surname'>>().not.toExtend<Policy>();
    expectTypeOf<
      Labelled<'status'> & { words: (status: 'draft' | 'active' | 'archived') => 'company.name' }
    >().toExtend<Policy>();
    expectTypeOf<
      Labelled<'status'> & { words: () => 'nothing-like-this' }
    >().not.toExtend<Policy>();
    expectTypeOf<
      Labelled<'status'> & { words: (n: number) => 'company.name' }
    >().not.toExtend<Policy>();
  });
});
