import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { currentIn } from '../http/api-error.js';
import { rowsOf } from '../rows/rows.js';
import { changeRow, quietly } from './row-changes.js';
import { rowsKey } from './row-queries.js';
import type { Client } from '../client-types.js';
import type {
  BodyOfRecord,
  ChangeOfRecord,
  IdOfRecord,
  RowOfRecord,
} from '../contract/records/index.js';
import type { RowsName } from '../rows/list-query.js';
import type { CachedRow } from './row-cache.js';
import type { RowChange } from './row-changes.js';

/** The options of `useMutation`; callbacks of one's own can be added to it. */
export interface RowMutation<Variables, Data> {
  mutationKey: QueryKey;
  mutationFn: (variables: Variables) => Promise<Data>;
  /** Without a network it fails, is undone and says so, instead of waiting unseen. */
  networkMode: 'always';
  /** A write is never repeated by itself. */
  retry: false;
}

/** A change of a row: which one, and the revision of it that was seen. */
export interface RowUpdate<Name extends RowsName> {
  id: IdOfRecord<Name>;
  revision: number;
  changes: ChangeOfRecord<Name>;
}

/** Which row is to go, and the revision of it that was seen. */
export type RowRemoval<Name extends RowsName> = Omit<RowUpdate<Name>, 'changes'>;

/** How a mutation joins the rest of the application. */
export interface RowMutationOptions<Name extends RowsName, Variables> {
  /** Records whose rows change with it: parts that are deleted along, totals kept elsewhere. */
  alsoChanges?: readonly RowsName[];
  /**
   * Somebody else was faster (412): the change is undone, `current` is what the cache now shows, and
   * the mutation fails. Offer it beside what was typed; to insist, send it on `current.revision`.
   */
  onStale?: (current: RowOfRecord<Name>, variables: Variables) => void;
}

const headsOf = (name: RowsName, also: readonly RowsName[] = []): QueryKey[] =>
  [name, ...also].map(rowsKey);

/** The options of a mutation below a key. */
export const mutation = <Variables, Data>(
  head: QueryKey,
  kind: string,
  mutationFn: (variables: Variables) => Promise<Data>,
): RowMutation<Variables, Data> => ({
  mutationKey: [...head, kind],
  mutationFn,
  networkMode: 'always',
  retry: false,
});

/** A mutation of a row from a revision that was seen. */
const changeMutation = <Name extends RowsName, Variables extends RowRemoval<Name>, Data>(
  kind: string,
  queryClient: QueryClient,
  name: Name,
  { alsoChanges, onStale }: RowMutationOptions<Name, Variables>,
  changeOf: (variables: Variables) => Omit<RowChange<CachedRow | void>, 'id' | 'revision'>,
): RowMutation<Variables, Data> =>
  mutation(rowsKey(name), kind, async (variables) => {
    try {
      const change = { ...variables, ...changeOf(variables) };
      return (await changeRow(queryClient, headsOf(name, alsoChanges), change)) as Data;
    } catch (error) {
      const current = currentIn<RowOfRecord<Name>>(error);
      if (current) onStale?.(current, variables);
      throw error;
    }
  });

/**
 * Mutations of the rows of every record, for `useMutation`. A change is seen at once in every cached
 * list and row, disappears from them when it fails, and everything of the record is read anew when
 * the last open change has ended. Changes of one row are sent one after the other.
 */
export const rowMutations = {
  /** Creates a row; lists show it once the server has it. */
  create: <Name extends RowsName>(
    client: Client,
    queryClient: QueryClient,
    name: Name,
    options: { alsoChanges?: readonly RowsName[] } = {},
  ): RowMutation<BodyOfRecord<Name>, RowOfRecord<Name>> =>
    mutation(rowsKey(name), 'create', (body) =>
      quietly(queryClient, headsOf(name, options.alsoChanges), async () => {
        const saved = await rowsOf(client, name).create(body);
        queryClient.setQueryData([...rowsKey(name), 'row', asCached(saved).id], saved);
        return saved;
      }),
    ),

  /** Changes fields of a row. */
  update: <Name extends RowsName>(
    client: Client,
    queryClient: QueryClient,
    name: Name,
    options: RowMutationOptions<Name, RowUpdate<Name>> = {},
  ): RowMutation<RowUpdate<Name>, RowOfRecord<Name>> =>
    changeMutation('update', queryClient, name, options, ({ id, changes }) => ({
      fields: (row) => shownFields(row, changes),
      send: async (at) =>
        asCached(await rowsOf(client, name).update(id, changes, { revision: at })),
    })),

  /** Deletes a row, and the rows that are parts of it. */
  remove: <Name extends RowsName>(
    client: Client,
    queryClient: QueryClient,
    name: Name,
    options: RowMutationOptions<Name, RowRemoval<Name>> = {},
  ): RowMutation<RowRemoval<Name>, void> =>
    changeMutation('remove', queryClient, name, options, ({ id }) => ({
      send: async (at) => {
        await rowsOf(client, name).remove(id, { revision: at });
        // Nothing is to be read anew that is no longer there.
        queryClient.removeQueries({ queryKey: [...rowsKey(name), 'row', id], exact: true });
      },
      show: (cache) => {
        const places = cache.takeOut(id);
        return (row) => cache.putBack(places, row);
      },
    })),
};

// What every row has is lost to the compiler while the record is not known.
const asCached = (row: unknown): CachedRow => row as CachedRow;

/** Fields the row does not show, secrets above all, stay out of the cache. */
const shownFields = (row: CachedRow, changes: object) =>
  Object.fromEntries(
    Object.entries(changes).filter(([field, value]) => field in row && value !== undefined),
  );
