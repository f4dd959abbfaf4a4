import { useIntl } from '@constella/i18n/react';
import { useState } from 'react';

import { nextId } from '../../base/editing/next-id';
import type { Any } from './block-base';
import type { ItemRules } from './items-block';

/** Actions on a list's entries; each hands over the whole list. */
export interface Entries {
  readonly change: (at: number, item: Any) => void;
  /** Undefined where it may not be: at the ends, where none moves, where entries stay. */
  readonly up: (at: number) => (() => void) | undefined;
  readonly down: (at: number) => (() => void) | undefined;
  readonly remove: (at: number) => (() => void) | undefined;
  /** Why none can be taken away, as long as it is so. */
  readonly isLast: boolean;
  readonly isFull: boolean;
  /** A new entry that is not in the list yet; undefined where none is added. */
  readonly fresh: (() => Any) | undefined;
  readonly append: (item: Any) => void;
  /** The entry taken away last, and where it stood. */
  readonly removed: { readonly item: Any; readonly at: number } | undefined;
  readonly bringBack: () => void;
  readonly forget: () => void;
}

/** Changes to a list of a result. What goes can come back, into the list as it is then. */
export function useEntries(
  items: readonly Any[],
  rules: ItemRules<Any> & { moves?: true },
  put: (items: readonly Any[]) => void,
  owner?: { readonly id: string },
): Entries {
  const intl = useIntl();
  const [removed, setRemoved] = useState<{ item: Any; at: number }>();
  const { fresh, fewest = 0, most = Infinity, kept, moves } = rules;
  const isLast = items.length <= fewest;
  const move = (from: number, to: number) =>
    moves && to >= 0 && to < items.length
      ? () => put(items.toSpliced(from, 1).toSpliced(to, 0, items[from]))
      : undefined;
  return {
    change: (at, item) => put(items.with(at, item)),
    up: (at) => move(at, at - 1),
    down: (at) => move(at, at + 1),
    remove: (at) =>
      kept || isLast
        ? undefined
        : () => {
            setRemoved({ item: items[at], at });
            put(items.toSpliced(at, 1));
          },
    isLast,
    isFull: items.length >= most,
    fresh:
      fresh &&
      (() => ({
        ...(fresh.id !== undefined && { id: nextId(`${owner?.id ?? ''}${fresh.id}`, items) }),
        ...fresh.item(intl, items),
      })),
    append: (item) => put([...items, item]),
    // It may be back by another way: an older version, another tab.
    removed: removed && !items.includes(removed.item) ? removed : undefined,
    bringBack: () => {
      if (removed) put(items.toSpliced(removed.at, 0, removed.item));
      setRemoved(undefined);
    },
    forget: () => setRemoved(undefined),
  };
}
