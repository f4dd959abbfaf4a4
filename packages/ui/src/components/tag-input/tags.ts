import { fold } from '../private/list-box/match.js';

/** Commas of every script, semicolons, tabs and new lines stand between tags. */
const separators = /[,;，；、،؛\t\n\r]+/u;

/** Whether what was typed ends a tag. */
export const hasSeparator = (text: string): boolean => separators.test(text);

/** The tags in a text: separated, without outer spaces, inner ones single. */
export const splitTags = (text: string): string[] =>
  text
    .split(separators)
    .map((tag) => tag.trim().replace(/\s+/gu, ' '))
    .filter((tag) => tag !== '');

/** Why a tag was not added. */
export type TagProblem =
  | { kind: 'duplicate'; tag: string }
  | { kind: 'full' }
  | { kind: 'refused'; message: string };

export interface AddedTags {
  /** All tags, the new ones last. */
  tags: string[];
  added: string[];
  /** The first thing that went wrong; later tags may have been added all the same. */
  problem: TagProblem | undefined;
  /** The tag it went wrong with, for the field to keep when it was typed alone. */
  rest: string;
}

/** Adds each tag that is new, allowed and has room. Case and accents do not make a tag new. */
export const addTags = (
  current: readonly string[],
  incoming: readonly string[],
  max: number,
  validate?: (tag: string) => string | undefined,
): AddedTags => {
  const tags = [...current];
  const known = new Set(current.map(fold));
  let problem: TagProblem | undefined;
  let rest = '';
  const refuse = (tag: string, why: TagProblem) => {
    if (problem) return;
    problem = why;
    rest = tag;
  };
  for (const tag of incoming) {
    const message = validate?.(tag);
    if (known.has(fold(tag))) refuse(tag, { kind: 'duplicate', tag });
    else if (tags.length >= max) refuse(tag, { kind: 'full' });
    else if (message !== undefined) refuse(tag, { kind: 'refused', message });
    else {
      tags.push(tag);
      known.add(fold(tag));
    }
  }
  return { tags, added: tags.slice(current.length), problem, rest };
};

/** Most suggestions shown at once; typing brings the others up. */
const shown = 50;

/** The first suggestions that hold the text and are not chosen yet. `folded` is the list, folded. */
export const matchingSuggestions = (
  suggestions: readonly string[],
  folded: readonly string[],
  text: string,
  chosen: readonly string[],
): string[] => {
  const query = fold(text.trim());
  const taken = new Set(chosen.map(fold));
  const found: string[] = [];
  for (const [index, suggestion] of suggestions.entries()) {
    const name = folded[index] ?? '';
    if (name.includes(query) && !taken.has(name)) found.push(suggestion);
    if (found.length === shown) break;
  }
  return found;
};
