import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Dialog, TextField } from '@constella/ui';
import { useId, useState, type FormEvent } from 'react';

import { useSession } from '../session';
import { useTextDraft } from './use-text-draft';

interface RenameDialogProps {
  /** The run that bears the title. */
  id: number;
  title: string;
  /** Labels of the dialog, its field and its buttons. */
  labels: Readonly<Record<'title' | 'field' | 'save', string>>;
  /** Rejects when it was not stored: the dialog stays, with what was typed. */
  onSave: (title: string) => Promise<unknown>;
  onClose: () => void;
}

/** Another title for a run. What is typed outlives a session that ends meanwhile. */
export function RenameDialog({ id, title, labels, onSave, onClose }: RenameDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const { user } = useSession();
  const { text, type, forget } = useTextDraft(user ? `${user.id}.title.${id}` : undefined, title);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<Error>();
  const { min, max } = bounds.taskTitle;
  const isTooShort = text.trim().length < min;
  const close = () => {
    forget();
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooShort || isSaving) return;
    setSaving(true);
    setFailure(undefined);
    try {
      if (text.trim() !== title) await onSave(text.trim());
      close();
    } catch (error) {
      setSaving(false);
      setFailure(error as Error);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="small"
      title={labels.title}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage({ id: 'run.rename.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {labels.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={labels.field}
          value={text}
          dir="auto"
          maxLength={max}
          error={
            isTooShort ? intl.formatMessage({ id: 'validation.task.titleMin' }) : failure?.message
          }
          onChange={(event) => type(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
