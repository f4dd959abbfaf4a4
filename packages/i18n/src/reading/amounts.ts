/** An amount as a text gives it. */
export interface Amount {
  /** With its currency, its percent sign or the word after it, as written. */
  readonly written: string;
  readonly value: number;
  /** The currency, as written; empty for any other amount. */
  readonly currency: string;
  /** The currency, the percent sign or the word after it; empty for a bare number. */
  readonly unit: string;
  /** Where in the text it begins. */
  readonly at: number;
}

/** Characters of a word that counts something; a shorter one has to be written with the number. */
const shortestWord = 4;
/** Names of currencies that end with the same sign before it is taken for one of money. */
const fewestNames = 25;
/** Characters around a number that say what it counts: more would be read again for each number. */
const nearby = 120;
/** Letters that multiply a sum of money right after its number, whatever the language. */
const shortMagnitudes: readonly (readonly [word: string, factor: number])[] = [
  ['bn', 1e9],
  ['B', 1e9],
  ['mn', 1e6],
  ['m', 1e6],
  ['M', 1e6],
  ['k', 1e3],
  ['K', 1e3],
];
/** How Arabic ends a noun that is counted from eleven on: دولارًا, دولاراً. */
export const countedEnding = '(?:\u064Bا|ا\u064B)';
const countedNoun = new RegExp(`${countedEnding}$`, 'u');
/** The largest power of ten that has a word of its own. */
const largestPower = 13;

/** How a language writes numbers, money and days, as `Intl` tells it. */
interface Notation {
  readonly numeral: RegExp;
  readonly groups: readonly string[];
  readonly decimal: string;
  /** Signs and codes as they are written, names in small letters. */
  readonly currencies: ReadonlySet<string>;
  /** Short names of units. */
  readonly units: ReadonlySet<string>;
  /** Words for thousands and more with what they multiply by, longest first. */
  readonly magnitudes: readonly (readonly [word: string, factor: number])[];
  readonly words: Intl.Segmenter;
  /** Signs that make a day, month or year of a number. */
  readonly dateSigns: readonly string[];
}

const notations = new Map<string, Notation>();
function notationOf(locale: string): Notation {
  let notation = notations.get(locale);
  if (!notation) {
    const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(12_345.5);
    const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    const [group, decimal] = [of('group'), of('decimal')];
    const space = /\s/.test(group) ? '| (?=\\p{Nd}{3}(?!\\p{Nd}))' : '';
    notation = {
      numeral: new RegExp(
        `(?<![\\p{Script=Latin}\\p{Nd}第제])\\p{Nd}(?:(?:[\\p{Nd}.,'’٬٫\u00a0\u202f]${space})*\\p{Nd})?`,
        'gu',
      ),
      // Arabic signs beside Arabic digits, a fixed space beside any.
      // A point is one where the decimals have a comma, though `Intl` writes a space in Portugal and France.
      groups: [
        group,
        ...(decimal === ',' ? ['.'] : []),
        '٬',
        '\u00a0',
        '\u202f',
        ' ',
        "'",
        '’',
      ].filter((sign) => sign !== decimal),
      decimal,
      currencies: currenciesIn(locale),
      units: unitsIn(locale),
      magnitudes: [...magnitudesIn(locale)].toSorted(([a], [b]) => b.length - a.length),
      words: new Intl.Segmenter(locale, { granularity: 'word' }),
      dateSigns: new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
        .formatToParts(0)
        .map(({ type, value }) => (type === 'literal' ? value.trim() : ''))
        .filter((sign) => /^\p{L}$/u.test(sign)),
    };
    notations.set(locale, notation);
  }
  return notation;
}

