import { type KeyboardEvent, useId, useMemo, useState } from 'react';

import { isComposing } from '../private/is-composing.js';
import { type CommandRows, indexCommands, listCommands } from './command-rows.js';
import type { CommandGroup, CommandItem } from './command.js';

/** Commands Page Up and Page Down move by. */
const pageSize = 10;

interface CommandMenuArguments {
  items: readonly CommandItem[];
  groups: readonly CommandGroup[] | undefined;
  recent: readonly string[] | undefined;
  found: readonly CommandItem[] | undefined;
  recentHeading: string;
  foundHeading: string;
  onQueryChange: ((query: string) => void) | undefined;
}

export interface CommandMenuState {
  query: string;
  type: (query: string) => void;
  rows: CommandRows;
  /** Index in `rows.rows` of the active command, -1 without one. */
  activeRow: number;
  /** Whether the keyboard made it the active one: only then the list scrolls to it. */
  scrollTo: boolean;
  listId: string;
  /** Id of a row's element. */
  rowId: (row: number) => string;
  /** The pointer is over a command. */
  point: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

// The element is pressed as by the pointer, so that a link is followed by the application's router
// and Ctrl Enter opens it beside the page.
const press = (id: string, { ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
  const keys = { ctrlKey, metaKey, shiftKey };
  document
    .getElementById(id)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
};

/** The combobox of the ARIA Authoring Practices, whose list is always open and has an active option. */
export const useCommandMenu = ({
  items,
  groups,
  recent,
  found,
  recentHeading,
  foundHeading,
  onQueryChange,
}: CommandMenuArguments): CommandMenuState => {
  const listId = useId();
  const [query, setQuery] = useState('');
  // Null for the first command, whatever it is.
  const [active, setActive] = useState<{ id: string | null; scrollTo: boolean }>({
    id: null,
    scrollTo: true,
  });
  const index = useMemo(() => indexCommands(items, groups), [items, groups]);
  const rows = useMemo(
    () => listCommands(index, { query, recent, found, recentHeading, foundHeading }),
    [index, query, recent, found, recentHeading, foundHeading],
  );
  const { commandRows } = rows;
  const idAt = (place: number): string | null => {
    const row = rows.rows[commandRows[place] ?? -1];
    return row?.kind === 'command' ? row.item.id : null;
  };
  const placeOfActive = useMemo(() => {
    if (active.id === null) return 0;
    const place = rows.commandRows.findIndex((at) => {
      const row = rows.rows[at];
      return row?.kind === 'command' && row.item.id === active.id;
    });
    return Math.max(0, place);
  }, [rows, active.id]);
  const rowId = (row: number) => `${listId}-${row}`;
  const activeRow = commandRows[placeOfActive] ?? -1;

  const move = (to: number) => {
    const last = commandRows.length - 1;
    setActive({ id: idAt(Math.min(last, Math.max(0, to))), scrollTo: true });
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(placeOfActive + 1),
    ArrowUp: () => move(placeOfActive - 1),
    Home: () => move(0),
    End: () => move(commandRows.length - 1),
    PageDown: () => move(placeOfActive + pageSize),
    PageUp: () => move(placeOfActive - pageSize),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, its keys are its own.
    if (isComposing(event.nativeEvent) || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (activeRow >= 0) press(rowId(activeRow), event);
      return;
    }
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };

  return {
    query,
    type: (next) => {
      setQuery(next);
      setActive({ id: null, scrollTo: true });
      onQueryChange?.(next);
    },
    rows,
    activeRow,
    scrollTo: active.scrollTo,
    listId,
    rowId,
    point: (id) => setActive({ id, scrollTo: false }),
    onKeyDown,
  };
};
