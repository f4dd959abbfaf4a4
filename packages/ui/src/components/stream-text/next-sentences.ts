/** The part of a growing text to read out next. */
export interface NextSentences {
  /** Whole sentences, without marks of Markdown; empty where there is none yet. */
  spoken: string;
  /** Up to where the text has been read, as an index. */
  until: number;
}

/** Marks nobody wants to hear: emphasis, headings, quotes, code; a link keeps its words. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`~]{1,3}/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The sentences that are complete after `from`. The last one of a text that still grows is not: it
 * may go on. Sentence ends follow the locale.
 */
export const nextSentences = (
  text: string,
  from: number,
  { locale, isWriting }: { locale: string; isWriting: boolean },
): NextSentences => {
  const rest = text.slice(from);
  if (!isWriting) return { spoken: withoutMarks(rest), until: text.length };
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  let last = 0;
  for (const { index } of segmenter.segment(rest)) last = index;
  return { spoken: withoutMarks(rest.slice(0, last)), until: from + last };
};
