import { ApiError } from '@constella/api-client';
import { records, type RowOfRecord } from '@constella/api-client/contract';
import { rowMutations, rowQueries } from '@constella/api-client/react';
import {
  defineLayout,
  EditConflictNotice,
  Form,
  FormOf,
  useConstellaForm,
  useEditConflict,
  type FieldControlProps,
} from '@constella/forms';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  Inline,
  PanelSection,
  Rating,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  useToast,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod';

import { useSession } from '../../../base/session';
import { useRecordTools } from '../../../records/use-record-tools';
import * as styles from './resources.css';

type Progress = RowOfRecord<'user_resource_progress'>;

const { completed, learningTime, rating, notes } = records.user_resource_progress.fields;
const schema = z.object({ completed, learningTime, rating, notes: notes.unwrap().unwrap() });

/** What a member writes down about a resource; when it was finished is said by the clock. */
export const progressLayout = defineLayout(schema, {
  labels: 'resources.own',
  sections: [
    {
      fields: [
        'completed',
        {
          name: 'learningTime',
          hint: false,
          control: 'amount',
          format: { style: 'unit', unit: 'minute', unitDisplay: 'long' },
        },
        { name: 'rating', hint: false, control: Stars },
        { name: 'notes', rows: 4 },
      ],
    },
  ],
});

type Values = z.output<typeof schema>;
const valuesOf = (row: Progress): Values => ({
  completed: row.completed,
  learningTime: row.learningTime,
  rating: row.rating,
  notes: row.notes ?? '',
});

function Stars({ value, onValueChange, optional: _, ...control }: FieldControlProps) {
  return (
    <Rating
      {...control}
      clearable
      valueShown
      value={(value as number | null) ?? 0}
      onValueChange={(stars) => onValueChange(stars || null)}
    />
  );
}

/** How far a member is with a resource: finished or not, the time it took, stars and notes. */
export function OwnProgress({ resourceId }: { resourceId: string }) {
  const intl = useIntl();
  const { date } = useFormats();
  const { user } = useSession();
  const { api } = useRecordTools();
  const where = { resourceId, userId: user?.id ?? 0 };
  const answer = useQuery(rowQueries.list(api, 'user_resource_progress', { where, limit: 1 }));
  const row = answer.data?.rows[0];
  // What was saved here is where the next change begins; what others save meanwhile is a conflict.
  const [saved, setSaved] = useState<Progress>();
  return (
    <PanelSection titleAs="h2" title={intl.formatMessage({ id: 'resources.own.title' })}>
      {row?.completedAt && (
        <Text as="p" size={13} tone="muted" className={styles.finished}>
          {intl.formatMessage({ id: 'resources.own.finishedOn' }, { date: date(row.completedAt) })}
        </Text>
      )}
      {answer.data ? (
        <ProgressForm
          key={saved?.revision ?? 'first'}
          resourceId={resourceId}
          row={saved ?? row}
          onSaved={setSaved}
        />
      ) : answer.isError ? (
        <Text as="p" size={13} tone="muted">
          {intl.formatMessage({ id: 'resources.own.failed' })}
        </Text>
      ) : (
        <SkeletonGroup>
          <Skeleton shape="block" height={280} />
        </SkeletonGroup>
      )}
    </PanelSection>
  );
}

interface ProgressFormProps {
  resourceId: string;
  row: Progress | undefined;
  onSaved: (row: Progress) => void;
}

const momentNow = () => new Date().toISOString();

function ProgressForm({ resourceId, row, onSaved }: ProgressFormProps) {
  const intl = useIntl();
  const { user } = useSession();
  const { toast } = useToast();
  const { api, queryClient } = useRecordTools();
  const conflict = useEditConflict(row);
  const form = useConstellaForm({
    schema: progressLayout.schema,
    defaults: progressLayout.defaults,
    ...(row && { defaultValues: valuesOf(row) }),
    draftVersion: row?.revision,
    draftKey: user ? `${user.id}.resource.${resourceId}` : undefined,
    failure: { title: 'resources.own.notSaved', fallback: 'resources.own.notSavedDetail' },
    onSubmit: (values) => conflict.save(values, (base) => save(values, base)),
  });
  const save = async (values: Values, base: Progress | undefined) => {
    const before = base?.completed === true ? base.completedAt : null;
    const body = {
      ...values,
      notes: values.notes || null,
      completedAt: values.completed ? (before ?? momentNow()) : null,
    };
    onSaved(await (base ? update(base, body) : create(body)));
    toast({ tone: 'success', title: intl.formatMessage({ id: 'resources.own.saved' }) });
  };
  const update = ({ id, revision }: Progress, changes: object) =>
    rowMutations
      .update(api, queryClient, 'user_resource_progress')
      .mutationFn({ id, revision, changes });
  const create = async (body: object) => {
    try {
      return await rowMutations
        .create(api, queryClient, 'user_resource_progress')
        .mutationFn({ resourceId, ...body });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      // Another device was first: its row stands beside what was typed here.
      const where = { resourceId, userId: user?.id ?? 0 };
      const asked = rowQueries.list(api, 'user_resource_progress', { where, limit: 1 });
      const [current] = (await queryClient.fetchQuery({ ...asked, staleTime: 0 })).rows;
      if (!current) throw error;
      const { kind, message } = error;
      throw new ApiError({ kind, status: 412, message, current });
    }
  };
  return (
    <Form of={form} aria-label={intl.formatMessage({ id: 'resources.own.title' })}>
      <Stack gap={16}>
        <FormOf layout={progressLayout} />
        <EditConflictNotice
          layout={progressLayout}
          form={form}
          conflict={conflict}
          valuesOf={valuesOf}
        />
        <Inline justify="end">
          <Button type="submit" busy={form.busy}>
            {intl.formatMessage({ id: 'resources.own.submit' })}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
