import { Panel, Skeleton, SkeletonGroup, Stack } from '@constella/ui';

import * as styles from './model-services.css';

/** The shape of the services while they load. */
export function ServicesSkeleton() {
  return (
    <SkeletonGroup>
      <Stack gap={16}>
        <Skeleton width={160} />
        <Panel padding="none">
          {[0, 1].map((row) => (
            <div key={row} className={styles.service}>
              <Stack gap={8}>
                <Skeleton width={120} />
                <Skeleton width={200} />
              </Stack>
            </div>
          ))}
        </Panel>
      </Stack>
    </SkeletonGroup>
  );
}
