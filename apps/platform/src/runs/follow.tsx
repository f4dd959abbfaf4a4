import { useIntl } from '@constella/i18n/react';
import { ArrowDownIcon, Button } from '@constella/ui';

import * as styles from './run-layout.css';
import { useFollow } from './use-follow';

interface FollowProps {
  isWriting: boolean;
  /** How much is written. */
  length: number;
}

/** The end of a text that is being written: it stays in sight, or a button leads back to it. */
export function Follow({ isWriting, length }: FollowProps) {
  const intl = useIntl();
  const { end, isAway, follow } = useFollow(isWriting, length);
  return (
    <>
      <div ref={end} />
      <div className={styles.followPlace}>
        {isAway && (
          <Button
            size="small"
            className={styles.followButton}
            icon={<ArrowDownIcon />}
            onClick={follow}
          >
            {intl.formatMessage({ id: 'run.follow' })}
          </Button>
        )}
      </div>
    </>
  );
}
