import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { CopyIcon, PlayIcon, RefreshIcon, StopIcon, TrashIcon } from '@constella/ui';

import { runActions, type RunAction } from './run-transitions';

const icons = {
  start: <PlayIcon />,
  cancel: <StopIcon />,
  retry: <RefreshIcon />,
  again: <CopyIcon />,
  delete: <TrashIcon />,
};
const words = {
  start: 'run.start',
  cancel: 'run.cancel',
  retry: 'run.retry',
  again: 'tasks.action.again',
  delete: 'tasks.action.delete',
} as const satisfies Record<RunAction, string>;

/** The actions of a run as menus show them. */
export function useActionItems() {
  const intl = useIntl();
  return (task: Task, onAction: (action: RunAction) => void) =>
    runActions[task.status].map((action) => ({
      id: action,
      label: intl.formatMessage({ id: words[action] }),
      icon: icons[action],
      tone: action === 'delete' ? ('danger' as const) : ('default' as const),
      onSelect: () => onAction(action),
    }));
}
