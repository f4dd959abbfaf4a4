import { bounds, splitAmount, textBlank, usesTrigger } from '@constella/api-client/contract';
import {
  amountsIn,
  dayOf,
  formatterFor,
  loadMessages,
  typedAmounts,
  type MessageId,
} from '@constella/i18n';

import type { Texts } from '../../../base/language/texts.js';
import { wordsOf } from '../../../base/language/words.js';
import { withoutDismissed } from '../../../prose/dismissed-facts.js';
import { pointsOf } from '../../../prose/points.js';
import { shortened } from '../../../prose/read-brief.js';
import type { Trip } from './packing.js';
import { datesOf, type Frame, type WrittenDay, type WrittenItem } from './tools.js';

type Request = Trip['request'];

/** A wish as it was typed: its day and price, where it has them. */
interface Wish {
  readonly text: string;
  readonly day: number | undefined;
  /** The times it names: of a journey that there, and that back. */
  readonly times: readonly string[];
  /** US cents. */
  readonly cost: number | null;
  readonly kind: WrittenItem['kind'];
}

const usDollars = /^(?:US)?\$|USD|US-Dollar|美元|美金|米ドル|달러|دولار|d[oó]lar|dollar/iu;

/** A time of day: 9:30, 11h40. */
const clock = /(?<!\d)([01]?\d|2[0-3])\s?[:：h]\s?([0-5]\d)(?!\d)/gu;

/** The amounts of a text that are in US dollars, in cents; what no trip costs is no price. */
export const typedCents = (text: string, locale: string): number[] =>
  amountsIn(text, locale)
    .filter(({ currency }) => usDollars.test(currency))
    .filter(({ value }) => value >= 0 && value <= bounds.tripBudget.max)
    .map(({ value }) => Math.round(value * 100));

/** What was typed as notes, point by point. */
export function wishesOf(request: Request, texts: Texts): Wish[] {
  const { locale } = texts;
  const dates = datesOf(request);
  const year = request.startDate.slice(0, 4);
  const kinds = (['journey', 'stay', 'food'] as const).map(
    (kind) => [kind, wordsOf(texts, `content.travel-plan.words.${kind}`)] as const,
  );
  return pointsOf(request.additionalNotes ?? '', locale).map((text) => {
    const read = withoutDismissed(text, request);
    const written = typedAmounts(read, locale).find(({ kind }) => kind === 'date')?.written ?? '';
    const date = [written, `${written} ${year}`, `${year}年${written}`]
      .map((one) => dayOf(one, locale))
      .find((day) => day !== undefined);
    const at = date === undefined ? -1 : dates.indexOf(date);
    const [kind = 'sight'] =
      kinds.find(([, words]) => words.some((one) => usesTrigger(text, one))) ?? [];
    const times = [...read.matchAll(clock)].map(
      ([, hours = '', minutes = '']) => `${hours.padStart(2, '0')}:${minutes}`,
    );
    const cost = typedCents(read, locale)[0] ?? null;
    return { text, kind, day: at < 0 ? undefined : at, times, cost };
  });
}

/** Where each night is: the places of the destination in their order, each as long as the others. */
export function stagesOf({ destination }: Request, { places, days }: Frame): string[] {
  const names = places.length > 0 ? places.map(({ name }) => name) : [destination];
  const lengths = splitAmount(
    days,
    names.map(() => 1),
  );
  return names.flatMap((name, at) => Array.from({ length: lengths[at] ?? 0 }, () => name));
}

/** The times of sights of a day, by its pace. */
const sightTimes = {
  relaxed: ['10:30'],
  moderate: ['09:30', '14:30'],
  active: ['08:30', '10:30', '14:00', '16:30'],
} as const;
const noon = '12';
/** Somebody who rests after lunch: the afternoon begins later and dinner is earlier. */
const restful = new Set(['children', 'infants', 'seniors']);
const rest = { from: '14:00', until: '15:30' };
const lunchAt = '12:30';
const dinnerAt = { usual: '19:30', early: '18:30' };

type More = Partial<Omit<WrittenItem, 'kind' | 'title'>>;

const itemOf = (kind: WrittenItem['kind'], title: string, more: More = {}): WrittenItem => ({
  kind,
  title: shortened(title, bounds.shortText.max),
  time: '',
  note: '',
  basis: 'unverified',
  cost: null,
  ...more,
});

const blank = (name: string) => `${name}: ${textBlank}`;

/** Something typed: its own words, at its time. */
const given = ({ kind, text, cost, times: [own] }: Wish, time = '') =>
  itemOf(kind, text, { time: own ?? time, basis: 'given', cost });

/** Entries of a day with one more, at its time: after what is not later, before what is. */
function placed(items: WrittenItem[], item: WrittenItem): WrittenItem[] {
  const before = items.findLastIndex(({ time }) => time !== '' && time <= item.time);
  const later = items.findIndex(({ time }) => time > item.time);
  return items.toSpliced(before >= 0 ? before + 1 : Math.max(later, 0), 0, item);
}

