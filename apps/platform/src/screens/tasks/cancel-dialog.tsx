import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { AlertDialog } from '@constella/ui';

interface CancelDialogProps {
  /** The run it is about; null: nobody is asked. */
  task: Task | null;
  busy: boolean;
  onConfirm: (task: Task) => void;
  onClose: () => void;
}

/** Asks before a run is stopped: that cannot be taken back. */
export function CancelDialog({ task, busy, onConfirm, onClose }: CancelDialogProps) {
  const intl = useIntl();
  return (
    <AlertDialog
      open={task !== null}
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={intl.formatMessage({ id: 'run.cancelTitle' })}
      description={intl.formatMessage({ id: 'run.cancelDescription' })}
      confirmLabel={intl.formatMessage({ id: 'run.cancel' })}
      cancelLabel={intl.formatMessage({ id: 'run.keepRunning' })}
      busy={busy}
      onConfirm={() => task && onConfirm(task)}
    />
  );
}
