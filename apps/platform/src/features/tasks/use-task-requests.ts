import type { Task } from '@constella/api-client';
import { useState } from 'react';

import type { RunAction } from './run-transitions';
import type { Question } from './task-dialog';
import { useTaskActions } from './use-task-actions';

/** What somebody wants done with runs: at once, or after a question. */
export function useTaskRequests(onDeleted: () => void) {
  const { act, remove } = useTaskActions();
  const [question, setQuestion] = useState<Question | null>(null);
  const [busy, setBusy] = useState(false);

  const request = async (action: RunAction, tasks: readonly Task[]) => {
    if (action === 'delete' || (action === 'cancel' && tasks[0]?.status === 'running'))
      setQuestion({ action, tasks });
    else for (const task of tasks) await act(task, action);
  };
  const confirm = async ({ action, tasks }: Question) => {
    setBusy(true);
    if (action === 'delete') {
      if (await remove(tasks)) onDeleted();
    } else for (const task of tasks) await act(task, action);
    setBusy(false);
    setQuestion(null);
  };
  return {
    request,
    dialog: {
      question,
      busy,
      onConfirm: (asked: Question) => void confirm(asked),
      onClose: () => setQuestion(null),
    },
  };
}
