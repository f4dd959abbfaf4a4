import type { TripBasis } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { AlertTriangleIcon, CheckIcon, LightbulbIcon, UserIcon } from '@constella/ui';

import * as styles from './trip.css';

const marks = {
  given: UserIcon,
  source: CheckIcon,
  idea: LightbulbIcon,
  unverified: AlertTriangleIcon,
} as const;

/** What an entry rests on, or how many rest on it. */
export function Basis({ basis, count }: { basis: TripBasis; count?: number }) {
  const intl = useIntl();
  const Mark = marks[basis];
  return (
    <span className={`${styles.basis} ${styles.basisTone[basis]}`}>
      <Mark size={14} />
      {count !== undefined && <b>{intl.formatNumber(count)}</b>}
      {intl.formatMessage({ id: `travel.basis.${basis}` })}
    </span>
  );
}
