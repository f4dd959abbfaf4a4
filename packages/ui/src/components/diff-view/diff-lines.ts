import { diffArrays, diffWordsWithSpace } from 'diff';

/** Part of a line; changed words are marked. */
export interface DiffPart {
  text: string;
  isChanged: boolean;
}

export interface DiffLine {
  kind: 'same' | 'added' | 'removed';
  /** Line number before, from 1; undefined for an added line. */
  before: number | undefined;
  /** Line number after, from 1; undefined for a removed line. */
  after: number | undefined;
  text: string;
  /** The words, where the line replaces a similar one. */
  parts?: readonly DiffPart[];
}

/**
 * Differences beyond which it stops looking for the shortest way and shows the old text, then the
 * new one: the search takes time and memory with the square of them.
 */
const mostEdits = 1000;
/** Characters of a line in which single words are compared. */
const longestCompared = 2000;
/** Share of a line that must be the same for its words to be marked. */
const similar = 0.3;

const toLines = (text: string): string[] => {
  if (text === '') return [];
  const lines = text.split(/\r\n|\n|\r/);
  if (lines.at(-1) === '') lines.pop();
  return lines;
};

const length = (parts: readonly { value: string }[]) =>
  parts.reduce((sum, { value }) => sum + value.length, 0);

/** The words of two lines that replace each other, unless they have little in common. */
function withParts(removed: DiffLine, added: DiffLine): [DiffLine, DiffLine] {
  if (removed.text.length > longestCompared || added.text.length > longestCompared)
    return [removed, added];
  const changes = diffWordsWithSpace(removed.text, added.text);
  const common = length(changes.filter((part) => !part.added && !part.removed));
  if (common < similar * Math.max(removed.text.length, added.text.length, 1))
    return [removed, added];
  const partsOf = (other: 'added' | 'removed'): DiffPart[] =>
    changes
      .filter((part) => !part[other])
      .map((part) => ({ text: part.value, isChanged: part.added || part.removed }));
  return [
    { ...removed, parts: partsOf('added') },
    { ...added, parts: partsOf('removed') },
  ];
}

/** Lines that replace each other one by one, with their words compared. */
function withWords(block: readonly DiffLine[]): DiffLine[] {
  const removed = block.filter(({ kind }) => kind === 'removed');
  const added = block.filter(({ kind }) => kind === 'added');
  for (let index = 0; index < Math.min(removed.length, added.length); index += 1) {
    const [before, after] = [removed[index], added[index]];
    if (before && after) [removed[index], added[index]] = withParts(before, after);
  }
  return [...removed, ...added];
}

interface Change {
  kind: DiffLine['kind'];
  value: readonly string[];
}

/** The changes between two lists of lines; what both begin and end with is not searched. */
function changesOf(from: readonly string[], to: readonly string[]): Change[] {
  const least = Math.min(from.length, to.length);
  let start = 0;
  while (start < least && from[start] === to[start]) start += 1;
  let end = 0;
  while (end < least - start && from.at(-1 - end) === to.at(-1 - end)) end += 1;
  const removed = from.slice(start, from.length - end);
  const added = to.slice(start, to.length - end);
  const middle: Change[] = diffArrays(removed, added, { maxEditLength: mostEdits })?.map(
    (change) => ({
      kind: change.added ? 'added' : change.removed ? 'removed' : 'same',
      value: change.value,
    }),
  ) ?? [
    { kind: 'removed', value: removed },
    { kind: 'added', value: added },
  ];
  return [
    { kind: 'same', value: from.slice(0, start) },
    ...middle,
    { kind: 'same', value: from.slice(from.length - end) },
  ];
}

/** Both texts as one list of lines: what stayed, and in each place what went before what came. */
export function diffLines(before: string, after: string): DiffLine[] {
  const lines: DiffLine[] = [];
  let block: DiffLine[] = [];
  let [oldNumber, newNumber] = [1, 1];
  for (const { kind, value } of changesOf(toLines(before), toLines(after))) {
    if (kind === 'same' && value.length > 0) {
      for (const line of withWords(block)) lines.push(line);
      block = [];
    }
    for (const text of value)
      (kind === 'same' ? lines : block).push({
        kind,
        before: kind === 'added' ? undefined : oldNumber++,
        after: kind === 'removed' ? undefined : newNumber++,
        text,
      });
  }
  for (const line of withWords(block)) lines.push(line);
  return lines;
}
