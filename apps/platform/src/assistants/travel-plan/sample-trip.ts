import { assistants, deriveResult } from '@constella/api-client/contract';
import { travelPlanLayout } from '@constella/forms';

import type { Day, Item, Trip } from './trip';

/** A request of the stories. */
export const request = {
  ...travelPlanLayout.defaults,
  destination: 'Ljubljana and Piran',
  startDate: '2027-05-12',
  endDate: '2027-05-13',
  budget: 900,
  numberOfTravelers: 2,
  activityPace: 'moderate' as const,
  accommodationType: 'guesthouse' as const,
  transportationPreference: 'publicTransport' as const,
  tripType: 'culture' as const,
};

const item = (id: string, kind: Item['kind'], title: string, more: Partial<Item> = {}): Item => ({
  id,
  kind,
  title,
  time: '',
  note: '',
  basis: 'unverified',
  cost: null,
  planned: 0,
  ...more,
});

const day = (place: string, title: string, items: Item[]): Day => ({
  date: request.startDate,
  place,
  title,
  items,
});

/** A trip with what follows from it. */
export const tripOf = (parts: Partial<Trip> = {}): Trip =>
  deriveResult(
    assistants['travel-plan'],
    {
      text: '',
      title: 'Slovenia by train',
      locale: 'en',
      summary: 'Two days: a town on a river, then the sea.',
      start: request.startDate,
      travelers: 2,
      places: [
        { name: 'Ljubljana', country: 'SI', currency: 'EUR', latitude: 46.05, longitude: 14.51 },
        { name: 'Piran', country: 'SI', currency: 'EUR', latitude: 45.53, longitude: 13.57 },
      ],
      rate: null,
      days: [
        day('Ljubljana', 'Arrive, old town, castle', [
          item('d1-1', 'journey', 'Land at Ljubljana airport', {
            time: '11:35',
            basis: 'given',
            cost: 41_200,
          }),
          item('d1-2', 'ride', 'Shuttle to the city', {
            time: '12:10',
            note: 'Look up the timetable',
          }),
          item('d1-3', 'food', 'Lunch by the Ljubljanica', { time: '13:00', basis: 'idea' }),
          item('d1-4', 'sight', 'Ljubljana Castle', { time: '15:00' }),
          item('d1-5', 'stay', 'Guesthouse near the Dragon Bridge'),
        ]),
        day('Piran', 'Walls and salt pans', [
          item('d2-1', 'ride', 'Bus to Piran', { time: '08:10' }),
          item('d2-2', 'free', 'Town walls', { time: '12:00', basis: 'idea' }),
          item('d2-3', 'food', 'Lunch in Piran', { time: '13:30', basis: 'idea' }),
          item('d2-4', 'journey', 'Flight home', { time: '20:15', basis: 'given', cost: 0 }),
        ]),
      ],
      budget: { total: 90_000, costs: [], left: 0 },
      checks: ['Is the castle railway running on May 12?', 'The last bus to the airport'],
      packing: [
        { id: 'passport', group: 'documents', text: 'Passport or ID card', packed: true },
        { id: 'rain', group: 'clothes', text: 'Rain jacket', packed: false },
        { id: 'charger', group: 'gear', text: 'Charger', packed: false },
      ],
      ...parts,
    } satisfies Trip,
    request,
  );
