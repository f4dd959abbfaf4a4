import { fold, type MatchRange, mergeRanges, queryWords } from '../private/list-box/match.js';
import type { CommandGroup, CommandItem } from './command.js';
import { rangesOf, scoreLabel } from './score.js';

/** Most commands listed at once: nobody reads more, and a heading says that there are others. */
export const mostListed = 500;

/** The score recent commands get on top of others that fit equally well. */
const recentBonus = 25;

export interface HeadingRow {
  kind: 'heading';
  id: string;
  label: string;
}

export interface CommandRow {
  kind: 'command';
  item: CommandItem;
  /** Place among the commands listed, from 1. */
  position: number;
  /** Matches of the query in the label. */
  matches: readonly MatchRange[];
}

export type Row = HeadingRow | CommandRow;

/** Rows that stand together: the heading, if there is one, and its commands. */
export interface Section {
  id: string;
  heading: string | undefined;
  /** Index of the first row, the heading where there is one. */
  first: number;
  /** Index of the last row. */
  last: number;
}

/** Entries of the menu for a query. */
export interface CommandRows {
  rows: readonly Row[];
  sections: readonly Section[];
  /** Index in `rows` of every command, in order. */
  commandRows: readonly number[];
  /** How many commands fit, listed or not. */
  total: number;
}

interface SearchableCommand {
  item: CommandItem;
  label: string;
  /** Keywords and the group's name. */
  also: string;
}

interface SearchableGroup {
  id: string;
  heading: string | undefined;
  commands: SearchableCommand[];
}

/** Commands under their groups, folded once for all queries. */
export type CommandIndex = readonly SearchableGroup[];

/**
 * Sorts commands under their groups: first those without one, then groups in the order given, then
 * those nobody announced, named by their id. Inside a group the order stays.
 */
export const indexCommands = (
  items: readonly CommandItem[] | null | undefined,
  groups?: readonly CommandGroup[] | null,
): CommandIndex => {
  const index = new Map<string, SearchableGroup>();
  const add = (id: string, heading: string | undefined) => {
    const group: SearchableGroup = { id, heading, commands: [] };
    index.set(id, group);
    return group;
  };
  add('', undefined);
  for (const { id, label } of groups ?? []) add(id, label);
  const names = new Map<string, string>();
  for (const item of items ?? []) {
    const id = item.group ?? '';
    const group = index.get(id) ?? add(id, id);
    const name = names.get(id) ?? fold(group.heading ?? '');
    names.set(id, name);
    const also = item.keywords ? `${fold(item.keywords.join('\n'))}\n${name}` : name;
    group.commands.push({ item, label: fold(item.label), also });
  }
  return [...index.values()].filter((group) => group.commands.length > 0);
};

export interface CommandSearch {
  query: string;
  /** Ids of what was chosen lately, the latest first. */
  recent?: readonly string[];
  recentHeading: string;
  /** Found elsewhere for this query: listed last, in their order, whatever their label. */
  found?: readonly CommandItem[];
  foundHeading: string;
}

interface Fit {
  command: SearchableCommand;
  score: number;
}

interface FittingGroup {
  id: string;
  heading: string | undefined;
  fits: Fit[];
}

const best = (group: FittingGroup): number => group.fits[0]?.score ?? 0;

const scored = (index: CommandIndex, words: readonly string[], recent: ReadonlySet<string>) => {
  const groups = index.map(({ id, heading, commands }): FittingGroup => {
    const fits: Fit[] = [];
    for (const command of commands) {
      const score = scoreLabel(command.label, command.also, words);
      if (score > 0)
        fits.push({ command, score: score + (recent.has(command.item.id) ? recentBonus : 0) });
    }
    // Stable: among equals the order given stays.
    return { id, heading, fits: fits.toSorted((a, b) => b.score - a.score) };
  });
  return groups.toSorted((a, b) => best(b) - best(a));
};

const unscored = (index: CommandIndex, recent: readonly string[], recentHeading: string) => {
  const places = new Map(recent.map((id, place) => [id, place]));
  const lately: Fit[] = [];
  const groups = index.map(({ id, heading, commands }): FittingGroup => {
    const fits: Fit[] = [];
    for (const command of commands) {
      const place = places.get(command.item.id);
      if (place === undefined) fits.push({ command, score: 0 });
      else lately.push({ command, score: place });
    }
    return { id, heading, fits };
  });
  const fits = lately.toSorted((a, b) => a.score - b.score);
  return [{ id: 'recent', heading: recentHeading, fits }, ...groups];
};

const foundGroup = (
  { found = [], foundHeading }: CommandSearch,
  index: CommandIndex,
): FittingGroup => {
  const known = new Set(index.flatMap(({ commands }) => commands.map(({ item }) => item.id)));
  const fits = found
    .filter((item) => !known.has(item.id))
    .map((item) => ({ command: { item, label: fold(item.label), also: '' }, score: 0 }));
  return { id: 'found', heading: foundHeading, fits };
};

const listed = (
  groups: readonly FittingGroup[],
  words: readonly string[],
  most: number,
): CommandRows => {
  const rows: Row[] = [];
  const sections: Section[] = [];
  const commandRows: number[] = [];
  let total = 0;
  for (const { id, heading, fits } of groups) {
    total += fits.length;
    const room = most - commandRows.length;
    if (room <= 0 || fits.length === 0) continue;
    const first = rows.length;
    if (heading !== undefined) rows.push({ kind: 'heading', id, label: heading });
    for (const { command } of fits.slice(0, room)) {
      commandRows.push(rows.length);
      const matches = words.flatMap((word) => rangesOf(command.label, command.also, word));
      rows.push({
        kind: 'command',
        item: command.item,
        position: commandRows.length,
        matches: mergeRanges(matches),
      });
    }
    sections.push({ id, heading, first, last: rows.length - 1 });
  }
  return { rows, sections, commandRows, total };
};

/**
 * Lists the entries. Without a query: what was chosen lately, then everything in its order. With
 * one: the best fits first, the groups by their best; every word must fit somewhere.
 */
export const listCommands = (
  index: CommandIndex,
  search: CommandSearch,
  most: number = mostListed,
): CommandRows => {
  const words = queryWords(search.query);
  const { recent = [] } = search;
  const groups =
    words.length === 0
      ? unscored(index, recent, search.recentHeading)
      : scored(index, words, new Set(recent));
  const groupsAndFound = search.found ? [...groups, foundGroup(search, index)] : groups;
  return listed(groupsAndFound, words, most);
};
