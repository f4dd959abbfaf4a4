import { ApiError } from '@constella/api-client';
import {
  withStep,
  type ActivityState,
  type ChangeOfRecord,
  type PlanState,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowMutations, rowsKey, together, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useToast } from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { useErrorText } from '../../../base/error-text';

type Activity = RowOfRecord<'learning_activities'>;

/** What a plan says of itself follows its activities on the server. */
const alsoChanges = [
  'learning_plans',
  'learning_stages',
  'learning_modules',
  'user_achievements',
] as const;

/** What can be done with the activities of a plan. A change that failed is undone, and says so. */
export function useActivityChanges() {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const errorText = useErrorText();
  const update = useMutation(
    rowMutations.update(api, queryClient, 'learning_activities', { alsoChanges }),
  );
  const remove = useMutation(
    rowMutations.remove(api, queryClient, 'learning_activities', { alsoChanges }),
  );
  const said = async (
    activity: Activity,
    work: () => Promise<unknown>,
    whyNot: (error: unknown) => string = errorText,
  ) => {
    try {
      await work();
      return true;
    } catch (error) {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'plans.activity.notSaved' }, { title: activity.title }),
        description: whyNot(error),
      });
      return false;
    }
  };
  const change = (activity: Activity, changes: ChangeOfRecord<'learning_activities'>) =>
    said(activity, () =>
      update.mutateAsync({ id: activity.id, revision: activity.revision, changes }),
    );

  return {
    change,
    /** Into another module, which may have been deleted in another tab. */
    moveTo: (activity: Activity, { id: moduleId, name }: RowOfRecord<'learning_modules'>) =>
      said(
        activity,
        () =>
          update.mutateAsync({
            id: activity.id,
            revision: activity.revision,
            changes: { moduleId },
          }),
        (error) => {
          if (!(error instanceof ApiError) || !error.fields?.['moduleId']) return errorText(error);
          void queryClient.invalidateQueries({ queryKey: rowsKey('learning_modules') });
          return intl.formatMessage({ id: 'plans.activity.moduleGone' }, { module: name });
        },
      ),
    setDone: (activity: Activity, completed: boolean) =>
      change(activity, {
        completed,
        completedAt: completed ? new Date().toISOString() : null,
      }),
    setStep: ({ activity, steps }: ActivityState, at: number, done: boolean) => {
      const content = withStep(activity.content ?? '', at, done);
      // The last step that is ticked is the end of it.
      const completed = steps.every((step, place) => (place === at ? done : step.done));
      return change(activity, {
        content,
        ...(completed !== activity.completed && {
          completed,
          completedAt: completed ? new Date().toISOString() : null,
        }),
      });
    },
    /** Two activities change places: each is due when the other was. */
    swap: (one: Activity, other: Activity) =>
      said(one, () =>
        together(queryClient, () =>
          Promise.all([
            update.mutateAsync({
              id: one.id,
              revision: one.revision,
              changes: { dueDate: other.dueDate },
            }),
            update.mutateAsync({
              id: other.id,
              revision: other.revision,
              changes: { dueDate: one.dueDate },
            }),
          ]),
        ),
      ),
    remove: (activity: Activity) =>
      said(activity, () => remove.mutateAsync({ id: activity.id, revision: activity.revision })),
    /** All days that are to come are put off. @param days how many days later, or earlier */
    moveDates: (state: PlanState, days: number) => {
      const rest = [...state.stages.flatMap(({ modules }) => modules), { activities: state.loose }]
        .flatMap(({ activities }) => activities)
        .filter(({ status, dueDay }) => status !== 'completed' && dueDay !== null);
      const [first] = rest;
      return first
        ? said(first.activity, () =>
            together(queryClient, () =>
              Promise.all(
                rest.map(({ activity }) =>
                  update.mutateAsync({
                    id: activity.id,
                    revision: activity.revision,
                    changes: { dueDate: laterBy(activity.dueDate!, days) },
                  }),
                ),
              ),
            ),
          )
        : Promise.resolve(true);
    },
  };
}

/** The moment some days later, at the same time of the day in UTC. */
function laterBy(moment: string, days: number): string {
  const date = new Date(moment);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString();
}
