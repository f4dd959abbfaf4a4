import type { ReactNode } from 'react';

import { findMatches, fold, type MatchRange, queryWords } from './match.js';

/** An option of a list; what a field offers may leave parts of it out. */
export interface ListOption {
  /** Unique, not empty. */
  value: string;
  label: string;
  /** Id of the group it stands in. */
  group?: string;
  /** A second line. */
  description?: string;
  /** Quiet words at its end. */
  detail?: ReactNode;
  /** Shown, but passed over by keys and not chosen. */
  disabled?: boolean;
}

/** A heading over options. */
export interface ListGroup {
  id: string;
  label: string;
}

export interface HeadingRow {
  kind: 'heading';
  group: ListGroup;
}

export interface OptionRow {
  kind: 'option';
  option: ListOption;
  /** Place among all options that match, from 1. */
  position: number;
  /** Matches of the query in the label. */
  matches: readonly MatchRange[];
}

export type Row = HeadingRow | OptionRow;

/** Rows that stand together: the heading, if there is one, and its options. */
export interface Section {
  group: ListGroup | undefined;
  /** Index of the first row, the heading where there is one. */
  first: number;
  /** Index of the last row. */
  last: number;
}

/** Entries of the list for a query. */
export interface OptionRows {
  rows: readonly Row[];
  sections: readonly Section[];
  /** Index in `rows` of every option that can be chosen, in order. */
  choosable: readonly number[];
  /** How many options there are, those that cannot be chosen included. */
  total: number;
}

interface SearchableOption {
  option: ListOption;
  label: string;
}

interface SearchableGroup {
  group: ListGroup | undefined;
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
  options: readonly ListOption[],
  groups: readonly ListGroup[] = [],
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
  const choosable: number[] = [];
  let total = 0;
  for (const { group, name, options } of index) {
    const first = rows.length;
    const before = total;
    if (group) rows.push({ kind: 'heading', group });
    for (const { option, label } of options) {
      const matches = findMatches(label, name, words);
      if (!matches) continue;
      if (!option.disabled) choosable.push(rows.length);
      total += 1;
      rows.push({ kind: 'option', option, position: total, matches });
    }
    if (total === before) rows.length = first;
    else sections.push({ group, first, last: rows.length - 1 });
  }
  return { rows, sections, choosable, total };
};
