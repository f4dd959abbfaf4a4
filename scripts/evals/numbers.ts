/** A number as a text writes it. */
export interface WrittenNumber {
  /** As it is written, with its sign for money or percent. */
  readonly written: string;
  /** What it can mean: `14.000` is fourteen thousand, or fourteen. */
  readonly values: readonly number[];
  /** Digits after the point, by its first meaning. */
  readonly places: number;
  /** The words around it. */
  readonly around: string;
}

/** A day, or a part of one. */
export interface WrittenDate {
  readonly year?: number | undefined;
  /** From 1. */
  readonly month: number;
  readonly day?: number | undefined;
}

/** Characters on either side of a number that show where it stands. */
const surroundings = 24;

/** Text with the digits and signs of one script. */
export const plainDigits = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll(/(?<=\d)٫(?=\d)/g, '.')
    .replaceAll(/(?<=\d)٬(?=\d)/g, ',')
    .replaceAll(/[\u00A0\u202F\u2009]/g, '\u00A0')
    .replaceAll(/[\u200E\u200F\u061C]/g, '');

const number =
  /\d{1,3}(?:[\u00A0’'](?=\d{3}(?!\d))\d{3})+(?:[.,]\d+)?|\d{1,3}(?: (?=\d{3}(?!\d))\d{3})+(?:[.,]\d+)?(?![\d])|\d+(?:[.,]\d+)*/g;
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:万|萬|만)/, 1e4],
  [/^\s?(?:亿|億|억)/, 1e8],
  [/^\s?(?:千|천)/, 1e3],
  [
    /^\s?(?:million|Million|Mio|millon|millón|milion|milhão|milhões|milhoes|مليون|ملايين|百万|백만)/,
    1e6,
  ],
];

/** The numbers of a text, without those that number its lists, cite, or are parts of dates. */
export function numbersIn(text: string, locale: string): WrittenNumber[] {
  const plain = withoutDates(withoutMarks(plainDigits(text)), locale);
  return [...plain.matchAll(number)].flatMap((found): WrittenNumber[] => {
    const [digits] = found;
    const { index } = found;
    // A part of a name, such as B2B, A4 or covid19.
    if (/\p{Script=Latin}$/u.test(plain.slice(0, index))) return [];
    const after = plain.slice(index + digits.length);
    const sign = /^\s?[%€$£¥元円원]/.exec(after)?.[0] ?? '';
    const money = /[€$£¥]\s?$/.exec(plain.slice(0, index))?.[0] ?? '';
    const times = multipliers.find(([word]) => word.test(after))?.[1];
    const readings = readingsOf(digits);
    return [
      {
        written: `${money}${digits}${sign}`.trim(),
        values: times ? [...readings.map((value) => value * times), ...readings] : readings,
        places: placesOf(digits, readings),
        around: plain
          .slice(Math.max(index - surroundings, 0), index + digits.length + surroundings)
          .replaceAll(/\s+/g, ' ')
          .trim(),
      },
    ];
  });
}