function currenciesIn(locale: string): Set<string> {
  const found = new Set<string>();
  const names: string[][] = [];
  for (const currency of Intl.supportedValuesOf('currency')) {
    found.add(currency);
    for (const currencyDisplay of ['narrowSymbol', 'name'] as const)
      for (const amount of [1, 5]) {
        const style = { style: 'currency', currency, currencyDisplay } as const;
        const parts = new Intl.NumberFormat(locale, style).formatToParts(amount);
        const name = parts.find(({ type }) => type === 'currency')?.value ?? currency;
        if (currencyDisplay === 'narrowSymbol') found.add(name);
        else names.push(name.toLowerCase().split(/\s+/));
      }
  }
  // "US dollars", "dollars américains": of all first and all last words the noun is on the side where
  // fewer are different.
  const sides = [0, -1].map((at) => new Set(names.map((words) => words.at(at) ?? '')));
  const [nouns = new Set()] = sides.toSorted((a, b) => a.size - b.size);
  // "美元", "欧元": one sign ends the names of many currencies.
  const ends = names.map(([only = '']) => only.slice(-1));
  const signs = [...new Set(ends)].filter(
    (sign) =>
      /\p{Script=Han}/u.test(sign) &&
      // Each currency has two names.
      ends.filter((end) => end === sign).length >= 2 * fewestNames,
  );
  return new Set([...found, ...signs, ...[...nouns].filter((word) => word.length >= shortestWord)]);
}

const unitsIn = (locale: string): Set<string> =>
  new Set(
    Intl.supportedValuesOf('unit').flatMap((unit) =>
      (['short', 'narrow'] as const).flatMap((unitDisplay) =>
        [1, 5].map((amount) => {
          const style = { style: 'unit', unit, unitDisplay } as const;
          const parts = new Intl.NumberFormat(locale, style).formatToParts(amount);
          return parts.find(({ type }) => type === 'unit')?.value ?? unit;
        }),
      ),
    ),
  );

function magnitudesIn(locale: string): Map<string, number> {
  const words = new Map<string, number>();
  for (const compactDisplay of ['short', 'long'] as const)
    for (let power = 3; power <= largestPower; power += 1)
      for (const count of [1, 2, 5]) {
        const value = count * 10 ** power;
        const format = new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay });
        const parts = format.formatToParts(value);
        const word = parts.find(({ type }) => type === 'compact')?.value.trim();
        const shown = parts.filter(({ type }) => type === 'integer').map((part) => part.value);
        if (word) words.set(word, value / Number(shown.join('').replace(/\p{Nd}/gu, digitOf)));
      }
  return words;
}

const digits = new Map<string, string>();
/** The value of a digit of any script: scripts have theirs in a row, from zero. */
function digitOf(sign: string): string {
  let digit = digits.get(sign);
  if (digit === undefined) {
    let code = sign.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
      code -= 1;
      value += 1;
    }
    digit = String(value);
    digits.set(sign, digit);
  }
  return digit;
}

/** The number a numeral is in a language; undefined where its signs make none. */
function numberOf(written: string, { groups, decimal }: Notation): number | undefined {
  const latin = written.replace(/\p{Nd}/gu, digitOf);
  const [whole = '', fraction = '', ...more] = latin.split(latin.includes('٫') ? '٫' : decimal);
  const parts = groups.reduce((all, sign) => all.replaceAll(sign, ' '), whole).split(' ');
  const isGrouped = parts.every((part, at) => (at === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part));
  const isNumber = isGrouped || /^\d+$/.test(whole);
  return isNumber && more.length === 0 && /^\d*$/.test(fraction)
    ? Number(`${parts.join('')}.${fraction}`)
    : undefined;
}

function isMoney(name = '', { currencies }: Notation): boolean {
  return (
    /^\p{Sc}$/u.test(name) ||
    currencies.has(name) ||
    (name.length >= shortestWord && currencies.has(name.toLowerCase()))
  );
}

/** Whether a unit is a currency, by its sign, code or name in a language. */
export const isCurrency = (unit: string, locale: string): boolean =>
  isMoney(unit, notationOf(locale));

/** Whether a unit is a time, by its name in a language. */
export const isDuration = (unit: string, locale: string): boolean =>
  durationsIn(locale).has(unit.toLocaleLowerCase(locale));

const durations = new Map<string, Set<string>>();
function durationsIn(locale: string): Set<string> {
  let names = durations.get(locale);
  if (!names) {
    names = new Set(
      (['minute', 'hour', 'day', 'week', 'month', 'year'] as const).flatMap((unit) =>
        (['long', 'short'] as const).flatMap((unitDisplay) =>
          [1, 2, 5, 15, 100].map((amount) => {
            const style = { style: 'unit', unit, unitDisplay } as const;
            const parts = new Intl.NumberFormat(locale, style).formatToParts(amount);
            const name = parts.find(({ type }) => type === 'unit')?.value ?? unit;
            return name.toLocaleLowerCase(locale);
          }),
        ),
      ),
    );
    durations.set(locale, names);
  }
  return names;
}

