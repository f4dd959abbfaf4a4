import { bounds } from '@constella/api-client';
import type { LearningCard } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Dialog, Stack, TextArea } from '@constella/ui';
import { useId, useState, type FormEvent } from 'react';

import { ErrorText } from '../../base/error-text';

interface CardDialogProps {
  card: LearningCard;
  onSave: (card: LearningCard) => Promise<void>;
  onClose: () => void;
}

/** Both sides of a card, to be written anew. */
export function CardDialog({ card, onSave, onClose }: CardDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const [front, setFront] = useState(card.front);
  const [back, setBack] = useState(card.back);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const missing = (text: string) =>
    text.trim() === '' ? intl.formatMessage({ id: 'study.missing' }) : undefined;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (missing(front) ?? missing(back)) return;
    setSaving(true);
    try {
      await onSave({ ...card, front: front.trim(), back: back.trim() });
    } catch (error) {
      setFailure(error);
      setSaving(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={intl.formatMessage({ id: 'study.session.editCard' })}
      footer={
        <>
          <Button onClick={onClose}>{intl.formatMessage({ id: 'study.session.cancel' })}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isSaving}>
            {intl.formatMessage({ id: 'study.session.save' })}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void save(event)}>
        <Stack gap={12}>
          {failure !== undefined && (
            <Callout tone="danger">
              <ErrorText error={failure} />
            </Callout>
          )}
          <TextArea
            label={intl.formatMessage({ id: 'study.card.front' })}
            value={front}
            dir="auto"
            maxLength={bounds.purpose.max}
            error={missing(front)}
            onChange={(event) => setFront(event.target.value)}
          />
          <TextArea
            label={intl.formatMessage({ id: 'study.card.back' })}
            value={back}
            dir="auto"
            maxLength={bounds.purpose.max}
            error={missing(back)}
            onChange={(event) => setBack(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
