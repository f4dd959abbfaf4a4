import { shorten } from './shorten.js';

const words = (text: string): string[] => {
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
};
/** Characters that begin no line, or end none. */
const closing = /^[\p{Pe}\p{Pf}!%,.:;?、。，．：；！？…ー々]/u;
const opening = /[\p{Ps}\p{Pi}]$/u;

/** Words or letters with their punctuation: as far as it fits, what closes stays with what it closes. */
function whole(segments: readonly string[], fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  for (const segment of segments) {
    const last = parts.at(-1);
    const belongs = last !== undefined && (closing.test(segment) || opening.test(last));
    if (belongs && fits(last + segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

const letters = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/**
 * A text as lines no wider than this many px: broken at spaces, in scripts without spaces between
 * words, and inside a word only where it is longer than a line.
 *
 * @param most lines; the last one is cut with an ellipsis
 */
export function wrapLines(
  text: string,
  room: number,
  measure: (text: string) => number,
  most: number,
): string[] {
  const given = text.trim().replaceAll(/\s+/g, ' ');
  if (given === '') return [];
  const fits = (part: string) => measure(part.trimEnd()) <= room;
  // More than this fits no place for lines.
  const parts = given
    .slice(0, 400)
    .split(/(?<= )/)
    .flatMap((part) => (fits(part) ? [part] : whole(words(part), () => true)))
    .flatMap((part) => (fits(part) ? [part] : whole(letters(part), fits)));
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const part of parts) {
    if (line !== '' && measure((line + part).trimEnd()) > room) {
      if (lines.length === most - 1) break;
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
    used += part.length;
  }
  const cut = used < given.length;
  lines.push(cut ? shorten(given.slice(used - line.length), room, measure) : line.trimEnd());
  return lines;
}
