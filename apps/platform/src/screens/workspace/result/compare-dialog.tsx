import type { Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Callout, Dialog, DiffView, Skeleton, SkeletonGroup } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';

import { ErrorText } from '../../../base/error-text';
import type { AssistantParts } from '../../../assistants/shared/assistant';
import { useResultText } from './use-result-text';

interface CompareDialogProps {
  parts: AssistantParts;
  task: Task;
  version: number;
  onClose: () => void;
}

/** Changes from an old version to the present one. */
export function CompareDialog({ parts, task, version, onClose }: CompareDialogProps) {
  const intl = useIntl();
  const { textOf } = useResultText(parts);
  const old = useQuery(queries.taskVersion(useApi(), task.id, version));
  return (
    <Dialog
      open
      size="large"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={intl.formatMessage(
        { id: 'workspace.versions.difference' },
        { number: String(version) },
      )}
    >
      {old.data && task.result ? (
        <DiffView before={textOf(old.data.result)} after={textOf(task.result)} />
      ) : old.isError ? (
        <Callout tone="danger" title={intl.formatMessage({ id: 'run.versions.failed' })}>
          <ErrorText error={old.error} />
        </Callout>
      ) : (
        <SkeletonGroup>
          <Skeleton lines={8} />
        </SkeletonGroup>
      )}
    </Dialog>
  );
}
