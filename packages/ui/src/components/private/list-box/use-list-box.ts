import { useId, useState } from 'react';

import { placeByKey } from './place-by-key.js';
import type { OptionRow, OptionRows } from './option-rows.js';

/**
 * The active option and whether the keyboard made it active, so that only then the list scrolls.
 */
export interface ActiveOption {
  value: string | null;
  scrollTo: boolean;
}

/** State an open list needs of the field it belongs to. */
export interface ListBoxState {
  rows: OptionRows;
  active: ActiveOption;
  /** Index in `rows.rows` of the active option, -1 without one. */
  activeRow: number;
  listId: string;
  optionId: (value: string) => string;
  choose: (value: string) => void;
  /** Makes an option active without scrolling to it. */
  point: (value: string) => void;
}

/** The option at a place among those that can be chosen. */
export const optionAt = ({ rows, choosable }: OptionRows, place: number): string | null => {
  const row = rows[choosable[place] ?? -1];
  return row?.kind === 'option' ? row.option.value : null;
};

/** Its place among those that can be chosen, -1 when it is not one of them. */
export const placeOf = ({ rows, choosable }: OptionRows, value: string | null): number =>
  value === null
    ? -1
    : choosable.findIndex((row) => (rows[row] as OptionRow).option.value === value);

/** The active option of a list whose focus stays in the field, moved by the keys of a list box. */
export const useListBox = (rows: OptionRows, open: boolean) => {
  const [active, setActive] = useState<ActiveOption>({ value: null, scrollTo: false });
  const listId = useId();
  const place = open ? placeOf(rows, active.value) : -1;

  const activate = (value: string | null) => setActive({ value, scrollTo: true });
  /** Answers whether the key is one that moves. */
  const moveByKey = (key: string): boolean => {
    const to = placeByKey(key, place, rows.choosable.length);
    if (to === undefined) return false;
    if (to >= 0) activate(optionAt(rows, to));
    return true;
  };

  // Ids by number, because values may hold spaces, which an id reference cannot.
  const [known] = useState(() => new Map<string, number>());
  const optionId = (option: string) => {
    const number = known.get(option) ?? known.size;
    known.set(option, number);
    return `${listId}-${number}`;
  };

  const activeRow = rows.choosable[place] ?? -1;
  return {
    active,
    activeRow,
    /** Id for `aria-activedescendant`. */
    activeId: activeRow >= 0 && active.value !== null ? optionId(active.value) : undefined,
    /** Place of the active option among those that can be chosen, -1 without one. */
    place,
    listId,
    optionId,
    activate,
    moveByKey,
    point: (value: string) => setActive({ value, scrollTo: false }),
  };
};
