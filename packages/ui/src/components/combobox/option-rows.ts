import type { ReactNode } from 'react';

import { findMatches, fold, type MatchRange, queryWords } from './match.js';

/** A choice of a `Combobox`. */
export interface ComboboxOption {
  /** Unique, not empty. */
  value: string;
  /** What is shown, searched and put in the field. */
  label: string;
  /** Id of the group it stands in. */
  group?: string;
  /** Quiet words at its end. */
  detail?: ReactNode;
}

/** A heading over options. */
export interface ComboboxGroup {
  id: string;
  label: string;
}

export interface HeadingRow {
  kind: 'heading';
  group: ComboboxGroup;
}

export interface OptionRow {
  kind: 'option';
  option: ComboboxOption;
  /** Place among all options that match, from 1. */
  position: number;
  /** What the query found in the label. */
  matches: readonly MatchRange[];
}

export type Row = HeadingRow | OptionRow;

/** Rows that stand together: the heading, if there is one, and its options. */
export interface Section {
  group: ComboboxGroup | undefined;
  /** Index of the first row, the heading where there is one. */
  first: number;
  /** Index of the last row. */
  last: number;
}

/** What the list shows for a query. */
export interface OptionRows {
  rows: readonly Row[];
  sections: readonly Section[];
  /** Index in `rows` of every option, in order. */
  optionRows: readonly number[];
}

interface SearchableOption {
  option: ComboboxOption;
  label: string;
}

interface SearchableGroup {
  group: ComboboxGroup | undefined;
  name: string;
  options: SearchableOption[];
}

/** Options in the order they are shown, folded once for all queries. */
export type OptionIndex = readonly SearchableGroup[];

/**
 * Sorts options under their groups: first those without one, then groups in the order given, then
 * those nobody announced, named by their id. Inside a group the order stays.
 */
export const indexOptions = (
  options: readonly ComboboxOption[],
  groups: readonly ComboboxGroup[] = [],
): OptionIndex => {
  const index = new Map<string | undefined, SearchableGroup>();
  index.set(undefined, { group: undefined, name: '', options: [] });
  for (const group of groups) {
    index.set(group.id, { group, name: fold(group.label), options: [] });
  }
  for (const option of options) {
    let entry = index.get(option.group);
    if (!entry) {
      const id = option.group ?? '';
      entry = { group: { id, label: id }, name: fold(id), options: [] };
      index.set(id, entry);
    }
    entry.options.push({ option, label: fold(option.label) });
  }
  return [...index.values()].filter((entry) => entry.options.length > 0);
};

/** The rows that match a query; a group without a match goes with its heading. */
export const matchingRows = (index: OptionIndex, query: string): OptionRows => {
  const words = queryWords(query);
  const rows: Row[] = [];
  const sections: Section[] = [];
  const optionRows: number[] = [];
  for (const { group, name, options } of index) {
    const first = rows.length;
    const optionsBefore = optionRows.length;
    if (group) rows.push({ kind: 'heading', group });
    for (const { option, label } of options) {
      const matches = findMatches(label, name, words);
      if (!matches) continue;
      optionRows.push(rows.length);
      rows.push({ kind: 'option', option, position: optionRows.length, matches });
    }
    if (optionRows.length === optionsBefore) rows.length = first;
    else sections.push({ group, first, last: rows.length - 1 });
  }
  return { rows, sections, optionRows };
};
