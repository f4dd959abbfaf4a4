import { recordPath } from '../contract/records/path.js';
import { listIn, unexpected } from '../http/answer-shape.js';
import { asksForNothing, listParams } from './list-query.js';
import type { Client } from '../client-types.js';
import type { AnswerOf } from '../contract/calls/index.js';
import type { RecordName, RowOfRecord } from '../contract/records/index.js';
import type { CallOptions } from '../http/transport.js';
import type { AnyListQuery, ListQuery } from './list-query.js';

/** A row as a list answers it: agents and tasks as their calls do, all others as they are read. */
export type ListedRow<Name extends RecordName> = Name extends 'agents' | 'tasks'
  ? AnswerOf<Name>[number]
  : RowOfRecord<Name>;

/** Some rows of a list, and how many the whole list has. */
export interface RowPage<Name extends RecordName> {
  rows: ListedRow<Name>[];
  total: number;
}

/** The lists of one record. Every call rejects with an `ApiError`. */
export interface RowLists<Name extends RecordName> {
  /** One page. */
  list(query?: ListQuery<Name>, options?: CallOptions): Promise<RowPage<Name>>;
  /**
   * Every row, page after page, read as the loop gets there; from `query.page`, 500 at a time unless
   * `limit` says otherwise. Rows that come or go meanwhile move the others: one may be missed.
   */
  all(
    query?: ListQuery<Name>,
    options?: CallOptions,
  ): AsyncGenerator<ListedRow<Name>, void, undefined>;
}

/** Rows at once while all are read: the most a server gives. */
const wholePage = 500;

/**
 * The lists of any record, agents and tasks among them:
 * `listsOf(api, 'tasks').list({ where: { status: 'running' }, sort: '-createdAt', limit: 20 })`.
 */
export function listsOf<Name extends RecordName>(
  client: Pick<Client, 'request'>,
  name: Name,
): RowLists<Name> {
  type Row = ListedRow<Name>;

  const list: RowLists<Name>['list'] = async (query = {}, options) => {
    const asked = query as AnyListQuery;
    if (asksForNothing(asked)) return { rows: [], total: 0 };
    const { body, headers } = await client.request({
      ...options,
      method: 'GET',
      path: recordPath(name) + listParams(asked),
      name,
      // Loaded when the client validates, with the schemas; never otherwise.
      schema: async () => (await import('./row-schemas.js')).answerSchema(name, 'rows'),
    });
    const total = Number(headers.get('X-Total-Count') ?? NaN);
    // Of another origin the header is hidden unless the server says `Access-Control-Expose-Headers`.
    if (Number.isNaN(total)) throw unexpected(name, 'a list with its X-Total-Count');
    return { rows: listIn(body as Row[], name), total };
  };

  return {
    list,
    async *all({ page = 1, limit = wholePage, ...query } = {}, options) {
      for (let at = page; ; at += 1) {
        const found = await list({ ...query, page: at, limit }, options);
        yield* found.rows;
        if (found.rows.length === 0 || at * limit >= found.total) return;
      }
    },
  };
}
