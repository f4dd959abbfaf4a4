const segmenters = new Map<string, Intl.Segmenter>();

function segmenterFor(locale: string, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const key = `${granularity} ${locale}`;
  let segmenter = segmenters.get(key);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(locale, { granularity });
    segmenters.set(key, segmenter);
  }
  return segmenter;
}

/** The words a reader reads of a Markdown text: its marks, addresses and tags are no words. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^```.*$/gm, '')
    .replace(/!?\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/<\/?[a-z][^>]{0,200}>/gi, ' ')
    .replace(/^[ \t]*(?:#{1,6}|>|[-*+]|\d{1,3}[.)])[ \t]+/gm, '')
    .replace(/[*_`~]+/g, '');
}

/** Pieces of a text between spaces where there are some. */
const pieces = /[\s\S]{1,400}(?=\s)|[\s\S]{1,400}/g;

/** The words of a text as its language counts them: Chinese and Japanese have no spaces to count. */
export function wordsIn(text: string, locale: string): string[] {
  const words: string[] = [];
  const segmenter = segmenterFor(locale, 'word');
  // A segmenter takes the square of a text's length: pieces that end at a space are much cheaper.
  for (const piece of plainText(text).match(pieces) ?? [])
    for (const { segment, isWordLike } of segmenter.segment(piece))
      if (isWordLike) words.push(segment);
  return words;
}

/** How many words a Markdown text has. */
export const countWords = (text: string, locale: string): number => wordsIn(text, locale).length;

/** The sentences of a Markdown text, each line of a list or heading being one of its own. */
export function sentencesIn(text: string, locale: string): string[] {
  const segmenter = segmenterFor(locale, 'sentence');
  return plainText(text)
    .split(/\n+/)
    .flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The blocks of a Markdown text that are neither headings nor lists. */
export const paragraphsIn = (text: string): string[] =>
  text
    .split(/\n(?:[ \t]*\n)+/)
    .map((block) => block.trim())
    .filter((block) => block !== '' && !/^(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s)/.test(block));

/** How many letters a word has, each sign of any script being one. */
export const lettersIn = (word: string): number => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Letters a word needs to say something on its own, where no list of small words is kept. */
function leastLetters(word: string): number {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word))
    return 2;
  return /\p{Script=Arabic}/u.test(word) ? 3 : 4;
}

/**
 * The words a text is about, most frequent first, in lower case. Short words are left out: in every
 * language here they are the ones every text has.
 */
export function keywordsOf(text: string, locale: string, most = 12): string[] {
  const counts = new Map<string, number>();
  for (const word of wordsIn(text, locale)) {
    const key = word.toLocaleLowerCase(locale);
    if (/^\p{N}/u.test(key) || lettersIn(key) < leastLetters(key)) continue;
    // Two hiragana are a particle or an ending.
    if (/^\p{Script=Hiragana}{1,3}$/u.test(key)) continue;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([word]) => word);
}
