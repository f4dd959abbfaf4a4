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
import { useLocation, useNavigate } from 'react-router-dom';

import { ErrorText } from '../../../base/error-text';
import { RenameDialog } from '../../../base/editing/rename-dialog';
import { useUndo } from '../../../base/lists/use-undo';

interface RunMenuProps {
  task: Task;
  /** The path of the assistant's screen. */
  base: string;
}

/** What can be done with a run of the history. */
export function RunMenu({ task, base }: RunMenuProps) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const offerUndo = useUndo();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isOpen = pathname === `${base}/${task.id}`;
  const [isRenaming, setRenaming] = useState(false);
  const failed = (error: Error) =>
    toast({
      tone: 'destructive',
      title: intl.formatMessage({ id: 'run.actionFailed' }),
      description: <ErrorText error={error} />,
    });
  const pin = useMutation({ ...taskMutations.change(api, queryClient), onError: failed });
  // What fails is said in its dialog.
  const rename = useMutation(taskMutations.change(api, queryClient));
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
  const deleteIt = () => {
    // Left first: what is open is not to be asked for once it is gone.
    if (isOpen) void navigate({ pathname: base, search }, { replace: true });
    remove.mutate({ id: task.id });
  };
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
          onSelect={() => pin.mutate({ id: task.id, pinned: !task.pinned })}
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
          onSelect={deleteIt}
        >
          {intl.formatMessage({ id: 'workspace.history.delete' })}
        </MenuItem>
      </DropdownMenu>
      {isRenaming && (
        <RenameDialog
          id={task.id}
          title={task.title}
          labels={{
            title: intl.formatMessage({ id: 'workspace.history.rename' }),
            field: intl.formatMessage({ id: 'tasks.form.title.label' }),
            save: intl.formatMessage({ id: 'workspace.history.rename' }),
          }}
          onSave={(title) => rename.mutateAsync({ id: task.id, title })}
          onClose={() => setRenaming(false)}
        />
      )}
    </>
  );
}
