/** A stretch of text, end exclusive, in UTF-16 units as `slice` counts. */
export type MatchRange = readonly [start: number, end: number];

// Without marks and case, keeping the length, so that a position in the folded text is one in the
// original. What would change its length (ß, ligatures) stays as it is.
const foldCharacter = (character: string): string => {
  const folded = character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === character.length ? folded : character;
};

/** Text as it is compared: lower case, without accents, as long as the original. */
export const fold = (text: string): string => {
  // Almost every model name is ASCII, and there are more than a thousand of them.
  // oxlint-disable-next-line no-control-regex
  if (/^[\u0000-\u007f]*$/u.test(text)) return text.toLowerCase();
  return Array.from(text, foldCharacter).join('');
};

/** The words of a query, folded. */
export const queryWords = (query: string): readonly string[] =>
  fold(query)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Ranges in order, those that touch or overlap joined. */
export const mergeRanges = (ranges: readonly MatchRange[]): readonly MatchRange[] => {
  if (ranges.length < 2) return ranges;
  const result: MatchRange[] = [];
  for (const range of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && range[0] <= last[1]) {
      result[result.length - 1] = [last[0], Math.max(last[1], range[1])];
    } else result.push(range);
  }
  return result;
};

/**
 * Where the words occur in a label, or null when one of them is neither there nor in the group's
 * name. Both texts are folded.
 */
export const findMatches = (
  label: string,
  group: string,
  words: readonly string[],
): readonly MatchRange[] | null => {
  const ranges: MatchRange[] = [];
  for (const word of words) {
    const start = label.indexOf(word);
    if (start >= 0) ranges.push([start, start + word.length]);
    else if (!group.includes(word)) return null;
  }
  return mergeRanges(ranges);
};
