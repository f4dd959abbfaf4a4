import { useIntl } from '@constella/i18n/react';

/** Writes a day such as `2026-01-31`; a day is the same in every time zone. */
export function useDay(): (day: string) => string {
  const intl = useIntl();
  return (day) => intl.formatDate(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
