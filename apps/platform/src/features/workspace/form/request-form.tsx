import type { AssistantId, AssistantRequest, Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { Form, FormErrorSummary, useConstellaForm } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';

import { useSession } from '../../../app/session';
import type { AssistantEntry, AssistantParts } from '../../../assistants/assistant';
import { definitionOf } from '../definition';
import { FormFoot } from './form-foot';
import * as styles from './request-form.css';
import { estimateKey } from './use-estimate';

interface RequestFormProps {
  entry: AssistantEntry;
  parts: AssistantParts;
  /** Where a new run opens. */
  base: string;
  /** The open run: the form has what it was asked. */
  task: Task | undefined;
}

type Fields = Record<string, unknown>;

/** What somebody is led here with: another screen has read it out of a question. */
const prefillOf = (state: unknown): Fields =>
  typeof state === 'object' && state !== null && 'prefill' in state
    ? (state.prefill as Fields)
    : {};

/** The assistant's fields with everything around them: draft, errors, price, button. */
export function RequestForm({ entry, parts, base, task }: RequestFormProps) {
  const intl = useIntl();
  const api = useApi();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { user } = useSession();
  const { request: schema } = definitionOf(entry.id);
  const place = task ? `${entry.id}.${task.id}` : entry.id;
  const form = useConstellaForm<Fields, Fields>({
    schema,
    defaults: { ...parts.defaults, ...(task ? task.request : prefillOf(state)) },
    draftKey: user ? `${user.id}.run.${place}` : undefined,
    draftPlace: 'browser',
    failure: { title: 'errors.task.createTitle', fallback: 'errors.task.createFallback' },
    onSubmit: async (fields) => {
      const run = await api.createRun(entry.id, fields as AssistantRequest<AssistantId>);
      queryClient.setQueryData(queries.task(api, run.id).queryKey, run);
      void queryClient.invalidateQueries({ queryKey: queries.tasks(api).queryKey });
      void queryClient.invalidateQueries({ queryKey: estimateKey(entry.id) });
      await navigate(`${base}/${run.id}`);
    },
  });
  return (
    <Form of={form} className={styles.form} aria-label={intl.formatMessage({ id: entry.title })}>
      <div className={styles.summary}>
        <FormErrorSummary title="tasks.form.summary" />
      </div>
      <parts.Fields />
      <FormFoot
        assistant={entry.id}
        schema={schema}
        form={form}
        isAgain={task !== undefined}
        submitting={parts.submitting}
      />
    </Form>
  );
}
