'use client';

import type { CalendarDate } from '@internationalized/date';
import { useState, useSyncExternalStore } from 'react';

import { dateRangePicker } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import type { DateBounds } from '../private/calendar/calendar-dates.js';
import { Calendar } from '../private/calendar/calendar.js';
import { sayDate, sayRange } from '../private/calendar/date-format.js';
import * as styles from './date-range-picker.css.js';
import { daysIn, type DateSpan, markInSpan, reachFrom, spanOf } from './range-days.js';

/** Room for two months side by side. */
const wide = '(min-width: 640px)';

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

interface RangeCalendarProps {
  /** The range that stands in the field. */
  span: DateSpan | undefined;
  today: CalendarDate;
  bounds: DateBounds;
  onChoose: (span: DateSpan) => void;
}

/** Two presses choose a range, in either order; between them it follows pointer and keys. */
export function RangeCalendar({ span, today, bounds, onChoose }: RangeCalendarProps) {
  const { locale, labels: texts } = useUi();
  const labels = { ...dateRangePicker, ...texts.dateRangePicker };
  const [anchor, setAnchor] = useState<CalendarDate>();
  const [pointed, setPointed] = useState<CalendarDate>();
  const isWide = useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
  const open = anchor ? reachFrom(anchor, bounds) : bounds;
  const isInReach = (date: CalendarDate) =>
    (!open.min || date.compare(open.min) >= 0) && (!open.max || date.compare(open.max) <= 0);
  const shown = anchor ? spanOf(anchor, pointed && isInReach(pointed) ? pointed : anchor) : span;

  const pick = (date: CalendarDate) => {
    if (anchor) {
      onChoose(spanOf(anchor, date));
      return;
    }
    setAnchor(date);
    setPointed(date);
  };
  const status = () => {
    if (anchor) return labels.chooseEnd({ date: sayDate(anchor, locale, 'medium') });
    if (!shown) return labels.chooseStart;
    const [start, end] = shown;
    return labels.chosen({ range: sayRange(start, end, locale, 'medium'), days: daysIn(shown) });
  };
  return (
    <>
      <Calendar
        start={span?.[0] ?? today}
        today={today}
        bounds={open}
        monthCount={isWide ? 2 : 1}
        multiple
        markOf={(date) => {
          const mark = markInSpan(date, shown, anchor !== undefined);
          if (!mark.chosen || !mark.span) return mark;
          return { ...mark, note: mark.span === 'start' ? labels.start : labels.end };
        }}
        onPick={pick}
        onPoint={anchor && setPointed}
      />
      <div role="status" className={styles.status}>
        {status()}
      </div>
    </>
  );
}
