import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { AlertDialog } from '@constella/ui';

/** What somebody is asked before it is done. */
export interface Question {
  action: 'cancel' | 'delete';
  tasks: readonly Task[];
}

interface TaskDialogProps {
  question: Question | null;
  busy: boolean;
  onConfirm: (question: Question) => void;
  onClose: () => void;
}

/** Asks before a run is stopped or deleted: neither can be taken back. */
export function TaskDialog({ question, busy, onConfirm, onClose }: TaskDialogProps) {
  const intl = useIntl();
  const text = intl.formatMessage;
  const count = question?.tasks.length ?? 0;
  const isDelete = question?.action === 'delete';
  return (
    <AlertDialog
      open={question !== null}
      onOpenChange={(open) => !open && onClose()}
      tone="danger"
      title={
        isDelete ? text({ id: 'tasks.delete.title' }, { count }) : text({ id: 'run.cancelTitle' })
      }
      description={
        isDelete ? text({ id: 'tasks.delete.description' }) : text({ id: 'run.cancelDescription' })
      }
      confirmLabel={isDelete ? text({ id: 'tasks.action.delete' }) : text({ id: 'run.cancel' })}
      cancelLabel={isDelete ? text({ id: 'tasks.delete.keep' }) : text({ id: 'run.keepRunning' })}
      busy={busy}
      onConfirm={() => question && onConfirm(question)}
    />
  );
}
