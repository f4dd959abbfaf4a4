/** What a word beside a number multiplies it by: `million`, `Mio`, `万`, `k`. */
export interface Magnitudes {
  /** Words that are one wherever they stand, the longest first, as pieces of a pattern. */
  readonly words: readonly string[];
  /** Letters and short forms that are one only beside money: `m` is a metre elsewhere. */
  readonly besideMoney: readonly string[];
  /** The factor of what was matched; 1 of anything else. */
  factorOf(written: string): number;
}

/** Scripts whose words are not parted by spaces, or whose numbers have their unit attached. */
export const unspaced =
  '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]';
const isUnspaced = new RegExp(unspaced, 'u');

/** Widely written, and not in the Unicode data: of any language, and of one. */
const common: readonly [string, number][] = [
  ['k', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['bn', 1e9],
];
const unlisted: Readonly<Record<string, readonly [string, number][]>> = {
  de: [['Tsd', 1e3]],
  zh: [
    ['百', 1e2],
    ['千', 1e3],
  ],
  ja: [
    ['百', 1e2],
    ['千', 1e3],
  ],
};
/** 千 begins many words (千米 is a kilometre): it is a number before another one, money and people. */
const beforeMore = /^[百千]$/u;

const known = new Map<string, Magnitudes>();

/** The words a language shortens numbers with, of the Unicode data behind `Intl`. */
export function magnitudesOf(locale: string): Magnitudes {
  const cached = known.get(locale);
  if (cached) return cached;
  const language = locale.slice(0, 2);
  const factors = new Map<string, number>(common);
  for (const [word, factor] of unlisted[language] ?? []) factors.set(word, factor);
  // British English has the shorter forms, k and bn.
  for (const tag of language === 'en' ? ['en', 'en-GB'] : [locale])
    for (const [word, factor] of listedIn(tag)) factors.set(word.toLowerCase(), factor);
  const lower = new Map([...factors].map(([word, factor]) => [word.toLowerCase(), factor]));
  const isShort = (word: string) => /^\p{Script=Latin}{1,2}$/u.test(word);
  const all = [...lower.keys()].toSorted((a, b) => b.length - a.length);
  const magnitudes: Magnitudes = {
    words: all.filter((word) => !isShort(word)).flatMap(patternsOf),
    besideMoney: all.filter(isShort).flatMap(casesOf),
    factorOf: (written) => lower.get(written.toLowerCase()) ?? 1,
  };
  known.set(locale, magnitudes);
  return magnitudes;
}

function listedIn(locale: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const compactDisplay of ['short', 'long'] as const) {
    const format = new Intl.NumberFormat(locale, {
      notation: 'compact',
      compactDisplay,
      numberingSystem: 'latn',
    });
    for (let exponent = 3; exponent <= 12; exponent += 1)
      // One, two, few and many have words of their own in some languages.
      for (const count of [1, 2, 3, 11]) {
        const parts = format.formatToParts(count * 10 ** exponent);
        const word = parts.find(({ type }) => type === 'compact')?.value.replace(/\.$/, '');
        const shown = Number(parts.find(({ type }) => type === 'integer')?.value);
        if (word && shown > 0) found.set(word, Math.round((count * 10 ** exponent) / shown));
      }
  }
  return found;
}

const casesOf = (word: string): string[] => [
  ...new Set([word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]),
];

const patternsOf = (word: string): string[] => {
  if (beforeMore.test(word)) return [`${word}(?=[万萬亿億円元圓人名])`];
  if (isUnspaced.test(word)) return [word];
  return casesOf(word).map((one) => `${one}\\.?(?![\\p{L}\\p{M}])`);
};
