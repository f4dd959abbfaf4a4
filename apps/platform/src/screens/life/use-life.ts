import {
  bounds,
  dayAfter,
  dayIn,
  entriesOf,
  regionFacts,
  targetsOf,
  targetsRow,
  type LifeRows,
  type RegionId,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useSession } from '../../base/session';

/** Rows of one kind that are read at once: more than a year of days. */
const { max: most } = bounds.pageSize;
/** Days of health the charts and the figures look back on. */
const lookBack = 120;

/** Somebody's life as it is stored, and the day it is looked at. */
export interface Life extends LifeRows {
  /** The row of the targets, once there is one. */
  readonly aims: RowOfRecord<'life_assistant_data'> | undefined;
  readonly today: string;
  /** Hours and minutes now: `14:08`. */
  readonly time: string;
  readonly currency: string;
}

/** The currency of the signed-in member. */
export function useCurrency(): string {
  const { user } = useSession();
  const { currency } = regionFacts[user?.region as RegionId] ?? regionFacts.US;
  return currency;
}

/** The moment, anew every half minute: a day ends while a page is open. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Everything the member logged, as far as the day's screen looks at it. */
export function useLife() {
  const api = useApi();
  const { timeZone } = useIntl();
  const now = useNow();
  const currency = useCurrency();
  const today = dayIn(now, timeZone);
  const health = useQuery(
    rowQueries.list(api, 'health_data', {
      where: { date: { gte: dayAfter(today, -lookBack) } },
      sort: 'date',
      limit: most,
    }),
  );
  const months = useQuery(rowQueries.list(api, 'financial_data', { sort: '-month', limit: most }));
  const goals = useQuery(rowQueries.list(api, 'life_goals', { sort: 'priority', limit: most }));
  const kept = useQuery(
    rowQueries.list(api, 'life_assistant_data', { sort: '-createdAt', limit: most }),
  );
  const all = [health, months, goals, kept];
  const failed = all.find(({ error }) => error);
  const loaded =
    health.data && months.data && goals.data && kept.data
      ? ({
          health: health.data.rows,
          months: months.data.rows,
          goals: goals.data.rows,
          entries: entriesOf(kept.data.rows),
          targets: targetsOf(kept.data.rows.toReversed()),
          aims: targetsRow(kept.data.rows.toReversed()),
          today,
          time: new Intl.DateTimeFormat('en-GB', {
            timeZone,
            hour: '2-digit',
            minute: '2-digit',
          }).format(now),
          currency,
        } satisfies Life)
      : undefined;
  return {
    life: loaded,
    error: loaded ? undefined : failed?.error,
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => all.forEach((one) => void (one.error && one.refetch())),
  };
}
