import type { CalendarDate } from '@internationalized/date';

import { canChoose, isOutside, type DateBounds } from '../private/calendar/calendar-dates.js';
import type { DayMark } from '../private/calendar/calendar-day.js';

/** Two dates, the earlier one first. */
export type DateSpan = readonly [start: CalendarDate, end: CalendarDate];

export const spanOf = (a: CalendarDate, b: CalendarDate): DateSpan =>
  a.compare(b) <= 0 ? [a, b] : [b, a];

/** Days from the first to the last, both counted. */
export const daysIn = ([start, end]: DateSpan): number => end.compare(start) + 1;

/** How far from its first day a range is looked along for days that are taken. */
const reach = 366;

/**
 * Bounds of a range that begins here: to the bounds, and to the nearest day on each side that
 * cannot be chosen.
 */
export const reachFrom = (anchor: CalendarDate, bounds: DateBounds): DateBounds => {
  if (!bounds.isUnavailable) return bounds;
  const last = (step: 1 | -1, bound: CalendarDate | undefined) => {
    for (let days = 1; days <= reach; days += 1) {
      const date = anchor.add({ days: days * step });
      if (!canChoose(date, bounds)) return date.subtract({ days: step });
    }
    return bound;
  };
  return { ...bounds, min: last(-1, bounds.min), max: last(1, bounds.max) };
};

/** Whether every day of the range may be chosen. */
export const isFree = (span: DateSpan, bounds: DateBounds): boolean => {
  const [start, end] = span;
  if (isOutside(start, bounds) || isOutside(end, bounds)) return false;
  if (!bounds.isUnavailable) return true;
  for (let days = 0; days < Math.min(daysIn(span), reach); days += 1)
    if (!canChoose(start.add({ days }), bounds)) return false;
  return true;
};

/** How a day is drawn beside a range, which may have only its first day so far. */
export const markInSpan = (
  date: CalendarDate,
  span: DateSpan | undefined,
  preview: boolean,
): DayMark => {
  if (!span) return {};
  const [start, end] = span;
  const isStart = date.compare(start) === 0;
  const isEnd = date.compare(end) === 0;
  if (isStart && isEnd) return { chosen: true };
  if (isStart) return { chosen: true, span: 'start', preview };
  if (isEnd) return { chosen: true, span: 'end', preview };
  return date.compare(start) > 0 && date.compare(end) < 0 ? { span: 'middle', preview } : {};
};
