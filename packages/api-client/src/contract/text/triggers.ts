/** Letters that may follow the stem a trigger is: "relocat" is in "relocation". */
const longestEnding = 4;

/** Scripts whose words have spaces between them. */
const spaced = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Hangul}\p{N}]/u;

/** A text as it is compared: one kind of apostrophe, and Arabic letters as people really type them. */
const compared = (text: string): string =>
  text
    .normalize('NFKC')
    .toLocaleLowerCase()
    .replaceAll(/[’‘ʼ]/g, "'")
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/[\u064B-\u0652\u0640]/g, '');

/** The text that was read last: a library asks for hundreds of words in the same one. */
let last = { text: '', plain: '' };
function plain(text: string): string {
  if (text !== last.text) last = { text, plain: compared(text) };
  return last.plain;
}

const triggers = new Map<string, string>();
/** A trigger as it is compared; there are as many as the libraries have. */
function plainTrigger(trigger: string): string {
  let found = triggers.get(trigger);
  if (found === undefined) triggers.set(trigger, (found = compared(trigger)));
  return found;
}

/** Letters that are read of a word to its end: more than {@link longestEnding}. */
const longestWord = 40;
/** Letters of the longest prefix. */
const longestPrefix = 4;
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
  const wanted = plainTrigger(trigger);
  for (let at = low.indexOf(wanted); at >= 0; at = low.indexOf(wanted, at + 1)) {
    if (!spaced.test(wanted)) return at;
    const before = low.slice(Math.max(0, at - longestPrefix - 1), at);
    if (/[\p{L}\p{N}]$/u.test(before) && !arabicPrefix.test(before)) continue;
    const ending =
      /^[\p{L}\p{M}]*/u.exec(
        low.slice(at + wanted.length, at + wanted.length + longestWord),
      )?.[0] ?? '';
    if (!/^\p{Script=Latin}/u.test(wanted) || ending.length <= longestEnding) return at;
  }
  return -1;
}

/** How many of some triggers a text uses. */
export const countTriggers = (text: string, triggers: readonly string[]): number =>
  triggers.filter((trigger) => usesTrigger(text, trigger)).length;
