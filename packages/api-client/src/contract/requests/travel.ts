import * as z from 'zod';

import { bounds } from '../bounds.js';
import {
  accommodationTypes,
  activityPaces,
  languages,
  transportationPreferences,
  travelerTypes,
  tripTypes,
} from '../enums.js';
import {
  datesInOrder,
  day,
  numberIn,
  oneOf,
  optionalText,
  severalOf,
  text,
  textsOf,
} from '../fields.js';
import type { ValidationMessageId } from '../messages.js';

const dates = datesInOrder('startDate', 'endDate');

/** Days from one to another, both counted. */
const daysFrom = (start: string, end: string): number =>
  (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

/** The request of a travel plan: where to, when, with whom, for how much and how. */
export const travelPlanRequest = z
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
  })
  .refine(dates.check, dates.says)
  // A day that is none has its own message.
  .refine(({ startDate, endDate }) => !(daysFrom(startDate, endDate) > bounds.tripDays.max), {
    ...dates.says,
    error: 'validation.travel.daysMax' satisfies ValidationMessageId,
    params: { maximum: bounds.tripDays.max },
  });
