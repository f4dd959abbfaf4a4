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

/** Kinds of things in an itinerary, by what their money is set aside for; `free` costs nothing. */
export const tripItemKinds = ['journey', 'stay', 'food', 'sight', 'ride', 'free'] as const;
/** One of {@link tripItemKinds}. */
export type TripItemKind = (typeof tripItemKinds)[number];

/** What an entry of an itinerary rests on: the person's words, a source, an idea, or nothing anybody checked. */
export const tripBases = ['given', 'source', 'idea', 'unverified'] as const;
/** One of {@link tripBases}. */
export type TripBasis = (typeof tripBases)[number];

/** Groups of a packing list. */
export const packingGroups = ['documents', 'clothes', 'health', 'children', 'gear'] as const;
/** One of {@link packingGroups}. */
export type PackingGroup = (typeof packingGroups)[number];
