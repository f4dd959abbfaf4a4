import * as z from 'zod';

import { bounds } from '../bounds.js';
import { dayAfter, daysBetween } from '../days.js';
import {
  accommodationTypes,
  activityPaces,
  languages,
  packingGroups,
  transportationPreferences,
  travelerTypes,
  tripBases,
  tripItemKinds,
  tripTypes,
} from '../enums.js';
import {
  datesInOrder,
  day,
  dismissedFacts,
  numberIn,
  oneOf,
  optionalText,
  severalOf,
  text,
  textsOf,
} from '../fields.js';
import type { ValidationMessageId } from '../messages.js';
import { shareTripBudget } from '../trip-budget.js';
import { briefStep, defineAssistant } from './assistant.js';

const dates = datesInOrder('startDate', 'endDate');

/** US cents. */
const cents = z
  .int()
  .min(0)
  .max(bounds.tripBudget.max * 100, 'validation.generic.max');

/** An entry of a day: a way, a meal, a sight, a night. */
export const tripItemSchema = z.object({
  /** Unique within the result. */
  id: z.string().min(1).max(bounds.slug.max),
  /** Local time there: `09:30`; empty for no certain one. */
  time: z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/, 'validation.generic.pattern'),
  kind: z.enum(tripItemKinds),
  title: text(bounds.shortText),
  note: z.string().max(bounds.remark.max),
  basis: z.enum(tripBases),
  /** Of everybody together, in US cents; null while nobody knows it. */
  cost: cents.nullable(),
  /** Set aside of the budget as long as the cost is not known; no price. */
  planned: z.int(),
});
/** An entry of a day: a way, a meal, a sight, a night. */
export type TripItem = z.infer<typeof tripItemSchema>;

/** A day of a trip. */
export const tripDaySchema = z.object({
  date: z.iso.date(),
  /** The place whoever reads it is in. */
  place: text(bounds.shortText),
  title: z.string().max(bounds.shortText.max),
  items: z.array(tripItemSchema).max(bounds.tripItems.max, 'validation.generic.max'),
});
/** A day of a trip. */
export type TripDay = z.infer<typeof tripDaySchema>;

/** A town or country of the list of places. */
export const tripPlaceSchema = z.object({
  name: text(bounds.shortText),
  /** ISO 3166. */
  country: z.string().length(2),
  /** ISO 4217. */
  currency: z.string().length(3),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
/** A town or country of the list of places. */
export type TripPlace = z.infer<typeof tripPlaceSchema>;

/** An itinerary as text. */
const written = (title: string, days: readonly TripDay[]): string =>
  [
    `# ${title}`,
    ...days.map(({ date, place, items }) =>
      [
        `## ${date} · ${place}`,
        items.map((item) => `- ${[item.time, item.title].filter(Boolean).join(' ')}`).join('\n'),
      ].join('\n\n'),
    ),
  ].join('\n\n');

/** Days of a trip with what is done in them, its budget shared out, and what is packed. */
export const travelPlan = defineAssistant({
  id: 'travel-plan',
  area: 'personal',
  path: '/personal/travel-planner',
  request: z
    .object({
      destination: text(bounds.shortText, 'validation.travel.destinationRequired'),
      startDate: day(),
      endDate: day(),
      /** US dollars for everybody and everything. */
      budget: numberIn(bounds.tripBudget, 'whole'),
      numberOfTravelers: numberIn(bounds.travelers, 'whole').default(1),
      travelerTypes: severalOf(travelerTypes),
      activityPace: oneOf(activityPaces).default('moderate'),
      accommodationType: oneOf(accommodationTypes).default('any'),
      /** That of guides, tours and bookings; the member's when none is named. */
      preferredLanguage: oneOf(languages).optional(),
      transportationPreference: oneOf(transportationPreferences).default('any'),
      dietaryRestrictions: textsOf(bounds.requestTerms, bounds.requestTerm),
      specialNeeds: optionalText(bounds.longText),
      tripType: oneOf(tripTypes).default('leisure'),
      interests: textsOf(bounds.requestTerms, bounds.requestTerm),
      additionalNotes: optionalText(bounds.longText),
      dismissedFacts: dismissedFacts(),
    })
    .refine(dates.check, dates.says)
    // A day that is none has its own message.
    .refine(
      ({ startDate, endDate }) => !(daysBetween(startDate, endDate) + 1 > bounds.tripDays.max),
      {
        ...dates.says,
        error: 'validation.travel.daysMax' satisfies ValidationMessageId,
        params: { maximum: bounds.tripDays.max },
      },
    ),
  reads: ['specialNeeds', 'additionalNotes'],
  steps: [
    { id: 'brief', ...briefStep },
    {
      id: 'frame',
      role: 'planner',
      layer: 'comprehension',
      tools: ['travel.frame'],
      computed: true,
    },
    { id: 'route', role: 'researcher', layer: 'reasoning', searches: true },
    { id: 'days', role: 'planner', layer: 'decision', longText: true, searches: true },
    {
      id: 'check',
      role: 'evaluator',
      layer: 'reflection',
      tools: ['travel.check'],
      computed: true,
    },
    { id: 'advice', role: 'evaluator', layer: 'execution', optional: 'all' },
  ],
  result: z.object({
    /** Title, days and what is in them; Markdown. */
    text: z.string(),
    title: text(bounds.shortText),
    locale: oneOf(languages),
    summary: z.string().max(bounds.longText.max),
    /** The first day; the others follow. */
    start: z.iso.date(),
    /** Of everybody. */
    travelers: z.int().min(1).max(bounds.travelers.max),
    /** Places it leads to, as far as the list has them; their order is the route's. */
    places: z.array(tripPlaceSchema).max(bounds.tripDays.max),
    /** Of the first place's currency for one US dollar, as somebody typed it; null while nobody did. */
    rate: z.number().positive().max(1e9).nullable(),
    days: z.array(tripDaySchema).min(1).max(bounds.tripDays.max),
    budget: z.object({
      /** In US cents. */
      total: cents,
      costs: z.array(z.object({ kind: z.enum(tripItemKinds), amount: z.int(), known: z.int() })),
      left: z.int(),
    }),
    /** To be asked or looked up before anything is booked. */
    checks: z.array(text(bounds.remark)).max(bounds.listItems.max),
    packing: z
      .array(
        z.object({
          id: z.string().min(1).max(bounds.slug.max),
          group: z.enum(packingGroups),
          text: text(bounds.shortText),
          packed: z.boolean(),
        }),
      )
      .max(bounds.packing.max, 'validation.generic.max'),
  }),
  computed: ['text', 'days.*.date', 'days.*.items.*.planned', 'budget.costs', 'budget.left'],
  derive(result, request) {
    const { title, start, budget } = result;
    const { planned, costs, left } = shareTripBudget(
      budget.total,
      result.days.map(({ items }) => items),
      request,
    );
    let at = -1;
    const days = result.days.map((one, day) => ({
      ...one,
      date: dayAfter(start, day),
      items: one.items.map((item) => {
        at += 1;
        return { ...item, planned: planned[at] ?? 0 };
      }),
    }));
    return {
      ...result,
      days,
      budget: { total: budget.total, costs: [...costs], left },
      text: written(title, days),
    };
  },
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