/** The amounts of a text, as far as `Intl` can tell them: no dates, and no number that may be two. */
export function amountsIn(text: string, locale: string): Amount[] {
  const notation = notationOf(locale);
  const { numeral, magnitudes, units, dateSigns, words } = notation;
  const isPaid = (name: string | undefined) => isMoney(name, notation);
  return [...text.matchAll(numeral)].flatMap(({ 0: written, index }): Amount[] => {
    const number = numberOf(written, notation);
    const ends = index + written.length;
    let rest = text.slice(ends, ends + nearby);
    // A line that begins with a capital says something else.
    const nextLine = rest.search(/\n\s*\p{Lu}/u);
    if (nextLine >= 0) rest = rest.slice(0, nextLine);
    if (number === undefined || dateSigns.some((sign) => rest.trimStart().startsWith(sign)))
      return [];
    const [front = '', ahead] =
      /(\p{Sc}|(?<!\p{L})\p{Lu}{3})\s?$/u.exec(text.slice(Math.max(0, index - nearby), index)) ??
      [];
    const scaleIn = (said: string, words: Notation['magnitudes']) =>
      words.find(
        ([word]) => said.startsWith(word) && !/^\p{Script=Latin}/u.test(said.slice(word.length)),
      );
    const [scale, factor = 1] =
      scaleIn(rest.trimStart(), magnitudes) ??
      (isPaid(ahead) ? scaleIn(rest, shortMagnitudes) : undefined) ??
      [];
    const value = number * factor;
    const end = scale === undefined ? 0 : rest.indexOf(scale) + scale.length;
    const said = written + rest.slice(0, end);
    rest = rest.slice(end);

    // "£250x" is not 250.
    if (isPaid(ahead) && /^\p{Script=Latin}/u.test(rest)) return [];
    if (isPaid(ahead)) {
      const currency = ahead ?? '';
      return [
        {
          written: front + said,
          value,
          currency,
          unit: currency,
          at: index - front.length,
        },
      ];
    }
    const [back = '', behind] = /^\.?\s?(\p{Sc}|\p{L}[\p{L}\p{M}]*)/u.exec(rest) ?? [];
    const noun = behind?.replace(countedNoun, '');
    // "30元整" is money, the R of "4 Rooms" is no rand.
    const sign = isPaid(noun) ? noun : /^\P{Script=Latin}/u.exec(behind ?? '')?.[0];
    if (isPaid(sign))
      return [
        {
          written:
            said + (sign === noun ? back : back.slice(0, back.indexOf(sign!) + sign!.length)),
          value,
          currency: sign!,
          unit: sign!,
          at: index,
        },
      ];
    const percent = /^\s?[%٪％]/u.exec(rest)?.[0];
    if (percent)
      return [{ written: said + percent, value, currency: '', unit: percent.trim(), at: index }];
    // A bare year is a date.
    if (scale === undefined && /^(?:19|20)\d\d$/.test(written.replace(/\p{Nd}/gu, digitOf)))
      return [];
    const [word] = words.segment(rest.trimStart());
    const touches = !/^\s/u.test(rest);
    const isCounted =
      word?.isWordLike === true &&
      /^\p{L}/u.test(word.segment) &&
      (touches ||
        word.segment.length >= shortestWord ||
        /\p{Script=Han}/u.test(word.segment) ||
        units.has(word.segment) ||
        /\p{Lu}/u.test(word.segment));
    // A power belongs to its unit: "m²".
    const power = isCounted
      ? (/^[²³]/.exec(rest.trimStart().slice(word.segment.length))?.[0] ?? '')
      : '';
    const unit = isCounted ? word.segment + power : '';
    return [
      {
        written: isCounted ? `${said}${touches ? '' : ' '}${unit}` : said,
        value,
        currency: '',
        unit,
        at: index,
      },
    ];
  });
}
