import { useIntl } from '@constella/i18n/react';
import { Skeleton, SkeletonGroup, Stack } from '@constella/ui';

import * as styles from './workspace.css';

/** The workspace's shape while its assistant loads. */
export function WorkspaceSkeleton() {
  const intl = useIntl();
  return (
    <SkeletonGroup
      className={`${styles.page} ${styles.skeleton}`}
      label={intl.formatMessage({ id: 'shell.state.loading' })}
    >
      <Stack gap={24}>
        <Stack gap={8}>
          <Skeleton shape="block" width={240} height={28} />
          <Skeleton width="40%" />
        </Stack>
        <div className={styles.skeletonPanes}>
          <Skeleton shape="block" height={480} />
          <Skeleton shape="block" height={480} />
        </div>
      </Stack>
    </SkeletonGroup>
  );
}
