import { bounds } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Dialog, Stack, TextArea, TextField } from '@constella/ui';
import { useId, useState, type FormEvent } from 'react';

import type { Idea } from './changed';

interface IdeaDialogProps {
  /** Without a title it is a new one. */
  idea: Idea;
  onSave: (idea: Idea) => void;
  onClose: () => void;
}

/** An idea's words: those of a model, or one's own. */
export function IdeaDialog({ idea, onSave, onClose }: IdeaDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const [title, setTitle] = useState(idea.title);
  const [description, setDescription] = useState(idea.description);
  const [isAsked, ask] = useState(false);
  const isMissing = title.trim() === '';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isMissing) ask(true);
    else onSave({ ...idea, title: title.trim(), description: description.trim() });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={intl.formatMessage({
        id: idea.title === '' ? 'innovation.idea.add' : 'innovation.idea.editTitle',
      })}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage({ id: 'innovation.idea.cancel' })}</Button>
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
            value={title}
            error={
              isAsked && isMissing
                ? intl.formatMessage({ id: 'innovation.idea.titleMissing' })
                : undefined
            }
            onChange={(event) => setTitle(event.target.value)}
          />
          <TextArea
            label={intl.formatMessage({ id: 'innovation.idea.description' })}
            dir="auto"
            optional
            rows={5}
            maxLength={bounds.longText.max}
            value={description}
            onChange={(event) => setDescription(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
