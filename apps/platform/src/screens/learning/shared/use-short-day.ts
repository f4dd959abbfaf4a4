import { dayReader } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';

import { useDayFrame } from './use-day-frame';

/** Writes a day such as `2026-01-31` as one in a list: `Jan 31`; of another year with the year. */
export function useShortDay(): (day: string) => string {
  const intl = useIntl();
  const { timeZone, now } = useDayFrame();
  const thisYear = dayReader(timeZone)(now).slice(0, 4);
  return (day) =>
    intl.formatDate(`${day}T00:00:00Z`, {
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
      ...(!day.startsWith(thisYear) && { year: 'numeric' }),
    });
}
