import type { RunResult, Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Dialog, DiffView } from '@constella/ui';

import type { AssistantParts } from '../../../assistants/shared/assistant';
import { useResultText } from './use-result-text';

interface ConflictDialogProps {
  parts: AssistantParts;
  /** The run as it is now. */
  newer: Task;
  /** The result to save. */
  mine: RunResult;
  onClose: () => void;
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody saved a version meanwhile: whose counts is for the reader to say, with both in sight. */
export function ConflictDialog({
  parts,
  newer,
  mine,
  onClose,
  onTheirs,
  onMine,
}: ConflictDialogProps) {
  const intl = useIntl();
  const { textOf } = useResultText(parts);
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={intl.formatMessage({ id: 'run.versions.conflict' })}
      description={intl.formatMessage(
        { id: 'workspace.conflict.description' },
        { number: String(newer.version ?? 1) },
      )}
      footer={
        <>
          <Button onClick={onTheirs}>{intl.formatMessage({ id: 'run.versions.theirs' })}</Button>
          <Button variant="primary" onClick={onMine}>
            {intl.formatMessage({ id: 'run.versions.mine' })}
          </Button>
        </>
      }
    >
      {newer.result && (
        <DiffView
          title={intl.formatMessage({ id: 'workspace.conflict.difference' })}
          before={textOf(newer.result)}
          after={textOf(mine)}
        />
      )}
    </Dialog>
  );
}
