import type { assistants, PackingGroup } from '@constella/api-client/contract';
import { bounds } from '@constella/api-client/contract';
import type { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Climate } from './places/place-list.js';

type Definition = (typeof assistants)['travel-plan'];
type Request = z.output<Definition['request']>;
type Packing = z.output<Definition['result']>['packing'];

/** The facts a packing list follows from. */
export interface Trip {
  readonly request: Request;
  readonly days: number;
  /** Of the places in their months; empty where no place is known. */
  readonly climates: readonly Climate[];
}

/** When a thing is packed. */
type When = (trip: Trip) => boolean;

const always: When = () => true;
/** Nobody knows the weather of a place that is not known: everything is named then. */
const weather =
  (...of: Climate[]): When =>
  ({ climates }) =>
    climates.length === 0 || climates.some((climate) => of.includes(climate));
const travelers =
  (...of: Request['travelerTypes']): When =>
  ({ request }) =>
    request.travelerTypes.some((one) => of.includes(one));
const sleeps =
  (...of: Request['accommodationType'][]): When =>
  ({ request }) =>
    of.includes(request.accommodationType);
const by =
  (...of: Request['transportationPreference'][]): When =>
  ({ request }) =>
    of.includes(request.transportationPreference);
const trip =
  (...of: Request['tripType'][]): When =>
  ({ request }) =>
    of.includes(request.tripType);

/** Days out are longer than a café. */
const isActive: When = ({ request }) => request.activityPace !== 'relaxed';
/** Sets of clothes that are worn before they are washed. */
const mostSets = 7;

/** What is packed for which trip; the texts are `content.travel-plan.pack.<name>`. */
const things: readonly (readonly [name: string, group: PackingGroup, when: When])[] = [
  ['passport', 'documents', always],
  ['bookings', 'documents', always],
  ['insurance', 'documents', always],
  ['money', 'documents', always],
  ['license', 'documents', by('car')],
  ['basics', 'clothes', always],
  ['lightClothes', 'clothes', weather('hot', 'warm')],
  ['sweater', 'clothes', weather('warm', 'cool')],
  ['warmJacket', 'clothes', weather('cool')],
  ['winterCoat', 'clothes', weather('cold')],
  ['rainJacket', 'clothes', weather('warm', 'cool')],
  ['walkingShoes', 'clothes', isActive],
  ['hikingShoes', 'clothes', trip('adventure')],
  ['swimwear', 'clothes', weather('hot')],
  ['goodClothes', 'clothes', trip('business', 'romantic')],
  ['medicines', 'health', always],
  ['firstAid', 'health', always],
  ['sun', 'health', weather('hot', 'warm')],
  ['repellent', 'health', weather('hot')],
  ['diet', 'health', ({ request }) => request.dietaryRestrictions.length > 0],
  ['toys', 'children', travelers('children')],
  ['snacks', 'children', travelers('children', 'infants')],
  ['phoneNumber', 'children', travelers('children')],
  ['infant', 'children', travelers('infants')],
  [
    'childSeat',
    'children',
    (one) => travelers('children', 'infants')(one) && by('car', 'taxi', 'any')(one),
  ],
  ['charger', 'gear', always],
  ['bottle', 'gear', always],
  ['dayBag', 'gear', isActive],
  ['offline', 'gear', always],
  ['laundry', 'gear', ({ days }) => days > mostSets],
  ['towel', 'gear', sleeps('hostel', 'camping')],
  ['tent', 'gear', sleeps('camping')],
  ['helmet', 'gear', by('bicycle')],
  ['laptop', 'gear', trip('business')],
];

/** What is packed for a trip, by its weather, length, travelers and how they go. */
export const packingFor = (trip: Trip, texts: Texts): Packing =>
  things
    .filter(([, , when]) => when(trip))
    .slice(0, bounds.packing.max)
    .map(([name, group]) => ({
      id: name,
      group,
      text: texts.say(`content.travel-plan.pack.${name}`, {
        count: Math.min(trip.days + 1, mostSets),
        diet: trip.request.dietaryRestrictions.join(', '),
      }),
      packed: false,
    }));