/** Whether a journey is booked as one with the way back: it names no day, or the first. */
export const coversReturn = ({ kind, day }: Wish): boolean =>
  kind === 'journey' && (day === undefined || day === 0);

/** Days with room for what nobody has told yet: what was typed at its place, blanks for the rest. */
export async function worksheetDays(
  request: Request,
  frame: Frame,
  texts: Texts,
): Promise<WrittenDay[]> {
  const nameOf = formatterFor(texts.locale, await loadMessages(texts.locale, ['travel']));
  const say = (name: string, values?: Record<string, string>) =>
    texts.say(`content.travel-plan.slot.${name}`, values);
  const { accommodationType, transportationPreference, dietaryRestrictions } = request;
  const wishes = wishesOf(request, texts);
  const undated = (kind: WrittenItem['kind']) =>
    wishes.filter((wish) => wish.day === undefined && wish.kind === kind);
  const sights = undated('sight');
  const tables = undated('food');
  const ideas = [
    ...request.interests,
    ...wordsOf(texts, `content.travel-plan.ideas.${request.tripType}`),
  ];
  let turn = 0;
  const sightAt = (time: string): WrittenItem => {
    const wish = sights.shift();
    if (wish) return given(wish, time);
    const at = turn % ideas.length;
    turn += 1;
    const basis = at < request.interests.length ? 'given' : 'idea';
    return itemOf('sight', blank(ideas[at] ?? ''), { time, basis });
  };
  const meal = (name: string, time: string) =>
    itemOf('food', blank(say(name)), { time, note: dietaryRestrictions.join(', '), basis: 'idea' });
  const isRestful = request.travelerTypes.some((one) => restful.has(one));
  const dinner = isRestful ? dinnerAt.early : dinnerAt.usual;
  const named = (list: string, choice: string, other: string) =>
    blank(choice === 'any' ? say(other) : nameOf(`travel.${list}.${choice}` as MessageId));
  const bed = named('accommodationType', accommodationType, 'night');
  const ride = named('transportation', transportationPreference, 'ride');
  /** What is booked already, once with its price and then as a part of it. */
  const booking = (kind: 'journey' | 'stay', open: string): WrittenItem[] =>
    undated(kind).length > 0 ? undated(kind).map((one) => given(one)) : [itemOf(kind, open)];
  const included = (wish: Wish | undefined, open: WrittenItem): WrittenItem[] => {
    if (!wish) return [open];
    const { kind, cost, times } = wish;
    const time = (kind === 'journey' && times[1]) || '';
    return [
      {
        ...given({ ...wish, times: [], cost: cost === null ? null : 0 }, time),
        note: say('included'),
      },
    ];
  };
  const stages = stagesOf(request, frame);
  const last = stages.length - 1;
  return stages.map((place, day) => {
    const dated = wishes.filter((wish) => wish.day === day);
    const unless = (kind: WrittenItem['kind'], items: () => WrittenItem[]) =>
      dated.some((wish) => wish.kind === kind) ? [] : items();
    const always: typeof unless = (_kind, items) => items();
    const [isFirst, isLast] = [day === 0, day === last];
    const times = sightTimes[request.activityPace]
      // Who comes has the afternoon, who leaves the morning.
      .filter((time) => last === 0 || (time < noon ? !isFirst : !isLast))
      .map((time) => (isRestful && time > noon && time < rest.until ? rest.until : time));
    const table = isLast && last > 0 ? undefined : tables.shift();
    const [timed, untimed] = [true, false].map((isTimed) =>
      dated.filter((wish) => wish.times.length > 0 === isTimed).map((wish) => given(wish)),
    ) as [WrittenItem[], WrittenItem[]];
    const items = [
      ...(isFirst ? unless('journey', () => booking('journey', say('there', { place }))) : []),
      ...(!isFirst && stages[day - 1] !== place ? [itemOf('ride', say('onward', { place }))] : []),
      ...untimed,
      ...(transportationPreference === 'walking' ? [] : [itemOf('ride', ride)]),
      ...times.filter((time) => time < noon).map(sightAt),
      meal('lunch', lunchAt),
      ...(isRestful ? [itemOf('free', say('rest'), { time: rest.from, basis: 'idea' })] : []),
      ...times.filter((time) => time > noon).map(sightAt),
      ...(isLast && last > 0
        ? []
        : unless('food', () => [table ? given(table, dinner) : meal('dinner', dinner)])),
      ...(isLast
        ? (last > 0 ? unless : always)('journey', () =>
            included(wishes.find(coversReturn), itemOf('journey', say('back', { place }))),
          )
        : unless('stay', () =>
            isFirst ? booking('stay', bed) : included(undated('stay')[0], itemOf('stay', bed)),
          )),
    ];
    return {
      place: shortened(place, bounds.shortText.max),
      title: '',
      items: timed.reduce(placed, items).slice(0, bounds.tripItems.max),
    };
  });
}
