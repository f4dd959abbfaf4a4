import type { MessageId } from '@constella/i18n';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Heading } from '@constella/ui';
import { useCallback, type ReactNode } from 'react';

import { expenses, travelBudget } from './travel-budget';
import * as styles from './travel-example.css';
import { useSampleTime } from './use-sample-time';

interface Stop {
  /** On the clock of the place: hours and minutes. */
  at: readonly [hours: number, minutes: number];
  words: MessageId;
}

interface Day {
  /** A day of that weekday. */
  date: Date;
  euros: number;
  stops: readonly Stop[];
}

const days: readonly Day[] = [
  {
    date: new Date(2027, 4, 7, 12),
    euros: 142,
    stops: [
      { at: [13, 20], words: 'product.cases.travel.checkIn' },
      { at: [15, 0], words: 'product.cases.travel.viewpoint' },
      { at: [19, 30], words: 'product.cases.travel.dinner' },
    ],
  },
  {
    date: new Date(2027, 4, 8, 12),
    euros: 198,
    stops: [
      { at: [9, 0], words: 'product.cases.travel.market' },
      { at: [11, 30], words: 'product.cases.travel.tram' },
      { at: [16, 0], words: 'product.cases.travel.museum' },
    ],
  },
  {
    date: new Date(2027, 4, 9, 12),
    euros: 121,
    stops: [
      { at: [8, 40], words: 'product.cases.travel.train' },
      { at: [10, 0], words: 'product.cases.travel.castle' },
      { at: [18, 10], words: 'product.cases.travel.airport' },
    ],
  },
];

/** Formats whole euros. */
export function useEuros() {
  const { number } = useFormats();
  return useCallback(
    (euros: number) =>
      number(euros, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
    [number],
  );
}

/** Three days, hour by hour, and where the budget goes. */
export function TravelExample() {
  const intl = useIntl();
  const time = useSampleTime();
  const euros = useEuros();
  const strong = (parts: ReactNode[]) => <b className={styles.amount}>{parts}</b>;
  return (
    <>
      <div className={styles.days}>
        {days.map((day) => (
          <div key={day.euros} className={styles.day}>
            <Heading level={4} size="13" className={styles.dayHead}>
              {intl.formatDate(day.date, { weekday: 'long' })}
              <span className={styles.cost}>{euros(day.euros)}</span>
            </Heading>
            <ul>
              {day.stops.map(({ at, words }) => (
                <li key={words} className={styles.stop}>
                  <span className={styles.time}>{time(...at)}</span>
                  <span>{intl.formatMessage({ id: words })}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={styles.split} aria-hidden="true">
        {expenses.map((kind) => (
          <span key={kind} className={styles.part[kind]} />
        ))}
      </div>
      <ul className={styles.parts}>
        {expenses.map((kind) => (
          <li key={kind} className={kind === 'left' ? styles.rest : undefined}>
            {intl.formatMessage(
              { id: `product.cases.travel.${kind}` },
              { amount: euros(travelBudget[kind]), b: strong },
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
