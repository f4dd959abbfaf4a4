/** How full the days of a trip are. */
export const activityPaces = ['relaxed', 'moderate', 'active'] as const;
/** One of {@link activityPaces}. */
export type ActivityPace = (typeof activityPaces)[number];

/** Purposes of a trip. */
export const tripTypes = [
  'leisure',
  'culture',
  'adventure',
  'family',
  'romantic',
  'business',
] as const;
/** One of {@link tripTypes}. */
export type TripType = (typeof tripTypes)[number];

/** Travelers by age. */
export const travelerTypes = ['adults', 'teenagers', 'children', 'infants', 'seniors'] as const;
/** One of {@link travelerTypes}. */
export type TravelerType = (typeof travelerTypes)[number];

/** Places to sleep on a trip. */
export const accommodationTypes = [
  'any',
  'hotel',
  'apartment',
  'guesthouse',
  'hostel',
  'resort',
  'camping',
] as const;
/** One of {@link accommodationTypes}. */
export type AccommodationType = (typeof accommodationTypes)[number];

/** Ways of getting around on a trip. */
export const transportationPreferences = [
  'any',
  'publicTransport',
  'car',
  'taxi',
  'bicycle',
  'walking',
] as const;
/** One of {@link transportationPreferences}. */
export type TransportationPreference = (typeof transportationPreferences)[number];
