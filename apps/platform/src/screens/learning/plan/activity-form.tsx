import {
  activityTypes,
  bounds,
  records,
  dayReader,
  type ActivityState,
  type PlanState,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowMutations, useApi } from '@constella/api-client/react';
import { defineLayout, Form, FormNotice, FormOf, useConstellaForm } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Inline, Sheet, Stack } from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';

import { useSession } from '../../../base/session';
import { useDayFrame } from '../shared/use-day-frame';
import { useActivityChanges } from './use-activity-changes';

const { fields } = records.learning_activities;
const schema = z.object({
  title: fields.title,
  type: z.enum(activityTypes).default('article'),
  durationMinutes: z
    .int()
    .min(1, 'validation.generic.min')
    .max(1_440, 'validation.generic.max')
    .default(30),
  dueDay: z.iso.date().or(z.literal('')).default(''),
  url: z.url({ error: 'validation.generic.url' }).or(z.literal('')).default(''),
  description: z.string().max(bounds.longText.max, 'validation.generic.maxLength').default(''),
});
const layout = defineLayout(schema, {
  labels: 'plans.form',
  choices: 'plans',
  sections: [
    {
      fields: [
        { name: 'title', hint: false },
        { name: 'type', options: { labels: 'plans.type' }, control: 'select' },
        { name: 'durationMinutes', control: 'amount', hint: false },
        { name: 'dueDay', control: 'day', hint: false },
        { name: 'url', hint: false },
        { name: 'description', hint: false },
      ],
    },
  ],
});

interface ActivityFormProps {
  plan: RowOfRecord<'learning_plans'>;
  state: PlanState;
  /** The one that is changed; a new one without. */
  edited: ActivityState | undefined;
  onClose: () => void;
}

/** An activity a member adds or changes. */
export function ActivityForm({ plan, state, edited, onClose }: ActivityFormProps) {
  const intl = useIntl();
  const api = useApi();
  const { timeZone } = useDayFrame();
  const queryClient = useQueryClient();
  const changes = useActivityChanges();
  const { user } = useSession();
  const create = useMutation(
    rowMutations.create(api, queryClient, 'learning_activities', {
      alsoChanges: ['learning_plans', 'learning_stages', 'learning_modules'],
    }),
  );
  const activity = edited?.activity;
  const title = intl.formatMessage({ id: activity ? 'plans.activity.edit' : 'plans.activity.add' });
  const form = useConstellaForm({
    schema,
    defaults: layout.defaults,
    ...(activity && {
      defaultValues: {
        ...layout.defaults,
        title: activity.title,
        type: activity.type,
        durationMinutes: activity.durationMinutes ?? 30,
        dueDay: edited?.dueDay ?? '',
        url: activity.url ?? '',
        description: activity.description ?? '',
      },
    }),
    draftVersion: activity?.revision,
    draftKey: user ? `${user.id}.plans.activity.${activity?.id ?? `new.${plan.id}`}` : undefined,
    failure: { title: 'records.notSaved', fallback: 'records.notSavedDetail' },
    async onSubmit({ dueDay, ...values }) {
      // Kept when the day is the same: it has a time of its own.
      const dueDate = !dueDay
        ? null
        : activity?.dueDate && dayReader(timeZone)(activity.dueDate) === dueDay
          ? activity.dueDate
          : `${dueDay}T12:00:00.000Z`;
      const body = {
        ...values,
        dueDate,
        url: values.url || null,
        description: values.description || null,
      };
      if (activity) {
        if (await changes.change(activity, body)) onClose();
        return;
      }
      const [first] = state.stages.flatMap(({ modules }) => modules);
      const current = state.next?.activity.moduleId ?? first?.module.id ?? null;
      await create.mutateAsync({ ...body, planId: plan.id, moduleId: current });
      onClose();
    },
  });
  return (
    <Sheet side="end" open onOpenChange={(open) => !open && onClose()} title={title}>
      <Form of={form} aria-label={title}>
        <Stack gap={20}>
          <FormOf layout={layout} />
          <FormNotice notice={form.notice} />
          <Inline justify="end">
            <Button type="submit" variant="primary" busy={form.busy}>
              {intl.formatMessage({ id: 'records.save' })}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Sheet>
  );
}
