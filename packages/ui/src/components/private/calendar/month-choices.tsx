'use client';

import { endOfYear, startOfMonth, startOfYear, type CalendarDate } from '@internationalized/date';
import { useMemo } from 'react';

import { ChevronDownIcon } from '../../../icons/index.js';
import { datePicker } from '../../../labels/en.js';
import { useUi } from '../../../provider/ui-context.js';
import * as styles from './calendar.css.js';
import { isOutside, readDate, writeDate, type DateBounds } from './calendar-dates.js';
import { dateFormat, instant, sayDate } from './date-format.js';

/** Years offered before and after the one in view, where bounds leave them. */
const yearsBack = 100;
const yearsAhead = 30;

const monthsOf = (month: CalendarDate): CalendarDate[] =>
  Array.from({ length: month.calendar.getMonthsInYear(month) }, (_month, index) =>
    startOfMonth(month.set({ month: index + 1, day: 1 })),
  );

const yearsAround = (month: CalendarDate, { min, max }: DateBounds): CalendarDate[] =>
  Array.from({ length: yearsBack + yearsAhead + 1 }, (_year, index) =>
    month.add({ years: index - yearsBack }),
  )
    // Before the first and after the last year a calendar can count, adding leads nowhere.
    .filter((year, place, all) => place === 0 || year.compare(all[place - 1] ?? year) !== 0)
    .filter(
      (year) =>
        year.compare(month) === 0 ||
        ((!min || endOfYear(year).compare(min) >= 0) &&
          (!max || startOfYear(year).compare(max) <= 0)),
    );

const isMonthOutside = (month: CalendarDate, { min, max }: DateBounds) =>
  isOutside(month, { max }) ||
  isOutside(month.add({ days: month.calendar.getDaysInMonth(month) - 1 }), { min });

interface MonthChoicesProps {
  /** The month in view, its first day. */
  month: CalendarDate;
  bounds: DateBounds;
  /** Told the first day of the month chosen. */
  onChoose: (month: CalendarDate) => void;
}

/** Month and year of a grid, each a native select: any year is two presses away. */
export function MonthChoices({ month, bounds, onChoose }: MonthChoicesProps) {
  const { locale, labels: texts } = useUi();
  const labels = { ...datePicker, ...texts.datePicker };
  const { min, max } = bounds;
  const years = useMemo(() => yearsAround(month, { min, max }), [month, min, max]);
  const yearFirst =
    dateFormat(locale, 'month')
      .formatToParts(instant(month))
      .find(({ type }) => type !== 'literal' && type !== 'era')?.type !== 'month';

  const choice = (
    key: 'monthName' | 'year',
    name: string,
    options: readonly CalendarDate[],
    isDisabled: (option: CalendarDate) => boolean,
  ) => (
    <span key={key} className={styles.choice}>
      <select
        aria-label={name}
        className={styles.select}
        value={writeDate(month)}
        onChange={(event) => {
          const chosen = readDate(event.target.value, month.calendar);
          if (chosen) onChoose(chosen);
        }}
      >
        {options.map((option) => (
          <option
            key={writeDate(option)}
            value={writeDate(option)}
            disabled={isDisabled(option)}
            className={styles.option}
          >
            {sayDate(option, locale, key)}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={12} className={styles.chevron} />
    </span>
  );
  const months = choice('monthName', labels.month, monthsOf(month), (option) =>
    isMonthOutside(option, bounds),
  );
  const yearChoice = choice('year', labels.year, years, () => false);
  return (
    <span className={styles.choices}>
      {yearFirst ? [yearChoice, months] : [months, yearChoice]}
    </span>
  );
}