/** Citations, links, the numbers at the beginning of lines, and the time an entry of a day begins. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/\[\d{1,3}\](?!\()/g, ' ')
    .replaceAll(/^\s*(?:-\s)?\d{2}:\d{2}(?=\s|$)/gm, ' ')
    .replaceAll(/^\s*(?:#+\s*)?(?:\*\*)?\d{1,2}(?:\.\d{1,2})*[.)、．]\s/gm, ' ')
    .replaceAll(/\b\d{1,2}(?:\.\d{1,2}){2,}\b/g, ' ');

function readingsOf(digits: string): number[] {
  const bare = digits.replaceAll(/[\u00A0 ’']/g, '');
  const marks = bare.match(/[.,]/g) ?? [];
  if (marks.length === 0) return [Number(bare)];
  const [first] = marks;
  const last = marks.at(-1)!;
  if (first !== last)
    return [Number(bare.replaceAll(first!, '').replace(last, '.'))].filter(Number.isFinite);
  const whole = Number(bare.replaceAll(last, ''));
  if (marks.length > 1) return [whole];
  const isGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  const fraction = Number(bare.replace(last, '.'));
  return isGroup ? [whole, fraction] : [fraction];
}

const placesOf = (digits: string, [value = 0]: readonly number[]): number =>
  Number.isInteger(value) ? 0 : (/[.,](\d+)$/.exec(digits)?.[1]?.length ?? 0);

interface Months {
  readonly pattern: string;
  of(name: string): number;
}
const months = new Map<string, Months>();

/** The names of the months as a language writes them in a date and on their own. */
function monthsOf(locale: string): Months {
  const known = months.get(locale);
  if (known) return known;
  const names = new Map<string, number>();
  for (const tag of [locale, 'en'])
    for (let month = 1; month <= 12; month += 1)
      for (const style of ['long', 'short'] as const)
        for (const day of [undefined, 'numeric'] as const) {
          const format = new Intl.DateTimeFormat(tag, { month: style, day, timeZone: 'UTC' });
          const part = format
            .formatToParts(Date.UTC(2026, month - 1, 4))
            .find(({ type }) => type === 'month')?.value;
          const name = part?.toLowerCase().replace(/\.$/, '');
          if (name && /\p{L}/u.test(name) && !/\d/.test(name)) names.set(name, month);
        }
  const pattern = [...names.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
  const made = { pattern, of: (name: string) => names.get(name.toLowerCase()) ?? 0 };
  months.set(locale, made);
  return made;
}

interface FoundDate extends WrittenDate {
  readonly at: number;
  readonly length: number;
}

/** Dates of a text, however its language writes them. */
export const datesIn = (text: string, locale: string): WrittenDate[] =>
  findDates(plainDigits(text), locale);

function findDates(text: string, locale: string): FoundDate[] {
  const { pattern, of } = monthsOf(locale);
  const name = `(?<![\\p{L}])(?<name>${pattern})\\.?(?![\\p{L}])`;
  const and = String.raw`(?:\s*(?:[–-]|to|bis|au|al|a|y|und|and|et|e|و)\s*\d{1,2}[.º]?)?`;
  const day = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?`;
  const year = String.raw`(?<year>(?:19|20)\d{2})`;
  const ways = [
    String.raw`(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})`,
    String.raw`(?<year>\d{4})\s?[年년]\s?(?<month>\d{1,2})\s?[月월](?:\s?(?<day>\d{1,2})\s?[日号號일])?`,
    String.raw`(?<month>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})(?:\s?[日号號일]|(?:\s?[至到～〜–-]\s?\d{1,2}\s?[日号號일]))`,
    String.raw`(?<!\d)(?<day>\d{1,2})[./](?<month>\d{1,2})[./](?<year>(?:19|20)\d{2})`,
    String.raw`(?<!\d)${day}${and}\s*(?:de\s+|di\s+)?${name}(?:,?\s*(?:de\s+|del\s+)?${year})?`,
    String.raw`${name}\s+${day}(?!\d)${and}(?:,?\s*${year})?`,
    String.raw`${name}\s+(?:de\s+)?${year}`,
  ];
  const found: FoundDate[] = [];
  let rest = text;
  for (const way of ways)
    for (const { groups = {}, index, 0: all } of text.matchAll(new RegExp(way, 'giu'))) {
      if (rest.slice(index, index + all.length) !== all) continue;
      const month = groups['month'] ? Number(groups['month']) : of(groups['name'] ?? '');
      if (month < 1 || month > 12) continue;
      found.push({
        at: index,
        length: all.length,
        month,
        year: groups['year'] ? Number(groups['year']) : undefined,
        day: groups['day'] ? Number(groups['day']) : undefined,
      });
      rest = blanked(rest, index, all.length);
    }
  return found;
}

const blanked = (text: string, at: number, length: number): string =>
  text.slice(0, at) + ' '.repeat(length) + text.slice(at + length);

const withoutDates = (text: string, locale: string): string =>
  findDates(text, locale).reduce((left, { at, length }) => blanked(left, at, length), text);
