import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';

import {
  type ComboboxGroup,
  type ComboboxOption,
  indexOptions,
  matchingRows,
  type OptionRow,
  type OptionRows,
} from './option-rows.js';

/** Options Page Up and Page Down move by. */
const pageSize = 10;

type Start = 'chosen' | 'last' | 'none';

interface ComboboxArguments {
  value: string | null;
  onValueChange: (value: string | null) => void;
  options: readonly ComboboxOption[];
  groups: readonly ComboboxGroup[] | undefined;
}

/** What is active and whether the keyboard brought it there, so that only then the list scrolls. */
export interface ActiveOption {
  value: string | null;
  scrollTo: boolean;
}

export interface ComboboxState {
  open: boolean;
  /** What stands in the field. */
  text: string;
  rows: OptionRows;
  active: ActiveOption;
  /** Index in `rows.rows` of the active option, -1 without one. */
  activeRow: number;
  listId: string;
  optionId: (value: string) => string;
  openList: (start?: Start) => void;
  /** Closes; what was typed gives way to the chosen option. */
  close: () => void;
  /** The field is left: an emptied field means no option. */
  leave: () => void;
  type: (text: string) => void;
  choose: (value: string) => void;
  point: (value: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const optionAt = ({ rows, optionRows }: OptionRows, index: number): string | null => {
  const row = rows[optionRows[index] ?? -1];
  return row?.kind === 'option' ? row.option.value : null;
};

const indexOf = ({ rows, optionRows }: OptionRows, value: string | null): number =>
  optionRows.findIndex((row) => (rows[row] as OptionRow).option.value === value);

/** The combobox of the ARIA Authoring Practices: the focus stays in the field, the list follows it. */
export const useCombobox = ({
  value,
  onValueChange,
  options,
  groups,
}: ComboboxArguments): ComboboxState => {
  const [open, setOpen] = useState(false);
  // Null until something is typed: an open list shows everything, whatever is chosen.
  const [query, setQuery] = useState<string | null>(null);
  const [active, setActive] = useState<ActiveOption>({ value: null, scrollTo: false });
  const listId = useId();

  const index = useMemo(() => indexOptions(options, groups), [options, groups]);
  const rows = useMemo(() => matchingRows(index, query ?? ''), [index, query]);
  const chosenLabel = useMemo(
    () => options.find((option) => option.value === value)?.label ?? '',
    [options, value],
  );
  const activeIndex = open ? indexOf(rows, active.value) : -1;

  const activate = (option: string | null) => setActive({ value: option, scrollTo: true });
  const close = () => {
    setOpen(false);
    setQuery(null);
    activate(null);
  };
  const openList = (start: Start = 'chosen') => {
    setOpen(true);
    if (start === 'none') activate(null);
    else if (indexOf(rows, value) >= 0) activate(value);
    else
      activate(start === 'last' ? optionAt(rows, rows.optionRows.length - 1) : optionAt(rows, 0));
  };
  const choose = (option: string) => {
    if (option !== value) onValueChange(option);
    close();
  };
  const leave = () => {
    if (query !== null && query.trim() === '' && value !== null) onValueChange(null);
    close();
  };
  const type = (text: string) => {
    setOpen(true);
    setQuery(text);
    activate(text.trim() === '' ? null : optionAt(matchingRows(index, text), 0));
  };
  const move = (to: number) => {
    const last = rows.optionRows.length - 1;
    if (last >= 0) activate(optionAt(rows, Math.min(last, Math.max(0, to))));
  };

  // Each answers whether the key was used; what it does not use is left to the field.
  const closedKeys: Record<string, (alt: boolean) => boolean> = {
    ArrowDown: (alt) => (openList(alt ? 'none' : 'chosen'), true),
    ArrowUp: (alt) => !alt && (openList('last'), true),
  };
  const openKeys: Record<string, (alt: boolean) => boolean> = {
    ArrowDown: () => (move(activeIndex + 1), true),
    ArrowUp: (alt) => {
      if (alt) close();
      else move(activeIndex < 0 ? rows.optionRows.length - 1 : activeIndex - 1);
      return true;
    },
    Home: () => (move(0), true),
    End: () => (move(rows.optionRows.length - 1), true),
    PageDown: () => (move(activeIndex + pageSize), true),
    PageUp: () => (move(activeIndex - pageSize), true),
    Enter: () => {
      const option = optionAt(rows, activeIndex);
      if (option === null) leave();
      else choose(option);
      return true;
    },
    Escape: () => (close(), true),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const used = (open ? openKeys : closedKeys)[event.key]?.(event.altKey);
    if (!used) return;
    event.preventDefault();
    // Escape in an open list must not close the dialog around it too.
    event.stopPropagation();
  };

  // Ids by number, because values may hold spaces, which an id reference cannot.
  const numbers = useRef(new Map<string, number>());
  const optionId = (option: string) => {
    const known = numbers.current;
    const number = known.get(option) ?? known.size;
    known.set(option, number);
    return `${listId}-${number}`;
  };

  return {
    open,
    text: query ?? chosenLabel,
    rows,
    active,
    activeRow: rows.optionRows[activeIndex] ?? -1,
    listId,
    optionId,
    openList,
    close,
    leave,
    type,
    choose,
    point: (option) => setActive({ value: option, scrollTo: false }),
    onKeyDown,
  };
};
