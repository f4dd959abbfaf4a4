import { rowsOf, showsAdminLink, type RowsName } from '@constella/api-client';
import {
  partsOf,
  recordOf,
  type IdOfRecord,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowMutations, rowQueries } from '@constella/api-client/react';
import type { z } from 'zod';

import type { RowSource } from './row-source';
import type { Section } from './section';
import type { RecordTools } from './use-record-tools';

/** A row of any record, as the code for all of them sees it. */
interface RecordRow {
  readonly id: number | string;
  readonly revision: number;
}

/**
 * The rows of a record of the contract: who reads and writes them, and what their fields are, it says.
 *
 * @param restore brings a deleted row back, where the contract has a call for it.
 */
export function recordSource<Name extends RowsName>(
  name: Name,
  restore?: (tools: RecordTools, row: RowOfRecord<Name>) => Promise<unknown>,
): RowSource<RowOfRecord<Name>> {
  const { fields, write, noCreate } = recordOf(name);
  // What is the same for all records is lost to the compiler while the record is not known.
  const idOf = (row: RecordRow) => row.id as IdOfRecord<Name>;
  const source: RowSource<RecordRow> = {
    fields: fields as Readonly<Record<string, z.ZodType>>,
    page: (api, asked) => rowQueries.list(api, name, asked as object) as never,
    row: (api, id) => rowQueries.row(api, name, (Number(id) || id) as IdOfRecord<Name>) as never,
    all: ({ api }, { page: _page, limit: _limit, ...asked }) =>
      rowsOf(api, name).all(asked as object) as AsyncIterable<RecordRow>,
    mayWrite: (user) => write === 'owner' || (write === 'admin' && showsAdminLink(user)),
    ...(write !== 'server' && {
      ...(!noCreate && {
        create: ({ api, queryClient }, body) =>
          rowMutations.create(api, queryClient, name).mutationFn(body as never) as never,
      }),
      update: ({ api, queryClient }, row, changes) =>
        rowMutations.update(api, queryClient, name).mutationFn({
          id: idOf(row),
          revision: row.revision,
          changes: changes as never,
        }) as never,
      remove: ({ api, queryClient }, row) =>
        rowMutations
          .remove(api, queryClient, name, { alsoChanges: partsOf(name) as RowsName[] })
          .mutationFn({ id: idOf(row), revision: row.revision }),
      ...(restore && {
        restore: (tools, row) => restore(tools, row as never),
      }),
    }),
  };
  return source as never;
}

/** A list of the rows of a record; its columns, filters and order are fields that the record has. */
export const recordSection = <Name extends RowsName>(
  name: Name,
  section: Omit<Section<RowOfRecord<Name>>, 'source'>,
): Section<RowOfRecord<Name>> => ({
  ...section,
  source: recordSource(name),
});
