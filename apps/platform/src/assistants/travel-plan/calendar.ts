import ical from 'ical-generator';

import type { Trip } from './trip';

/** Words of a calendar, in the reader's language. */
export interface CalendarWords {
  /** The title of an entry nobody checked. */
  readonly unverified: (title: string) => string;
  /** What an entry costs, where that is known. */
  readonly cost: (cents: number) => string;
}

/** Minutes an entry takes as long as nobody says how many. */
const usualMinutes = 60;

/**
 * A trip as a calendar file: an event for each entry, in the local time of wherever its reader is.
 * What has no time is of the whole day, and a night reaches into the next one.
 */
export function tripCalendar({ title, days }: Trip, words: CalendarWords): string {
  const calendar = ical({ name: title, prodId: { company: 'Constella', product: 'Travel' } });
  for (const { date, place, items } of days)
    for (const item of items) {
      const start = new Date(`${date}T${item.time || '00:00'}:00Z`);
      const isWholeDay = item.time === '';
      calendar.createEvent({
        id: `${date}-${item.id}@constella`,
        // Floating times are written as they are here.
        timezone: null,
        floating: !isWholeDay,
        allDay: isWholeDay,
        start,
        end: new Date(start.getTime() + (isWholeDay ? 24 * 60 : usualMinutes) * 60_000),
        summary: item.basis === 'unverified' ? words.unverified(item.title) : item.title,
        description: [item.note, item.cost ? words.cost(item.cost) : ''].filter(Boolean).join('\n'),
        location: place,
      });
    }
  return calendar.toString();
}
