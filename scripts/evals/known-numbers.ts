import type { WrittenNumber } from './numbers';

/** The numbers an answer may use. */
export interface KnownNumbers {
  /** The numbers of every line that was given. */
  readonly lines: readonly (readonly WrittenNumber[])[];
  /** Numbers that are no text. */
  readonly others: readonly number[];
  /** Days, weeks and months between dates: known where they are written without a sign. */
  readonly times: readonly number[];
  /** Years that were named. */
  readonly years: readonly number[];
}

/** Numbers up to it count things rather than measure them. */
const smallest = 10;
/** Numbers from it on are their own proof: few pairs come to the same. */
const telling = 100;
/** What makes a number a share or an amount. */
const signs = /[%€$£¥元円원]/;
/** Months, weeks, quarters, pairs: what anything may be taken times, unsaid. */
const plainFactors = [2, 3, 4, 6, 12, 24, 52];
/** Known numbers one is worked out from; more would make anything come out. */
const most = 400;

/**
 * The numbers of some paragraphs that nobody gave and that follow from nothing. One follows when two
 * numbers of its own paragraph, or of one line that was given, come to it by one of the four kinds
 * of arithmetic, as a share or as the sum of the line; from 100 on any two numbers may. A share may
 * also be one of its paragraph's amounts of a given one, as "63% of the budget". What follows is known
 * from then on.
 */
export function unknownNumbers(
  paragraphs: readonly (readonly WrittenNumber[])[],
  { lines, others, times, years }: KnownNumbers,
): WrittenNumber[] {
  const known = new Set([
    ...lines.flatMap((line) => line.flatMap(({ values }) => values)),
    ...others.flatMap((value) => [value, Math.round(value * 100), Math.abs(value)]),
    ...years,
  ]);
  const between = new Set(times);
  for (const { written, values } of paragraphs.flat())
    if (!signs.test(written)) for (const value of values) if (between.has(value)) known.add(value);
  const rows = lines.map((line) => line.map(({ values: [value = 0] }) => value));
  const bases = rows.flat().filter((value) => value >= telling);
  let open = paragraphs.flatMap((paragraph) =>
    paragraph
      .filter((one) => !isCounting(one) && !one.values.some((value) => known.has(value)))
      .map((one) => ({ one, paragraph })),
  );
  for (let found = true; found;) {
    const all = [...plainFactors, ...known].slice(0, most);
    const left = open.filter(({ one, paragraph }) => {
      const near = paragraph.flatMap(({ values }) =>
        values.filter((value) => known.has(value) || value <= smallest),
      );
      const small = [near, ...rows].some((row) => comesOf(one, row) || isSum(one, row));
      return (
        !small &&
        !isShareOf(one, near, bases) &&
        !(one.values.some((value) => value >= telling) && comesOf(one, all))
      );
    });
    found = left.length < open.length;
    for (const { one } of open)
      if (!left.some((each) => each.one === one)) for (const value of one.values) known.add(value);
    open = left;
  }
  return open.map(({ one }) => one);
}

const isCounting = ({ values, written }: WrittenNumber): boolean =>
  values.some((value) => Number.isInteger(value) && value <= smallest) && !signs.test(written);

/** Whether two numbers come to a number, as exactly as it is written. */
function comesOf({ values, places }: WrittenNumber, from: readonly number[]): boolean {
  const wanted = values.flatMap((value) => {
    // Round figures stand for what is near them.
    const step = places > 0 ? 10 ** -places : roundness(value);
    return [{ value, margin: step / 2 + 1e-9 }];
  });
  const is = (result: number) =>
    wanted.some(({ value, margin }) => Math.abs(Math.abs(result) - value) <= margin);
  for (const a of from)
    for (const b of from) {
      if (is(a + b) || is(a - b) || is(a * b)) return true;
      if (b !== 0 && (is(a / b) || is((a / b) * 100) || is(((a - b) / b) * 100))) return true;
      if (is((a * b) / 100)) return true;
    }
  return false;
}

/** Whether a share is one of some amounts by a given one that is no smaller. */
const isShareOf = (
  { values: [share = 0], places, written }: WrittenNumber,
  amounts: readonly number[],
  bases: readonly number[],
): boolean =>
  written.includes('%') &&
  amounts.some(
    (amount) =>
      amount >= telling &&
      bases.some(
        (base) =>
          base > amount && Math.abs((amount / base) * 100 - share) <= 10 ** -places / 2 + 1e-9,
      ),
  );

/** The step a whole number is rounded to: 1 for 27, 100 for 272,700. */
const roundness = (value: number): number => {
  const zeros = /0*$/.exec(String(Math.trunc(value)))?.[0].length ?? 0;
  return 10 ** Math.min(zeros, 2);
};

function isSum({ values }: WrittenNumber, row: readonly number[]): boolean {
  if (row.length < 3) return false;
  for (let from = 0; from < row.length; from += 1) {
    let sum = 0;
    for (const value of row.slice(from)) {
      sum += value;
      if (values.includes(sum)) return true;
    }
  }
  return false;
}
