import { numeralsOf, type Numeral } from '../../../prose/figures.js';
import { unspaced } from '../../../prose/magnitudes.js';
import { sentencesOf } from '../../../prose/sentences.js';
import { timeReader, type Time, type TimeReader, type TimeWords } from './times.js';

/** Figures that follow one another in time. */
export interface Series {
  /** As written; empty for bare numbers. */
  readonly unit: string;
  /** The oldest first. */
  readonly values: number[];
}

/** What a piece of a text says of figures and of times. */
interface Reading {
  readonly values: readonly Pick<Numeral, 'value' | 'unit'>[];
  readonly times: readonly Time[];
  /** How many times it says have been. */
  readonly counts: readonly number[];
  readonly speaks: boolean;
}

/** Figures a line can be drawn through. */
const fewest = 3;

/**
 * The first row of three or more figures of one unit, or none, that a text puts in time: each has
 * its year, quarter, month or day, in a sentence or line by line; or the sentence speaks of times that
 * have been ("the last three years"). Prices of three offers are no row: nothing comes after the third.
 */
export function seriesOf(text: string, locale: string, words: TimeWords): Series | null {
  const reader = timeReader(words, locale);
  const sentences = sentencesOf(text, locale).map((sentence) => read(sentence, locale, reader));
  for (const reading of [...sentences, ...lists(sentences)]) {
    const series = inTime(reading);
    if (series) return series;
  }
  return null;
}

function read(sentence: string, locale: string, reader: TimeReader): Reading {
  const values: Reading['values'][number][] = [];
  const times: Time[] = [];
  const counts: number[] = [];
  let rest = '';
  let end = 0;
  for (const numeral of numeralsOf(sentence, locale)) {
    const { value, unit, from, to } = numeral;
    const before = sentence.slice(end, from);
    rest += `${before} `;
    end = to;
    const time = reader.timeOf(numeral, before);
    if (time) times.push(time);
    if (reader.counts(numeral)) counts.push(value);
    else if (!time) {
      // "120 in March": the word before the time is no unit.
      const isUnit = !reader.beginsWithName(sentence.slice(to).trimStart());
      values.push({ value, unit: isUnit ? unit : '' });
    }
  }
  rest += sentence.slice(end);
  const isPast = reader.speaksOfPast(sentence);
  return {
    values,
    times: [...times, ...reader.named(rest)],
    counts: isPast ? counts : [],
    speaks: isPast && reader.speaksOfSeveral(rest),
  };
}

/** Lines with a time and a figure each, one under the other, as one. */
function lists(readings: readonly Reading[]): Reading[] {
  const runs: Reading[][] = [[]];
  for (const reading of readings)
    if (reading.values.length === 1 && reading.times.length > 0) runs.at(-1)?.push(reading);
    else runs.push([]);
  return runs.map((run) => ({
    values: run.flatMap(({ values }) => values),
    times: run.flatMap(({ times }) => times),
    counts: [],
    speaks: false,
  }));
}

function inTime({ values, times, counts, speaks }: Reading): Series | null {
  const unit = commonUnit(values.map((one) => one.unit));
  if (values.length < fewest || unit === undefined) return null;
  const said = values.map(({ value }) => value);
  const places = placesOf(times, said.length);
  if (places) return inOrder(places, { unit, values: said });
  const [first, last, ...more] = times.filter(({ kind }) => kind === 'year');
  const isSpan = first && last && more.length === 0 && last.place - first.place + 1 === said.length;
  const isCounted = counts.length === 1 && counts[0] === said.length;
  return speaks || isSpan || isCounted ? { unit, values: said } : null;
}

/** The one unit of figures; undefined when there are two. */
function commonUnit(units: readonly string[]): string | undefined {
  const [shortest = '', ...others] = units.filter(Boolean).toSorted((a, b) => a.length - b.length);
  // Endings and particles are written with the unit in some scripts.
  const isSame = new RegExp(`${unspaced}$`, 'u').test(shortest)
    ? (other: string) => other.startsWith(shortest)
    : (other: string) => other.toLowerCase() === shortest.toLowerCase();
  return others.every(isSame) ? shortest : undefined;
}

/** When each figure was, if each has a time of its own: a year, a month, or a quarter of a year. */
function placesOf(times: readonly Time[], count: number): number[] | undefined {
  const of = (kind: Time['kind']) => {
    const places = times.filter((time) => time.kind === kind).map(({ place }) => place);
    return places.length === count ? places : undefined;
  };
  const years = of('year');
  const parts = of('month') ?? of('numbered');
  const places =
    years && parts
      ? years.map((year, at) => year * 100 + (parts[at] ?? 0))
      : (parts ?? years ?? of('weekday'));
  return places && new Set(places).size === count ? places : undefined;
}

/** Figures from the oldest to the newest; null when they jump about, or leave years out. */
function inOrder(places: readonly number[], { unit, values }: Series): Series | null {
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  const back = steps.filter((step) => step < 0).length;
  const areYears = places.every((place) => place >= 1_900 && place <= 2_100);
  if (areYears && new Set(steps).size > 1) return null;
  if (back === steps.length) return { unit, values: values.toReversed() };
  // From December to January, and from Sunday to Monday, it goes on.
  return back === 0 || (back === 1 && !areYears) ? { unit, values } : null;
}
