import { type KeyboardEvent, useMemo, useState } from 'react';

import { isComposing } from '../private/is-composing.js';
import { indexOptions, matchingRows } from '../private/list-box/option-rows.js';
import {
  type ListBoxState,
  optionAt,
  placeOf,
  useListBox,
} from '../private/list-box/use-list-box.js';
import type { ComboboxGroup, ComboboxOption } from './options.js';

type Start = 'chosen' | 'last' | 'none';

interface ComboboxArguments {
  value: string | null;
  onValueChange: (value: string | null) => void;
  options: readonly ComboboxOption[];
  groups: readonly ComboboxGroup[] | undefined;
}

export interface ComboboxState extends ListBoxState {
  open: boolean;
  /** Text in the field. */
  text: string;
  /** For `aria-activedescendant`. */
  activeId: string | undefined;
  openList: (start?: Start) => void;
  /** Closes; what was typed gives way to the chosen option. */
  close: () => void;
  /** The field is left: an emptied field means no option. */
  leave: () => void;
  type: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

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
  const index = useMemo(() => indexOptions(options, groups), [options, groups]);
  const rows = useMemo(() => matchingRows(index, query ?? ''), [index, query]);
  const chosenLabel = useMemo(
    () => options.find((option) => option.value === value)?.label ?? '',
    [options, value],
  );
  const { place, activate, moveByKey, ...list } = useListBox(rows, open);

  const close = () => {
    setOpen(false);
    setQuery(null);
    activate(null);
  };
  const openList = (start: Start = 'chosen') => {
    setOpen(true);
    if (start === 'none') activate(null);
    else if (placeOf(rows, value) >= 0) activate(value);
    else activate(optionAt(rows, start === 'last' ? rows.choosable.length - 1 : 0));
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

  // Each answers whether the key was used; what it does not use is left to the field.
  const closedKeys: Record<string, (alt: boolean) => boolean> = {
    ArrowDown: (alt) => (openList(alt ? 'none' : 'chosen'), true),
    ArrowUp: (alt) => !alt && (openList('last'), true),
  };
  const openKeys: Record<string, (alt: boolean) => boolean> = {
    ArrowUp: (alt) => alt && (close(), true),
    Enter: () => {
      const option = optionAt(rows, place);
      if (option === null) leave();
      else choose(option);
      return true;
    },
    Escape: () => (close(), true),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, its keys are its own.
    if (isComposing(event.nativeEvent) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const used = (open ? openKeys : closedKeys)[event.key]?.(event.altKey);
    if (!used && !(open && moveByKey(event.key))) return;
    event.preventDefault();
    // Escape in an open list must not close the dialog around it too.
    event.stopPropagation();
  };

  return {
    ...list,
    open,
    text: query ?? chosenLabel,
    rows,
    openList,
    close,
    leave,
    type,
    choose,
    onKeyDown,
  };
};
