import { recordPath } from '../contract/records/path.js';
import { listIn, objectIn, unexpected } from '../http/answer-shape.js';
import { ApiError } from '../http/api-error.js';
import { asksForNothing, listParams } from './list-query.js';
import type { Client } from '../client-types.js';
import type {
  BodyOfRecord,
  ChangeOfRecord,
  IdOfRecord,
  RowOfRecord,
} from '../contract/records/index.js';
import type { CallOptions } from '../http/transport.js';
import type { AnyListQuery, ListQuery, RowsName } from './list-query.js';

/** Some rows of a list, and how many the whole list has. */
export interface RowPage<Name extends RowsName> {
  rows: RowOfRecord<Name>[];
  total: number;
}

/** What a write must know: the state of the row that was seen. */
export interface WriteCallOptions extends CallOptions {
  /**
   * The revision of the row as it was seen (`row.revision`), sent as `If-Match`. When the row has
   * changed since, the call fails with a 412 and nothing is written; see {@link Rows.currentIn}.
   */
  revision: number;
}

/** The rows of one record. Every call rejects with an {@link ApiError}. */
export interface Rows<Name extends RowsName> {
  /** One page. */
  list(query?: ListQuery<Name>, options?: CallOptions): Promise<RowPage<Name>>;
  /**
   * Every row, page after page, read as the loop gets there; from `query.page`, 500 at a time unless
   * `limit` says otherwise. Rows that come or go meanwhile move the others: one may be missed.
   */
  all(
    query?: ListQuery<Name>,
    options?: CallOptions,
  ): AsyncGenerator<RowOfRecord<Name>, void, undefined>;
  get(id: IdOfRecord<Name>, options?: CallOptions): Promise<RowOfRecord<Name>>;
  create(body: BodyOfRecord<Name>, options?: CallOptions): Promise<RowOfRecord<Name>>;
  /** Changes the given fields. */
  update(
    id: IdOfRecord<Name>,
    changes: ChangeOfRecord<Name>,
    options: WriteCallOptions,
  ): Promise<RowOfRecord<Name>>;
  /** Deletes the row, and the rows that are parts of it. */
  remove(id: IdOfRecord<Name>, options: WriteCallOptions): Promise<void>;
  /** The row as it is now, from the 412 of a stale write; `undefined` for any other failure. */
  currentIn(error: unknown): RowOfRecord<Name> | undefined;
}

/** Rows at once while all are read: the most a server gives. */
const wholePage = 500;

/**
 * The rows of a record: `rowsOf(api, 'risk_items').list({ where: { status: 'identified' } })`. A function
 * beside the client and not a method of it: who uses no records does not download this.
 */
export function rowsOf<Name extends RowsName>(
  client: Pick<Client, 'request'>,
  name: Name,
): Rows<Name> {
  type Row = RowOfRecord<Name>;
  const path = recordPath(name);

  // Loaded when the client validates, with the schemas; never otherwise.
  const schema = async (kind: 'row' | 'rows') =>
    (await import('./row-schemas.js')).answerSchema(name, kind);
  const send = async (
    method: string,
    address: string,
    { revision, ...options }: { body?: unknown; revision?: number } & CallOptions = {},
  ): Promise<Row> => {
    const answer = await client.request({
      ...options,
      method,
      path: address,
      name: `${method} ${name}`,
      ...(revision === undefined ? {} : { headers: { 'If-Match': `"${revision}"` } }),
      ...(method === 'DELETE' ? {} : { schema: () => schema('row') }),
    });
    return answer.body as Row;
  };
  const row = async (...request: Parameters<typeof send>): Promise<Row> =>
    objectIn(await send(...request), name);
  const rowPath = (id: IdOfRecord<Name>): string => {
    const text = String(id);
    // The path of no row is the path of all of them: a wrong path must never be requested.
    if (text === '') throw new TypeError(`${path} needs the id of a row`);
    return `${path}/${encodeURIComponent(text)}`;
  };

  const list: Rows<Name>['list'] = async (query = {}, options) => {
    const asked = query as AnyListQuery;
    if (asksForNothing(asked)) return { rows: [], total: 0 };
    const { body, headers } = await client.request({
      ...options,
      method: 'GET',
      path: path + listParams(asked),
      name,
      schema: () => schema('rows'),
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
    get: async (id, options) => row('GET', rowPath(id), options),
    create: (body, options) => row('POST', path, { ...options, body }),
    update: async (id, changes, options) =>
      row('PATCH', rowPath(id), { ...options, body: changes }),
    async remove(id, options) {
      await send('DELETE', rowPath(id), options);
    },
    currentIn: (error) =>
      error instanceof ApiError && error.status === 412 && typeof error.current === 'object'
        ? ((error.current ?? undefined) as Row | undefined)
        : undefined,
  };
}
