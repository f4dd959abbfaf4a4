import { type KeyboardEvent, useMemo, useRef, useState } from 'react';

import { fold } from '../private/list-box/match.js';
import {
  indexOptions,
  type ListGroup,
  type ListOption,
  matchingRows,
  type OptionRow,
  type OptionRows,
} from '../private/list-box/option-rows.js';
import {
  type ListBoxState,
  optionAt,
  placeOf,
  useListBox,
} from '../private/list-box/use-list-box.js';
import { findByLetters } from './find-by-letters.js';

/** Letters typed within this many ms of each other are one search. */
const letterPause = 800;

const noRows: OptionRows = { rows: [], sections: [], choosable: [], total: 0 };

interface SelectArguments {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly ListOption[];
  groups: readonly ListGroup[] | undefined;
}

export interface SelectState extends ListBoxState {
  open: boolean;
  /** For `aria-activedescendant`. */
  activeId: string | undefined;
  openList: () => void;
  close: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Rows and labels both the list and typing need of the options, made on first use. */
const lazyRows = (options: readonly ListOption[], groups: readonly ListGroup[] | undefined) => {
  let rows: OptionRows | undefined;
  let labels: readonly string[] | undefined;
  const getRows = () => (rows ??= matchingRows(indexOptions(options, groups), ''));
  const getLabels = () =>
    (labels ??= getRows().choosable.map((row) =>
      fold((getRows().rows[row] as OptionRow).option.label.trim()),
    ));
  return { getRows, getLabels };
};

/** The select-only combobox of the ARIA Authoring Practices: the focus stays on the button. */
export const useSelect = ({
  value,
  onValueChange,
  options,
  groups,
}: SelectArguments): SelectState => {
  const [open, setOpen] = useState(false);
  // Once it was open the rows stay, so that the list does not empty while it fades out.
  const [wasOpen, setWasOpen] = useState(false);
  const { getRows, getLabels } = useMemo(() => lazyRows(options, groups), [options, groups]);
  const rows = wasOpen ? getRows() : noRows;
  const { place, activate, moveByKey, ...list } = useListBox(rows, open);
  const typed = useRef({ letters: '', at: -Infinity });

  const close = () => setOpen(false);
  const openList = () => {
    setOpen(true);
    setWasOpen(true);
    activate(placeOf(getRows(), value) >= 0 ? value : optionAt(getRows(), 0));
  };
  const choose = (option: string | null) => {
    if (option !== null && option !== value) onValueChange(option);
    close();
  };
  const isTyping = (at: number) =>
    typed.current.letters !== '' && at - typed.current.at < letterPause;
  const typeLetter = (letter: string, at: number) => {
    const letters = (isTyping(at) ? typed.current.letters : '') + fold(letter);
    typed.current = { letters, at };
    const from = open ? place : placeOf(getRows(), value);
    const found = findByLetters(getLabels(), from, letters);
    const option = found === undefined ? null : optionAt(getRows(), found);
    if (option === null) return;
    if (open) activate(option);
    else if (option !== value) onValueChange(option);
  };

  const openKey = ({ key, altKey }: KeyboardEvent): boolean => {
    if (key === 'Escape') return (close(), true);
    if (key === 'Enter' || key === ' ' || (altKey && key === 'ArrowUp'))
      return (choose(optionAt(rows, place)), true);
    // Tab chooses and moves on.
    if (key === 'Tab') return (choose(optionAt(rows, place)), false);
    return moveByKey(key);
  };
  const closedKey = ({ key }: KeyboardEvent): boolean => {
    if (key === 'Home' || key === 'End') {
      openList();
      activate(optionAt(getRows(), key === 'Home' ? 0 : getRows().choosable.length - 1));
      return true;
    }
    if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) return false;
    openList();
    return true;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey) return;
    const { key, timeStamp } = event;
    const isLetter = key.length === 1 && !event.altKey && (key !== ' ' || isTyping(timeStamp));
    if (isLetter) typeLetter(key, timeStamp);
    else {
      typed.current.letters = '';
      if (!(open ? openKey : closedKey)(event)) return;
    }
    event.preventDefault();
    // Escape in an open list must not close the dialog around it too.
    event.stopPropagation();
  };

  return { ...list, open, rows, openList, close, choose, onKeyDown };
};
