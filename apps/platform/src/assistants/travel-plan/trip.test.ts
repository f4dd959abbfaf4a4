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
});

it('a new entry, and one at another time, stands by its time', () => {
  const [, item] = trip.days[0]!.items;
  const own = { ...item!, id: 'own1' };
  const all = ['d2-1', 'd2-2', 'd2-3', 'd2-4'];
  expect(titles(withItem(trip, 1, { ...own, time: '' }), 1)).toEqual([...all, 'own1']);
  expect(titles(withItem(trip, 1, { ...own, time: '06:00' }), 1)).toEqual(['own1', ...all]);
  expect(titles(withItem(trip, 1, { ...own, time: '12:00' }), 1)).toEqual(
    all.toSpliced(2, 0, 'own1'),
  );
  // After the last time, before the night, which has none.
  expect(titles(withItem(trip, 0, { ...own, time: '21:00' }), 0)?.slice(-2)).toEqual([
    'own1',
    'd1-5',
  ]);
  expect(titles(withItem(trip, 0, { ...item!, time: '14:00' }), 0)).toEqual([
    'd1-1',
    'd1-3',
    'd1-2',
    'd1-4',
    'd1-5',
  ]);
  // Renamed, or without its time, it stays.
  expect(titles(withItem(trip, 0, { ...item!, time: '' }), 0)?.[1]).toBe('d1-2');
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
