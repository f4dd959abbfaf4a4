import { bounds, type Task } from '@constella/api-client';
import type { OfTask } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, Dialog, TextField } from '@constella/ui';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';

interface RenameDialogProps {
  task: Task;
  change: UseMutationResult<Task, Error, OfTask & { title?: string | undefined }>;
  onClose: () => void;
}

/** Another title for a run. */
export function RenameDialog({ task, change, onClose }: RenameDialogProps) {
  const intl = useIntl();
  const [title, setTitle] = useState(task.title);
  const { min, max } = bounds.taskTitle;
  const isTooShort = title.trim().length < min;
  const save = () => {
    if (isTooShort) return;
    onClose();
    if (title.trim() !== task.title) change.mutate({ id: task.id, title: title.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={intl.formatMessage({ id: 'workspace.history.rename' })}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage({ id: 'workspace.cancel' })}</Button>
          <Button variant="primary" onClick={save}>
            {intl.formatMessage({ id: 'workspace.history.rename' })}
          </Button>
        </>
      }
    >
      <TextField
        label={intl.formatMessage({ id: 'tasks.form.title.label' })}
        value={title}
        maxLength={max}
        error={isTooShort ? intl.formatMessage({ id: 'validation.task.titleMin' }) : undefined}
        onChange={(event) => setTitle(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') save();
        }}
      />
    </Dialog>
  );
}
