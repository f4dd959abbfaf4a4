const word = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const ideographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const joining = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}]/u;
/** Keeps two letters of a joining script from melting into one shape. */
const nonJoiner = '\u200C';

// Below it every character stands alone: no accents, joiners or emoji parts follow one.
const firstMark = 0x300;
let segmenter: Intl.Segmenter | undefined;

/** The first character of a word that says something: brackets, quotes and dashes are skipped. */
const initial = (part: string) => {
  let at = 0;
  // Asking for the characters of a Latin name takes longer than drawing it.
  while (part.charCodeAt(at) < firstMark && !(part.charCodeAt(at + 1) >= firstMark)) {
    const character = part.charAt(at);
    if (word.test(character)) return character;
    at += 1;
  }
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(part.slice(at)))
    if (word.test(segment)) return segment;
  return undefined;
};

/**
 * One or two characters for a name: first and last word's initials, one character where a script
 * writes names without spaces (Chinese, Japanese, Korean), an emoji as it is. Empty for a name
 * without letters, figures or emoji.
 */
export const initials = (name: string): string => {
  const found = name
    .normalize('NFC')
    .split(/\s+/u)
    .map(initial)
    .filter((character) => character !== undefined);
  const first = found[0];
  const last = found.at(-1);
  if (first === undefined || last === undefined) return '';
  if (found.length === 1 || ideographic.test(first)) return first.toUpperCase();
  return [first, last].join(joining.test(first) ? nonJoiner : '').toUpperCase();
};
