import { bounds, currentIn, type ResultEditBody, type Task } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Inline, Stack, TextField, useToast } from '@constella/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { ErrorText } from '../../../base/error-text';
import type { AssistantParts } from '../../../assistants/shared/assistant';
import { ConflictDialog } from './conflict-dialog';
import * as styles from './edit-bar.css';
import type { WorkingCopy } from './use-working-copy';

interface EditBarProps {
  parts: AssistantParts;
  task: Task;
  copy: WorkingCopy;
  onNote: (note: string) => void;
  /** The copy is being sent. */
  onSave: () => void;
  /** The sent result, with its note, is this version now. */
  onSaved: (sent: object, note: string, version: number) => void;
  /** Nobody wants the copy any more. */
  onDrop: () => void;
}

/** Says that there are changes, and makes a version of them. */
export function EditBar({ parts, task, copy, onNote, onSave, onSaved, onDrop }: EditBarProps) {
  const intl = useIntl();
  const api = useCalls();
  const { toast } = useToast();
  const [newer, setNewer] = useState<Task>();
  const save = useMutation({
    mutationFn: ({ version, ...body }: ResultEditBody & { version: number }) =>
      api.saveResult(task.id, body, { version }),
    onError: (error) => setNewer(currentIn<Task>(error)),
    onSuccess: ({ version }: Task, sent) => {
      const number = version ?? 1;
      toast({
        tone: 'success',
        title: intl.formatMessage({ id: 'workspace.edit.saved' }, { number: String(number) }),
      });
      onSaved(sent.result, sent.note ?? '', number);
    },
  });
  const saveOver = (version: number) => {
    onSave();
    const { result, note } = copy;
    save.mutate({ version, result: { ...result }, note: note ?? '' });
  };
  return (
    <>
      <Callout
        tone={save.isError && !newer ? 'danger' : 'info'}
        role="status"
        className={styles.bar}
        title={intl.formatMessage({
          id: save.isError && !newer ? 'workspace.edit.failed' : 'workspace.edit.unsaved',
        })}
        action={
          <Inline gap={8}>
            <Button size="small" variant="quiet" onClick={onDrop}>
              {intl.formatMessage({ id: 'workspace.edit.discard' })}
            </Button>
            <Button
              size="small"
              variant="primary"
              busy={save.isPending}
              onClick={() => saveOver(copy.version)}
            >
              {intl.formatMessage({ id: 'workspace.edit.save' })}
            </Button>
          </Inline>
        }
      >
        <Stack gap={8} paddingBlockStart={8}>
          {save.isError && !newer && <ErrorText error={save.error} />}
          <TextField
            size="small"
            label={intl.formatMessage({ id: 'workspace.edit.note' })}
            value={copy.note ?? ''}
            maxLength={bounds.shortText.max}
            dir="auto"
            onChange={(event) => onNote(event.target.value)}
          />
        </Stack>
      </Callout>
      {newer && (
        <ConflictDialog
          parts={parts}
          newer={newer}
          mine={copy.result}
          onClose={() => setNewer(undefined)}
          onTheirs={onDrop}
          onMine={() => {
            setNewer(undefined);
            saveOver(newer.version ?? 1);
          }}
        />
      )}
    </>
  );
}
