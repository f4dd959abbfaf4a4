import type { AssistantId, Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { useErrorText } from '../../base/error-text';
import { paths } from '../../base/paths';
import { applyInOrder } from '../../base/lists/apply-in-order';
import { useUndo } from '../../base/lists/use-undo';
import type { RunAction } from './run-transitions';

/** What a new run of the same kind is asked; the oldest runs kept no request of their own. */
export function requestAgain({ request, ...task }: Task): Record<string, unknown> {
  if (request) return request;
  const { title, description, agentsInvolved, coordinatorId, metadata } = task;
  const { passThroughMode, maxIterations, timeoutSeconds } = metadata;
  return {
    title,
    description,
    agentsInvolved,
    coordinatorId,
    metadata: { passThroughMode, maxIterations, timeoutSeconds },
  };
}

/**
 * What can be done with runs from their list. Each fulfils when every list shows it, and says so
 * itself when it fails: true when it was done.
 */
export function useTaskActions() {
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const intl = useIntl();
  const errorText = useErrorText();
  const { toast } = useToast();
  const offerUndo = useUndo();
  const refresh = () => queryClient.invalidateQueries({ queryKey: queries.tasks(api).queryKey });

  const done = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      await refresh();
      return true;
    } catch (error) {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'run.actionFailed' }),
        description: errorText(error),
      });
      await refresh();
      return false;
    }
  };
  const perform: Record<Exclude<RunAction, 'delete'>, (task: Task) => Promise<unknown>> = {
    start: ({ id }) => api.startTask(id),
    cancel: ({ id }) => api.cancelTask(id),
    retry: ({ id }) => api.retryTask(id),
    async again(task) {
      // A stored request was checked against its assistant's own schema.
      const assistant = (task.assistant ?? 'collaboration') as AssistantId;
      const run = await api.createRun(assistant, requestAgain(task));
      void navigate(paths.run(run.id));
    },
  };
  return {
    act: (task: Task, action: Exclude<RunAction, 'delete'>) => done(() => perform[action](task)),
    /** Deletes runs; the toast brings them back. */
    remove: (tasks: readonly Task[]) =>
      done(async () => {
        const { done: gone, error } = await applyInOrder(tasks, ({ id }) => api.deleteTask(id));
        if (gone.length > 0)
          offerUndo(
            intl.formatMessage({ id: 'tasks.delete.done' }, { count: gone.length }),
            async () => {
              const back = await applyInOrder(gone, ({ id }) => api.restoreTask(id));
              await refresh();
              if (back.error) throw back.error as Error;
            },
          );
        if (error) throw error as Error;
      }),
  };
}
