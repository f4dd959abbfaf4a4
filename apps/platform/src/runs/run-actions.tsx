import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { AlertDialog, Button, PlayIcon, RefreshIcon, StopIcon } from '@constella/ui';
import { useState } from 'react';

import * as styles from './run-actions.css';
import type { WatchedRun } from './use-run';

/** Actions on a run as it stands: start it, cancel it, run it again. */
export function RunActions({ task, run }: { task: Task; run: WatchedRun }) {
  const intl = useIntl();
  const [isAsking, setAsking] = useState(false);
  if (task.status === 'pending')
    return (
      <Button
        variant="primary"
        icon={<PlayIcon />}
        busy={run.start.isPending}
        onClick={() => run.start.mutate()}
      >
        {intl.formatMessage({ id: 'run.start' })}
      </Button>
    );
  if (task.status === 'running')
    return (
      <>
        <Button
          variant="dangerQuiet"
          className={styles.inSight}
          icon={<StopIcon />}
          onClick={() => setAsking(true)}
        >
          {intl.formatMessage({ id: 'run.cancel' })}
        </Button>
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          tone="danger"
          title={intl.formatMessage({ id: 'run.cancelTitle' })}
          description={intl.formatMessage({ id: 'run.cancelDescription' })}
          confirmLabel={intl.formatMessage({ id: 'run.cancel' })}
          cancelLabel={intl.formatMessage({ id: 'run.keepRunning' })}
          busy={run.cancel.isPending}
          onConfirm={() => run.cancel.mutate(undefined, { onSettled: () => setAsking(false) })}
        />
      </>
    );
  if (task.status === 'completed') return null;
  return (
    <Button
      variant="primary"
      icon={<RefreshIcon />}
      busy={run.retry.isPending}
      onClick={() => run.retry.mutate()}
    >
      {intl.formatMessage({ id: 'run.retry' })}
    </Button>
  );
}
