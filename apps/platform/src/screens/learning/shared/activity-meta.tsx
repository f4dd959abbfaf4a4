import type { RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { useDuration } from '@constella/ui';

import * as styles from './activity-meta.css';
import { ActivityTypeIcon } from './activity-type-icon';

interface ActivityMetaProps {
  activity: Pick<
    RowOfRecord<'learning_activities'>,
    'type' | 'duration' | 'durationMinutes' | 'recommendedBy' | 'completed'
  >;
}

/** What kind of activity it is, how long it takes and who recommends it. */
export function ActivityMeta({ activity }: ActivityMetaProps) {
  const intl = useIntl();
  const duration = useDuration();
  const { type, durationMinutes, recommendedBy, completed } = activity;
  const parts = [
    intl.formatMessage({ id: `plans.type.${type}` }),
    durationMinutes === null ? activity.duration : duration(durationMinutes * 60_000),
    recommendedBy && !completed
      ? intl.formatMessage({ id: 'plans.recommendedBy' }, { name: recommendedBy })
      : null,
  ].filter(Boolean);
  return (
    <p className={styles.meta}>
      <ActivityTypeIcon type={type} size={14} />
      {parts.map((part) => (
        <span key={part} className={styles.part}>
          {part}
        </span>
      ))}
    </p>
  );
}
