import { contentLengthWords, type ContentLength } from '../enums.js';
import { readabilityOf, type ReadabilityMeasure } from './readability.js';
import { countWords, keywordsOf, paragraphsIn, plainText, sentencesIn, wordsIn } from './words.js';

/** The goal a text is measured against. */
export interface TextGoal {
  readonly title: string;
  /** The key points it has to be about, in the words of whoever ordered it. */
  readonly keyPoints: string;
  readonly audience: string;
  readonly purpose: string;
  readonly length: ContentLength;
  readonly locale: string;
}

/** The measures of a text; every score is from 0 to 100. */
export interface TextMeasures {
  readonly words: number;
  /** Words of the chosen length; null for no upper end. */
  readonly range: { readonly min: number; readonly max: number | null };
  readonly fit: 'short' | 'within' | 'long';
  readonly scores: {
    readonly keyword: number;
    readonly readability: number;
    readonly engagement: number;
    readonly audienceMatch: number;
  };
  readonly readabilityMeasure: ReadabilityMeasure;
  /** The words the key points are about, and whether the text has each. */
  readonly keywords: readonly { readonly word: string; readonly count: number }[];
}

const percent = (part: number): number => Math.round(Math.min(Math.max(part, 0), 1) * 100);

/** The words of a chosen length. */
export function wordRange(length: ContentLength): TextMeasures['range'] {
  const [min, max] = contentLengthWords[length];
  return { min, max };
}

/** Where a number of words lies by a chosen length. */
export function lengthFit(words: number, length: ContentLength): TextMeasures['fit'] {
  const { min, max } = wordRange(length);
  if (words < min) return 'short';
  return max !== null && words > max ? 'long' : 'within';
}

/** How often each word stands in a text; a part of a word counts: languages bend their words. */
const countOf = (word: string, text: string): number => text.split(word).length - 1;

/** Keywords of the key points the text has (70 %), and those its title or headings have (30 %). */
export function keywordScore(content: string, goal: TextGoal): number {
  const keywords = keywordsOf(goal.keyPoints, goal.locale);
  if (keywords.length === 0) return 0;
  const body = plainText(content).toLocaleLowerCase(goal.locale);
  const headings = [goal.title, ...(content.match(/^#{1,6}\s.*$/gm) ?? [])]
    .join('\n')
    .toLocaleLowerCase(goal.locale);
  const share = (text: string) =>
    keywords.filter((word) => countOf(word, text) > 0).length / keywords.length;
  return percent(0.7 * share(body) + 0.3 * share(headings));
}

/** Words of a paragraph that still invites reading. */
const longestParagraph = 100;
/** Words after which a reader looks for a heading or a list. */
const wordsPerLandmark = 200;
/** Questions among so many sentences keep a conversation going. */
const sentencesPerQuestion = 10;
/** Deviation of sentence lengths by their mean from which a text has rhythm. */
const rhythm = 0.5;

/**
 * The score of what keeps a reader reading, as far as it can be counted: short paragraphs, headings
 * and lists to hold on to, questions, and sentences of different length; each a quarter.
 */
export function engagementScore(content: string, locale: string): number {
  const paragraphs = paragraphsIn(content);
  const sentences = sentencesIn(content, locale);
  const words = countWords(content, locale);
  if (words === 0) return 0;
  const short = paragraphs.filter((one) => countWords(one, locale) <= longestParagraph).length;
  const landmarks = content.match(/^(?:#{1,6}\s|[-*+]\s|\d{1,3}[.)]\s)/gm)?.length ?? 0;
  const questions = sentences.filter((sentence) => /[?？؟]["”»」’]*$/.test(sentence)).length;
  const lengths = sentences.map((sentence) => wordsIn(sentence, locale).length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const spread = Math.sqrt(
    lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length,
  );
  const parts = [
    short / Math.max(paragraphs.length, 1),
    landmarks / Math.max(words / wordsPerLandmark, 1),
    questions / Math.max(sentences.length / sentencesPerQuestion, 1),
    mean > 0 ? spread / mean / rhythm : 0,
  ];
  return percent(parts.reduce((sum, part) => sum + Math.min(part, 1), 0) / parts.length);
}

/** Words of the audience the text takes up (60 %), and of the purpose (40 %). */
export function audienceScore(content: string, goal: TextGoal): number {
  const text = `${goal.title}\n${plainText(content)}`.toLocaleLowerCase(goal.locale);
  const share = (said: string): number | null => {
    const words = keywordsOf(said, goal.locale);
    if (words.length === 0) return null;
    return words.filter((word) => countOf(word, text) > 0).length / words.length;
  };
  const audience = share(goal.audience);
  const purpose = share(goal.purpose);
  return percent(0.6 * (audience ?? purpose ?? 0) + 0.4 * (purpose ?? audience ?? 0));
}

/** Everything that is measured of a text, in the browser while it is edited as on the server. */
export function measureText(content: string, goal: TextGoal): TextMeasures {
  const words = countWords(content, goal.locale);
  const readability = readabilityOf(content, goal.locale);
  const body = `${goal.title}\n${plainText(content)}`.toLocaleLowerCase(goal.locale);
  return {
    words,
    range: wordRange(goal.length),
    fit: lengthFit(words, goal.length),
    scores: {
      keyword: keywordScore(content, goal),
      readability: readability.score,
      engagement: engagementScore(content, goal.locale),
      audienceMatch: audienceScore(content, goal),
    },
    readabilityMeasure: readability.measure,
    keywords: keywordsOf(goal.keyPoints, goal.locale).map((word) => ({
      word,
      count: countOf(word, body),
    })),
  };
}
