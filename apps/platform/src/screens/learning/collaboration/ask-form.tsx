import { records, type RowOfRecord } from '@constella/api-client/contract';
import { rowMutations } from '@constella/api-client/react';
import { defineLayout, Form, FormNotice, FormOf, useConstellaForm } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Button, Inline, Panel, Stack } from '@constella/ui';
import { useState } from 'react';
import * as z from 'zod';

import { useSession } from '../../../base/session';
import { useRecordTools } from '../../../records/use-record-tools';
import { OfflineLine } from '../../../runs/offline-line';

/** A question to the mentors of a plan. */
export const questionLayout = defineLayout(
  z.object({
    question: records.learning_discussions.fields.question.min(1, 'validation.generic.required'),
  }),
  {
    labels: 'mentors.ask',
    sections: [{ fields: [{ name: 'question', control: 'area', rows: 3 }] }],
  },
);

interface AskFormProps {
  planId: number;
  /** Its price; undefined while no mentor can answer. */
  points: number | undefined;
  /** The question is kept: whoever can answers it now. */
  onAsked: (discussion: RowOfRecord<'learning_discussions'>) => void;
}

/** Asks the mentors of a plan, or keeps the question until they can answer. */
export function AskForm(props: AskFormProps) {
  const [asked, setAsked] = useState(0);
  return (
    <Question
      key={`${props.planId} ${asked}`}
      {...props}
      onAsked={(discussion) => {
        setAsked((count) => count + 1);
        props.onAsked(discussion);
      }}
    />
  );
}

function Question({ planId, points, onAsked }: AskFormProps) {
  const intl = useIntl();
  const { user } = useSession();
  const { api, queryClient } = useRecordTools();
  const form = useConstellaForm({
    schema: questionLayout.schema,
    defaults: questionLayout.defaults,
    draftKey: user ? `${user.id}.question.${planId}` : undefined,
    failure: { title: 'mentors.ask.failed', fallback: 'mentors.ask.failedDetail' },
    onSubmit: async ({ question }) =>
      onAsked(
        await rowMutations
          .create(api, queryClient, 'learning_discussions')
          .mutationFn({ planId, question }),
      ),
  });
  return (
    <Panel title={intl.formatMessage({ id: 'mentors.ask.title' })}>
      <Form of={form} aria-label={intl.formatMessage({ id: 'mentors.ask.title' })}>
        <Stack gap={12}>
          <FormOf layout={questionLayout} />
          <FormNotice notice={form.notice} />
          <Inline justify="between">
            <OfflineLine offline={intl.formatMessage({ id: 'mentors.offline.title' })} />
            <Button type="submit" variant="primary" busy={form.busy}>
              {points === undefined
                ? intl.formatMessage({ id: 'mentors.ask.keep' })
                : intl.formatMessage({ id: 'mentors.ask.submit' }, { points })}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}
