import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Dialog, Stack, TextArea, TextField } from '@constella/ui';
import { useId, useState, type FormEvent } from 'react';

import { useTextDraft } from '../../base/editing/use-text-draft';
import type { Idea } from './changed';

interface IdeaDialogProps {
  /** Without a title it is a new one. */
  idea: Idea;
  /** What is typed is kept under it; absent, for as long as the dialog is open. */
  draftKey: string | undefined;
  onSave: (idea: Idea) => void;
  onClose: () => void;
}

/** An idea's words: those of a model, or one's own. */
export function IdeaDialog({ idea, draftKey, onSave, onClose }: IdeaDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const keyOf = (field: string) => draftKey && `${draftKey}.${idea.id}.${field}`;
  const title = useTextDraft(keyOf('title'), idea.title);
  const description = useTextDraft(keyOf('description'), idea.description);
  const [isAsked, ask] = useState(false);
  const isMissing = title.text.trim() === '';
  const forget = () => [title, description].forEach((field) => field.forget());
  const close = () => {
    forget();
    onClose();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) {
      ask(true);
      return;
    }
    forget();
    onSave({ ...idea, title: title.text.trim(), description: description.text.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={intl.formatMessage({
        id: idea.title === '' ? 'innovation.idea.add' : 'innovation.idea.editTitle',
      })}
      footer={
        <>
          <Button onClick={close}>{intl.formatMessage({ id: 'innovation.idea.cancel' })}</Button>
          <Button variant="primary" type="submit" form={formId}>
            {intl.formatMessage({ id: 'innovation.idea.save' })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={save}>
        <Stack gap={16}>
          <TextField
            label={intl.formatMessage({ id: 'innovation.idea.title' })}
            dir="auto"
            required
            autoComplete="off"
            maxLength={bounds.shortText.max}
            value={title.text}
            error={
              isAsked && isMissing
                ? intl.formatMessage({ id: 'innovation.idea.titleMissing' })
                : undefined
            }
            onChange={(event) => title.type(event.target.value)}
          />
          <TextArea
            label={intl.formatMessage({ id: 'innovation.idea.description' })}
            dir="auto"
            optional
            rows={5}
            maxLength={bounds.longText.max}
            value={description.text}
            onChange={(event) => description.type(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
