/** Letters that may follow the stem a trigger is: "relocat" is in "relocation". */
const longestEnding = 4;

/** Scripts whose words have spaces between them. */
const spaced = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Hangul}\p{N}]/u;

/** A text as it is compared: one kind of apostrophe, and Arabic letters as people really type them. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[\u064B-\u0652\u0640]/g, '');

/** Letters that Arabic writes together with the word after them. */
const arabicPrefix = /(?:^|[^\p{L}])(?:[وفبكل]?ال|[وفبكل]|لل|ولل)$/u;

/**
 * Whether a text uses a word or phrase: at the beginning of a word, with a short ending at most where
 * words have edges, anywhere elsewhere. Arabic and Korean add syllables, so there any ending counts.
 */
export const usesTrigger = (text: string, trigger: string): boolean =>
  triggerAt(text, trigger) >= 0;

/** Where a text uses a word or phrase first, as {@link usesTrigger} finds it; -1 where it does not. */
export function triggerAt(text: string, trigger: string): number {
  const low = plain(text);
  const wanted = plain(trigger);
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + 1)) {
    if (!spaced.test(wanted)) return at;
    const before = low.slice(0, at);
    if (/[\p{L}\p{N}]$/u.test(before) && !arabicPrefix.test(before)) continue;
    const ending = /^[\p{L}\p{M}]*/u.exec(low.slice(at + wanted.length))?.[0] ?? '';
    if (!/^\p{Script=Latin}/u.test(wanted) || ending.length <= longestEnding) return at;
  }
  return -1;
}

/** How many of some triggers a text uses. */
export const countTriggers = (text: string, triggers: readonly string[]): number =>
  triggers.filter((trigger) => usesTrigger(text, trigger)).length;
