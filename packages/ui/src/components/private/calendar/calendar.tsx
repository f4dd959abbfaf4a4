'use client';

import { startOfMonth, type CalendarDate } from '@internationalized/date';
import { type KeyboardEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';

import { ChevronLeftIcon, ChevronRightIcon } from '../../../icons/index.js';
import { datePicker } from '../../../labels/en.js';
import { useUi } from '../../../provider/ui-context.js';
import { useMergedRefs } from '../use-merged-refs.js';
import { IconButton } from '../../icon-button/icon-button.js';
import { VisuallyHidden } from '../../layout/visually-hidden.js';
import type { DayMark } from './calendar-day.js';
import { CalendarMonth } from './calendar-month.js';
import * as styles from './calendar.css.js';
import { canChoose, clampDate, dateByKey, type DateBounds } from './calendar-dates.js';
import { sayDate, sayRange } from './date-format.js';

interface CalendarProps {
  /** The day that takes the focus first. */
  start: CalendarDate;
  today: CalendarDate;
  bounds: DateBounds;
  /** Months side by side. @default 1 */
  monthCount?: 1 | 2;
  /** Several days may be chosen. @default false */
  multiple?: boolean;
  markOf: (date: CalendarDate) => DayMark;
  onPick: (date: CalendarDate) => void;
  /** The day under the pointer or the focus. */
  onPoint?: (date: CalendarDate) => void;
  /** The box around the months. */
  ref?: Ref<HTMLDivElement>;
}

/** The day of a calendar that takes the focus. */
export const focusableDay = (calendar: HTMLElement | null): HTMLElement | null =>
  calendar?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]') ?? null;

/** One or two months of days by the date grid of the ARIA Authoring Practices. */
export function Calendar({
  start,
  today,
  bounds,
  monthCount = 1,
  multiple = false,
  markOf,
  onPick,
  onPoint,
  ref,
}: CalendarProps) {
  const { dir, locale, labels: texts } = useUi();
  const labels = { ...datePicker, ...texts.datePicker };
  const box = useRef<HTMLDivElement>(null);
  const boxRef = useMergedRefs(ref, box);
  const [focused, setFocused] = useState(() => clampDate(start, bounds));
  const [first, setFirst] = useState(() => startOfMonth(focused));
  const followsKey = useRef(false);
  const months = Array.from({ length: monthCount }, (_month, index) =>
    first.add({ months: index }),
  );
  const last = first.add({ months: monthCount - 1 });

  useLayoutEffect(() => {
    if (!followsKey.current) return;
    followsKey.current = false;
    focusableDay(box.current)?.focus();
  }, [focused]);

  const move = (to: CalendarDate) => {
    const date = clampDate(to, bounds);
    const month = startOfMonth(date);
    setFocused(date);
    if (month.compare(first) < 0) setFirst(month);
    else if (month.compare(last) > 0) setFirst(month.subtract({ months: monthCount - 1 }));
    return date;
  };
  /** Shows the months from this one on, and takes the focusable day along. */
  const turn = (to: CalendarDate) => {
    const place = months.findIndex((month) => month.compare(startOfMonth(focused)) === 0);
    const asked = to.add({ months: Math.max(0, place) }).set({ day: focused.day });
    const date = clampDate(asked, bounds);
    const month = startOfMonth(date);
    setFocused(date);
    // A bound may keep the day in an earlier or later month than asked for.
    const shown = month.compare(to) < 0 ? month : to;
    setFirst(month.compare(shown.add({ months: monthCount - 1 })) > 0 ? month : shown);
  };
  const keyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (canChoose(focused, bounds)) onPick(focused);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = dateByKey(event.key, event.shiftKey, focused, locale, dir);
    if (!to) return;
    event.preventDefault();
    followsKey.current = true;
    const there = move(to);
    onPoint?.(there);
  };

  const canTurn = (to: CalendarDate, bound: CalendarDate | undefined, direction: 1 | -1) =>
    !bound || direction * startOfMonth(bound).compare(to) >= 0;
  const before = first.subtract({ months: 1 });
  const after = first.add({ months: 1 });
  const previous = (
    <IconButton
      size="small"
      label={labels.previousMonth}
      icon={<ChevronLeftIcon />}
      disabled={!canTurn(before, bounds.min, -1)}
      onClick={() => turn(before)}
    />
  );
  const next = (
    <IconButton
      size="small"
      label={labels.nextMonth}
      icon={<ChevronRightIcon />}
      disabled={!canTurn(last.add({ months: 1 }), bounds.max, 1)}
      onClick={() => turn(after)}
    />
  );

  return (
    <div ref={boxRef} className={styles.calendar}>
      <VisuallyHidden role="status">
        {monthCount === 1
          ? sayDate(first, locale, 'month')
          : sayRange(first, last, locale, 'month')}
      </VisuallyHidden>
      <div className={styles.months}>
        {months.map((month, index) => (
          <CalendarMonth
            // The place, so that a select keeps the focus when it changes the month.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            month={month}
            focused={focused}
            today={today}
            bounds={bounds}
            markOf={markOf}
            multiple={multiple}
            before={index === 0 ? previous : undefined}
            after={index === monthCount - 1 ? next : undefined}
            onChooseMonth={(chosen) => turn(chosen.subtract({ months: index }))}
            onPick={(date) => {
              move(date);
              onPick(date);
            }}
            onPoint={onPoint}
            onKeyDown={keyDown}
          />
        ))}
      </div>
    </div>
  );
}
