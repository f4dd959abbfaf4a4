import {
  bounds,
  daysBetween,
  daysFrom,
  tripBases,
  tripDaySchema,
  type TripDay,
  type TripPlace,
} from '@constella/api-client/contract';
import { z } from 'zod';

import { defineTool } from '../../program/tools/tool.js';
import { climateOf, placesIn, type Climate } from './places/place-list.js';

/** The days of a trip as dates. */
export const datesOf = ({ startDate, endDate }: { startDate: string; endDate: string }): string[] =>
  daysFrom(startDate, daysBetween(startDate, endDate) + 1);

/** The frame of a trip: what follows from a request without anybody's opinion. */
export interface Frame {
  readonly days: number;
  readonly places: TripPlace[];
  readonly climates: Climate[];
  /** US dollars for one person and one day. */
  readonly perDay: number;
  /** It is far from what trips cost. */
  readonly isUnusual: boolean;
}

/** Finds the places of a trip, the weather to pack for, and what there is to spend a day. */
export const frameTool = defineTool({
  id: 'travel.frame',
  input: z.object({
    destination: z.string(),
    startDate: z.iso.date(),
    endDate: z.iso.date(),
    budget: z.number(),
    travelers: z.int(),
  }),
  async run({ destination, startDate, endDate, budget, travelers }): Promise<Frame> {
    const days = datesOf({ startDate, endDate });
    const places = await placesIn(destination);
    const months = [...new Set(days.map((day) => Number(day.slice(5, 7))))];
    const perDay = budget / days.length / travelers;
    const { min, max } = bounds.usualTripDay;
    return {
      days: days.length,
      places,
      climates: [
        ...new Set(
          places.flatMap(({ latitude }) => months.map((month) => climateOf(latitude, month))),
        ),
      ],
      perDay: Math.round(perDay * 100) / 100,
      isUnusual: perDay < min || perDay > max,
    };
  },
});

const checked = tripDaySchema.shape.items.element.omit({ id: true, planned: true });

/** An entry as a model or a worksheet writes it. */
export type WrittenItem = z.infer<typeof checked>;
/** A day as a model or a worksheet writes it. */
export type WrittenDay = Pick<TripDay, 'place' | 'title'> & { items: WrittenItem[] };

/** A number of a source in a text. */
const citation = /\[\d+\]/;

/**
 * Entries held against what is known. A price stands only where the person typed it or a source is
 * named beside it; what claims a source and names none is not verified.
 */
export const checkTool = defineTool({
  id: 'travel.check',
  input: z.object({
    days: z.array(z.object({ place: z.string(), title: z.string(), items: z.array(checked) })),
    /** Amounts the person typed, in US cents. */
    typed: z.array(z.int()),
  }),
  shown: ({ days, typed }) => ({ days: days.length, typed: typed.length }),
  async run({ days, typed }) {
    const kept = days.map((day) => ({
      ...day,
      items: day.items.map((item): WrittenItem => {
        const isCited = citation.test(`${item.title} ${item.note}`);
        const basis = item.basis === 'source' && !isCited ? 'unverified' : item.basis;
        const isKnown =
          basis === 'source' || (basis === 'given' && typed.includes(item.cost ?? -1));
        return { ...item, basis, cost: isKnown ? item.cost : null };
      }),
    }));
    const items = kept.flatMap((day) => day.items);
    const asked = days.flatMap((day) => day.items);
    const names = [...new Set(days.map(({ place }) => place))];
    const places = await Promise.all(
      names.map(async (name) =>
        (await placesIn(name)).slice(0, 1).map((one) => ({ ...one, name })),
      ),
    );
    return {
      days: kept,
      /** Those of the days the list has, in their order. */
      places: places.flat(),
      counts: Object.fromEntries(
        tripBases.map((basis) => [basis, items.filter((item) => item.basis === basis).length]),
      ) as Record<(typeof tripBases)[number], number>,
      /** Prices nobody looked up, which were taken out. */
      removed: items.filter(({ cost }, at) => cost === null && asked[at]?.cost !== null).length,
    };
  },
});
