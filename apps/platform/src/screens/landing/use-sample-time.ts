import { useIntl } from '@constella/i18n/react';
import { useCallback } from 'react';

/** Day of the example run, in the reader's own zone: what matters is the time on the clock. */
const at = (hours: number, minutes: number) => new Date(2026, 11, 4, hours, minutes);

/** Formats a time of the examples, 24 hours to a day, as narrow columns need it. */
export function useSampleTime() {
  const intl = useIntl();
  return useCallback(
    (hours: number, minutes: number) =>
      new Intl.DateTimeFormat(intl.locale, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(at(hours, minutes)),
    [intl.locale],
  );
}
