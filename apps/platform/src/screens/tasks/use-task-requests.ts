import type { Task } from '@constella/api-client';
import { useState } from 'react';

import type { RunAction } from './run-transitions';
import { useTaskActions } from './use-task-actions';

/** What somebody wants done with runs: at once, or after a question. */
export function useTaskRequests(onDeleted: (tasks: readonly Task[]) => void) {
  const { act, remove } = useTaskActions();
  const [question, setQuestion] = useState<Task | null>(null);
  const [busy, setBusy] = useState(false);

  const request = async (action: RunAction, tasks: readonly Task[]) => {
    const [first] = tasks;
    if (action === 'delete') {
      if (await remove(tasks)) onDeleted(tasks);
    } else if (action === 'cancel' && first?.status === 'running') setQuestion(first);
    else for (const task of tasks) await act(task, action);
  };
  const confirm = async (task: Task) => {
    setBusy(true);
    await act(task, 'cancel');
    setBusy(false);
    setQuestion(null);
  };
  return {
    request,
    dialog: {
      task: question,
      busy,
      onConfirm: (task: Task) => void confirm(task),
      onClose: () => setQuestion(null),
    },
  };
}
