import { recordPath } from '../contract/records/path.js';
import { rowIn } from '../http/answer-shape.js';
import { currentIn } from '../http/api-error.js';
import { listsOf } from './lists.js';
import type { Client } from '../client-types.js';
import type {
  BodyOfRecord,
  ChangeOfRecord,
  IdOfRecord,
  RowOfRecord,
} from '../contract/records/index.js';
import type { CallOptions } from '../http/transport.js';
import type { RowsName } from './list-query.js';
import type { RowLists } from './lists.js';

/** The options of a write: the state of the row that was seen. */
export interface WriteCallOptions extends CallOptions {
  /**
   * The revision of the row as it was seen (`row.revision`), sent as `If-Match`. When the row has
   * changed since, the call fails with a 412 and nothing is written; see {@link Rows.currentIn}.
   */
  revision: number;
}

/** The rows of one record. Every call rejects with an {@link ApiError}. */
export interface Rows<Name extends RowsName> extends RowLists<Name> {
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
  const schema = async () => (await import('./row-schemas.js')).answerSchema(name, 'row');
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
      ...(method === 'DELETE' ? {} : { schema }),
    });
    return answer.body as Row;
  };
  const row = async (...request: Parameters<typeof send>): Promise<Row> =>
    rowIn(await send(...request), name);
  const rowPath = (id: IdOfRecord<Name>): string => {
    const text = String(id);
    // The path of no row is the path of all of them: a wrong path must never be requested.
    if (text === '') throw new TypeError(`${path} needs the id of a row`);
    return `${path}/${encodeURIComponent(text)}`;
  };

  return {
    ...listsOf(client, name),
    get: async (id, options) => row('GET', rowPath(id), options),
    create: (body, options) => row('POST', path, { ...options, body }),
    update: async (id, changes, options) =>
      row('PATCH', rowPath(id), { ...options, body: changes }),
    async remove(id, options) {
      await send('DELETE', rowPath(id), options);
    },
    currentIn: currentIn<Row>,
  };
}
