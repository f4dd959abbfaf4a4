import type { Task } from '@constella/api-client';
import { taskMutations, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  AlertDialog,
  Callout,
  DropdownMenu,
  IconButton,
  MenuItem,
  MenuSeparator,
  MoreHorizontalIcon,
  PencilIcon,
  StarIcon,
  TrashIcon,
  useToast,
} from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { RenameDialog } from './rename-dialog';

/** What can be done with a run of the history. */
export function RunMenu({ task }: { task: Task }) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const [asking, setAsking] = useState<'rename' | 'delete'>();
  const failed = (error: Error) =>
    toast({
      tone: 'destructive',
      title: intl.formatMessage({ id: 'run.actionFailed' }),
      description: error.message,
    });
  const change = useMutation({ ...taskMutations.change(api, queryClient), onError: failed });
  const remove = useMutation(taskMutations.remove(api, queryClient));
  return (
    <>
      <DropdownMenu
        align="end"
        label={intl.formatMessage({ id: 'workspace.history.actionsOf' }, { title: task.title })}
        trigger={
          <IconButton
            size="small"
            variant="quiet"
            label={intl.formatMessage({ id: 'workspace.history.actionsOf' }, { title: task.title })}
            icon={<MoreHorizontalIcon />}
          />
        }
      >
        <MenuItem
          icon={<StarIcon />}
          onSelect={() => change.mutate({ id: task.id, pinned: !task.pinned })}
        >
          {intl.formatMessage({
            id: task.pinned ? 'workspace.history.unpin' : 'workspace.history.pin',
          })}
        </MenuItem>
        <MenuItem icon={<PencilIcon />} onSelect={() => setAsking('rename')}>
          {intl.formatMessage({ id: 'workspace.history.rename' })}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          tone="danger"
          icon={<TrashIcon />}
          disabled={task.status === 'running'}
          onSelect={() => setAsking('delete')}
        >
          {intl.formatMessage({ id: 'workspace.history.delete' })}
        </MenuItem>
      </DropdownMenu>
      {asking === 'rename' && (
        <RenameDialog task={task} onClose={() => setAsking(undefined)} change={change} />
      )}
      <AlertDialog
        open={asking === 'delete'}
        onOpenChange={(open) => {
          if (!open) setAsking(undefined);
        }}
        tone="danger"
        title={intl.formatMessage({ id: 'workspace.history.deleteTitle' })}
        description={
          <>
            {intl.formatMessage({ id: 'workspace.history.deleteDescription' })}
            {remove.error && <Callout tone="danger">{remove.error.message}</Callout>}
          </>
        }
        confirmText={{
          label: intl.formatMessage({ id: 'workspace.history.deleteConfirm' }),
          value: task.title,
        }}
        confirmLabel={intl.formatMessage({ id: 'workspace.history.delete' })}
        cancelLabel={intl.formatMessage({ id: 'workspace.cancel' })}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: task.id }, { onSuccess: () => setAsking(undefined) })}
      />
    </>
  );
}
