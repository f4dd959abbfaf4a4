import { useIntl } from '@constella/i18n/react';
import { Skeleton, SkeletonGroup, Stack } from '@constella/ui';

import { MessagesSkeleton } from './message-stream';
import * as layout from '../../runs/run-layout.css';
import * as styles from './run-screen.css';

/** The run's shape while its record loads. */
export function RunSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonGroup label={intl.formatMessage({ id: 'shell.state.loading' })}>
      <div className={styles.header}>
        <Stack gap={8}>
          <Skeleton width={96} />
          <Skeleton shape="block" width="50%" height={28} />
          <Skeleton width="70%" />
        </Stack>
      </div>
      <div className={layout.layout}>
        <div className={layout.steps}>
          <Skeleton lines={5} />
        </div>
        <div className={layout.center}>
          <MessagesSkeleton />
        </div>
        <div className={layout.side}>
          <Skeleton shape="block" height={420} />
        </div>
      </div>
    </SkeletonGroup>
  );
}
