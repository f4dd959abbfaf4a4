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
  ['tn', 1e12],
];
const chinese: readonly [string, number][] = [
  ['百', 1e2],
  ['千', 1e3],
  ['万', 1e4],
  ['萬', 1e4],
  ['亿', 1e8],
  ['億', 1e8],
];
const unlisted: Readonly<Record<string, readonly [string, number][]>> = {
  ar: [
    ['الف', 1e3],
    ['الاف', 1e3],
    ['مليارات', 1e9],
    ['تريليون', 1e12],
  ],
  de: [['Tsd.', 1e3]],
  fr: [['Mds', 1e9]],
  it: [['mila', 1e3]],
  ja: [
    ['百', 1e2],
    ['千', 1e3],
  ],
  ko: [['백', 1e2]],
  zh: chinese,
};
/**
 * Signs that begin other words too (千米 is a kilometre, 百分点 a percentage point, 제15조 an article),
 * and what has to follow.
 */
const followedBy: Readonly<Record<string, string>> = {
  百: '(?!分)',
  千: '(?![米克瓦卡赫伏帕焦])',
  백: '(?=[만억])',
  조: '(?=\\s?(?:원|달러|유로|엔|위안|\\d[\\d.,]*\\s?[천백]?[억만]))',
};
/** Words of their own elsewhere: organic food, a quarter of a year; and those that are none. */
const ambiguous = new Set(['bio', 'tri']);
const unmistakable = new Set(['mn', 'bn', 'tn', 'mi', 'bi']);

const known = new Map<string, Magnitudes>();

/** The words a language shortens numbers with, of the Unicode data behind `Intl`. */
export function magnitudesOf(locale: string): Magnitudes {
  const cached = known.get(locale);
  if (cached) return cached;
  const language = locale.slice(0, 2);
  // British English has the shorter forms, k and bn.
  const listed = (language === 'en' ? ['en', 'en-GB'] : [locale]).flatMap(listedIn);
  const found = [...common, ...(unlisted[language] ?? []), ...listed];
  const factors = new Map(found.map(([word, factor]) => [bare(word), factor]));
  const dotted = new Set(found.flatMap(([word]) => (word.endsWith('.') ? [bare(word)] : [])));
  const isShort = (word: string) =>
    ambiguous.has(word) || (/^\p{Script=Latin}{1,2}$/u.test(word) && !unmistakable.has(word));
  const all = [...factors.keys()].toSorted((a, b) => b.length - a.length);
  const magnitudes: Magnitudes = {
    words: all.filter((word) => !isShort(word)).flatMap((word) => patternsOf(word, dotted)),
    besideMoney: all.filter(isShort).flatMap(casesOf),
    factorOf: (written) => factors.get(bare(written)) ?? 1,
  };
  known.set(locale, magnitudes);
  return magnitudes;
}

const bare = (word: string): string => word.toLowerCase().replace(/\.$/, '');

/** As the language writes them, some with a full stop. */
function listedIn(locale: string): [string, number][] {
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
        const word = parts.find(({ type }) => type === 'compact')?.value;
        const shown = Number(parts.find(({ type }) => type === 'integer')?.value);
        if (word && shown > 0) found.set(word, Math.round((count * 10 ** exponent) / shown));
      }
  }
  return [...found];
}

const casesOf = (word: string): string[] => [
  ...new Set([word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]),
];

const patternsOf = (word: string, dotted: ReadonlySet<string>): string[] => {
  if (isUnspaced.test(word)) return [`${word}${followedBy[word] ?? ''}`];
  const stop = dotted.has(word) ? '\\.?' : '';
  return casesOf(word).map((one) => `${one}${stop}(?![\\p{L}\\p{M}])`);
};
