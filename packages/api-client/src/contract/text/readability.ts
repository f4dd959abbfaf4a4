import { lettersIn, plainText, sentencesIn, wordsIn } from './words.js';

/** How a text's readability is measured; which one depends on its language. */
export const readabilityMeasures = [
  'flesch',
  'amstad',
  'fernandezHuerta',
  'kandelMoles',
  'martins',
  'gulpease',
  'sentenceLength',
] as const;
/** One of {@link readabilityMeasures}. */
export type ReadabilityMeasure = (typeof readabilityMeasures)[number];

/** How easily a text reads. */
export interface Readability {
  readonly measure: ReadabilityMeasure;
  /** 0, hard, to 100, easy. */
  readonly score: number;
}

/** Groups of vowels sound as one syllable, apart from pairs that a language speaks one by one. */
function syllablesIn(word: string, language: string): number {
  const letters = word.toLowerCase();
  const groups = letters.match(/[aeiouyà-æè-ïò-öù-ýœ]+/g)?.length ?? 0;
  // The e at the end of "time" and "livre" is not heard; that of "table" is.
  const silent =
    (language === 'en' && /[^aeiouyl]e$/.test(letters)) ||
    (language === 'fr' && /[^aeiouy]e[s]?$/.test(letters));
  return Math.max(groups - (silent ? 1 : 0), 1);
}

/** Words of a sentence, or signs of a script without spaces, that still read with ease. */
const comfortable: Record<string, number> = { zh: 25, ja: 40, ko: 15, ar: 20 };

/** score = base − sentence × words per sentence − word × syllables per word. */
const formulas: Record<
  string,
  { measure: ReadabilityMeasure; base: number; sentence: number; word: number }
> = {
  en: { measure: 'flesch', base: 206.835, sentence: 1.015, word: 84.6 },
  de: { measure: 'amstad', base: 180, sentence: 1, word: 58.5 },
  es: { measure: 'fernandezHuerta', base: 206.84, sentence: 1.02, word: 60 },
  fr: { measure: 'kandelMoles', base: 207, sentence: 1.015, word: 73.6 },
  pt: { measure: 'martins', base: 248.835, sentence: 1.015, word: 84.6 },
};

const within = (value: number): number => Math.round(Math.min(Math.max(value, 0), 100));

/**
 * How easily a text reads, 0 to 100, by the measure made for its language. English: Flesch, "A new
 * readability yardstick" (1948). German: Amstad (1978). Spanish: Fernández Huerta (1959). French:
 * Kandel and Moles (1958). Portuguese: Martins, Ghiraldelo, Nunes and de Oliveira (1996). Italian:
 * Gulpease, Lucisano and Piemontese (1988). For Chinese, Japanese, Korean and Arabic there is no
 * agreed formula on letters alone, so it says only what it measures: the mean length of a sentence,
 * 100 up to a comfortable one and 0 from three times that.
 */
export function readabilityOf(text: string, locale: string): Readability {
  const language = locale.split('-')[0]?.toLowerCase() ?? 'en';
  const words = wordsIn(text, locale);
  const sentences = Math.max(sentencesIn(text, locale).length, 1);
  const formula = formulas[language];
  const measure =
    formula?.measure ?? (language === 'it' ? 'gulpease' : ('sentenceLength' as const));
  if (words.length === 0) return { measure, score: 0 };
  const perSentence = words.length / sentences;
  if (formula) {
    const syllables = words.reduce((sum, word) => sum + syllablesIn(word, language), 0);
    const { base, sentence, word } = formula;
    return {
      measure,
      score: within(base - sentence * perSentence - word * (syllables / words.length)),
    };
  }
  if (measure === 'gulpease') {
    const letters = words.reduce((sum, word) => sum + lettersIn(word), 0);
    return { measure, score: within(89 + (300 * sentences - 10 * letters) / words.length) };
  }
  const signs = lettersIn(plainText(text));
  const length = language === 'zh' || language === 'ja' ? signs / sentences : perSentence;
  const good = comfortable[language] ?? 20;
  return { measure, score: within(100 - (100 * (length - good)) / (2 * good)) };
}
