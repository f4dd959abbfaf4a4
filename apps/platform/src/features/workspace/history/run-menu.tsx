import type { Task } from '@constella/api-client';
import { taskMutations, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
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

import { useUndo } from '../../../lists/use-undo';
import { RenameDialog } from './rename-dialog';

/** What can be done with a run of the history. */
export function RunMenu({ task }: { task: Task }) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const offerUndo = useUndo();
  const [isRenaming, setRenaming] = useState(false);
  const failed = (error: Error) =>
    toast({
      tone: 'destructive',
      title: intl.formatMessage({ id: 'run.actionFailed' }),
      description: error.message,
    });
  const change = useMutation({ ...taskMutations.change(api, queryClient), onError: failed });
  const restore = taskMutations.restore(api, queryClient);
  const remove = useMutation({
    ...taskMutations.remove(api, queryClient),
    onError: failed,
    onSuccess: () =>
      offerUndo(
        intl.formatMessage({ id: 'workspace.history.deleted' }, { title: task.title }),
        () => restore.mutationFn({ id: task.id }),
      ),
  });
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
        <MenuItem icon={<PencilIcon />} onSelect={() => setRenaming(true)}>
          {intl.formatMessage({ id: 'workspace.history.rename' })}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          tone="danger"
          icon={<TrashIcon />}
          disabled={task.status === 'running'}
          onSelect={() => remove.mutate({ id: task.id })}
        >
          {intl.formatMessage({ id: 'workspace.history.delete' })}
        </MenuItem>
      </DropdownMenu>
      {isRenaming && (
        <RenameDialog task={task} onClose={() => setRenaming(false)} change={change} />
      )}
    </>
  );
}
