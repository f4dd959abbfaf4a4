import { Panel, Skeleton, SkeletonGroup, Stack } from '@constella/ui';

import { settings } from './account-screen.css';
import * as styles from './settings-section.css';

/** Fields of each section. */
const sections = [4, 1, 3, 1] as const;

/** The settings' shape while the account loads. */
export function AccountSkeleton() {
  return (
    <SkeletonGroup>
      <Panel padding="none" className={settings}>
        {sections.map((fields, section) => (
          <div key={section} className={styles.section}>
            <div className={styles.words}>
              <Skeleton width={96} />
              <Skeleton width={220} />
            </div>
            <div className={styles.controls}>
              <Stack gap={16}>
                {Array.from({ length: fields }, (_, field) => (
                  <Skeleton key={field} shape="block" height={56} />
                ))}
              </Stack>
            </div>
          </div>
        ))}
      </Panel>
    </SkeletonGroup>
  );
}
