'use client';

import type { CalendarDate } from '@internationalized/date';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

import { useUi } from '../../../provider/ui-context.js';
import { VisuallyHidden } from '../../layout/visually-hidden.js';
import { CalendarDay, type DayMark } from './calendar-day.js';
import * as styles from './calendar.css.js';
import { weekdaysOf, weeksOf, writeDate, type DateBounds } from './calendar-dates.js';
import { sayDate } from './date-format.js';
import { MonthChoices } from './month-choices.js';

interface CalendarMonthProps {
  /** Its first day. */
  month: CalendarDate;
  /** The day that takes the focus, in this month or another. */
  focused: CalendarDate;
  today: CalendarDate;
  bounds: DateBounds;
  markOf: (date: CalendarDate) => DayMark;
  /** Several days may be chosen. */
  multiple: boolean;
  /** Buttons at the ends of the header. */
  before?: ReactNode;
  after?: ReactNode;
  onChooseMonth: (month: CalendarDate) => void;
  onPick: (date: CalendarDate) => void;
  onPoint?: (date: CalendarDate) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One month: its name, and its days by week. */
export function CalendarMonth({
  month,
  focused,
  today,
  bounds,
  markOf,
  multiple,
  before,
  after,
  onChooseMonth,
  onPick,
  onPoint,
  onKeyDown,
}: CalendarMonthProps) {
  const { locale } = useUi();
  const nameId = useId();
  return (
    <div className={styles.month}>
      <div className={styles.header}>
        {before ?? <span className={styles.edge} />}
        <VisuallyHidden id={nameId}>{sayDate(month, locale, 'month')}</VisuallyHidden>
        <MonthChoices month={month} bounds={bounds} onChoose={onChooseMonth} />
        {after ?? <span className={styles.edge} />}
      </div>
      <table
        // The ARIA Authoring Practices put the grid on the table itself.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-labelledby={nameId}
        aria-multiselectable={multiple || undefined}
        className={styles.grid}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdaysOf(month, locale).map((day) => (
              <th
                key={writeDate(day)}
                scope="col"
                abbr={sayDate(day, locale, 'weekday')}
                className={styles.weekday}
              >
                {sayDate(day, locale, 'weekdayNarrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, locale).map((week, row) => (
            // The place is the row's identity: another month has other days in the same six rows.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {week.map((date, column) =>
                date ? (
                  <CalendarDay
                    key={writeDate(date)}
                    date={date}
                    mark={markOf(date)}
                    bounds={bounds}
                    today={today}
                    focusable={date.compare(focused) === 0}
                    onPick={onPick}
                    onPoint={onPoint}
                  />
                ) : (
                  // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
                  <td key={column} className={styles.blank} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
