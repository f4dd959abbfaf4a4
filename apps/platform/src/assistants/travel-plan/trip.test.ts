import { expect, it } from 'vitest';

import { tripCalendar } from './calendar';
import { tripOf } from './sample-trip';
import { distanceOf, inserted, movedBy, movedTo, removed, stopsOf, withItem } from './trip';

const trip = tripOf();
const titles = ({ days }: typeof trip, day: number) => days[day]?.items.map(({ id }) => id);

it('an entry moves within its day, to another by its time, goes and comes back', () => {
  expect(titles(movedBy(trip, 0, 1, 1), 0)).toEqual(['d1-1', 'd1-3', 'd1-2', 'd1-4', 'd1-5']);
  const moved = movedTo(trip, 0, 2, 1);
  expect(titles(moved, 0)).toEqual(['d1-1', 'd1-2', 'd1-4', 'd1-5']);
  expect(titles(moved, 1)).toEqual(['d2-1', 'd2-2', 'd1-3', 'd2-3', 'd2-4']);
  // Without a time it stands last; there is no day before the first.
  expect(titles(movedTo(trip, 0, 4, 1), 1)?.at(-1)).toBe('d1-5');
  expect(movedTo(trip, 0, 0, -1)).toBe(trip);
  const item = trip.days[0]!.items[1]!;
  expect(inserted(removed(trip, 0, 1), 0, 1, item)).toEqual(trip);
  expect(titles(withItem(trip, 1, { ...item, id: 'own1' }), 1)?.at(-1)).toBe('own1');
});

it('stops have the day they are reached on, and the way between them its length', () => {
  const [one, other] = stopsOf(trip);
  expect([one?.day, other?.day]).toEqual([1, 2]);
  expect(Math.round(distanceOf(one!, other!))).toBe(93);
});

it('a calendar has every entry in local time, and says what is not verified', () => {
  const text = tripCalendar(trip, {
    unverified: (title) => `${title} (check)`,
    cost: (cents) => `$${cents / 100}`,
  });
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(9);
  expect(text).toContain('DTSTART:20270512T113500\r\n');
  expect(text).toContain('DTEND:20270512T123500\r\n');
  // A night is of the whole day, and ends on the next.
  expect(text).toContain('DTSTART;VALUE=DATE:20270512');
  expect(text).toContain('DTEND;VALUE=DATE:20270513');
  expect(text).toContain('SUMMARY:Ljubljana Castle (check)');
  expect(text).toContain('DESCRIPTION:$412');
  expect(text).toContain('LOCATION:Piran');
  expect(text).not.toMatch(/DT(?:START|END)[^\r]*Z\r/);
});
