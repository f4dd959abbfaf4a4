'use client';

import type { CalendarDate } from '@internationalized/date';

import { useUi } from '../../../provider/ui-context.js';
import * as styles from './calendar.css.js';
import { isOutside, writeDate, type DateBounds } from './calendar-dates.js';
import { sayDate } from './date-format.js';

/** How a day is drawn. */
export interface DayMark {
  /** The chosen day, or an end of the chosen span. */
  chosen?: boolean;
  /** Where in a span of several days it lies. */
  span?: 'start' | 'middle' | 'end';
  /** The span is only shown until it is chosen. */
  preview?: boolean;
  /** Said after the date, e.g. that it is the start. */
  note?: string;
}

interface CalendarDayProps {
  date: CalendarDate;
  mark: DayMark;
  bounds: DateBounds;
  today: CalendarDate;
  /** The one day that takes the focus. */
  focusable: boolean;
  onPick: (date: CalendarDate) => void;
  onPoint?: (date: CalendarDate) => void;
}

/** One day of the grid. */
export function CalendarDay({
  date,
  mark,
  bounds,
  today,
  focusable,
  onPick,
  onPoint,
}: CalendarDayProps) {
  const { locale } = useUi();
  const iso = writeDate(date);
  const unavailable = bounds.isUnavailable?.(iso) === true;
  const disabled = unavailable || isOutside(date, bounds);
  const dateText = sayDate(date, locale, 'full');
  const name = mark.note ? `${dateText}, ${mark.note}` : dateText;
  return (
    <td
      // Said, although a grid implies it: not every assistive technology knows.
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles
      role="gridcell"
      tabIndex={focusable ? 0 : -1}
      data-date={iso}
      data-chosen={mark.chosen ? '' : undefined}
      data-span={mark.span}
      data-preview={mark.preview ? '' : undefined}
      data-unavailable={unavailable ? '' : undefined}
      aria-label={name}
      aria-selected={mark.chosen || (mark.span !== undefined && !mark.preview) || false}
      aria-current={date.compare(today) === 0 ? 'date' : undefined}
      aria-disabled={disabled || undefined}
      className={styles.day}
      onClick={disabled ? undefined : () => onPick(date)}
      onPointerEnter={onPoint && (() => onPoint(date))}
    >
      <span className={styles.face}>{sayDay(date)}</span>
    </td>
  );
}

// The figure alone: Chinese and Japanese formats of a lone day add a word to each.
const sayDay = (date: CalendarDate) => String(date.day);
