import type { DayFrame } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { useEffect, useMemo, useState } from 'react';

const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The reader's time zone and the moment; a page that is looked at again the next day knows it. */
export function useDayFrame(): DayFrame {
  const { timeZone = ownTimeZone() } = useIntl();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return useMemo(() => ({ timeZone, now }), [timeZone, now]);
}
