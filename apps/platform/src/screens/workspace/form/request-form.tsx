import type { Clarification, Task } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import {
  filledByCompany,
  Form,
  FormErrorSummary,
  FormOf,
  useConstellaForm,
  withoutField,
  type CompanySource,
} from '@constella/forms';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Skeleton, SkeletonGroup, Stack, Text } from '@constella/ui';
import { memo, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSession } from '../../../base/session';
import type { AssistantEntry, AssistantParts } from '../../../assistants/shared/assistant';
import { useCompanySource } from '../../../records/companies/use-company-source';
import { fileTarget } from '../../../runs/run-files';
import { clarificationOf } from '../../../runs/clarification';
import { focusSubmit } from '../../../runs/focus-submit';
import { modelChoiceOf } from '../../../runs/run-model';
import { useClarification } from '../../../runs/use-clarification';
import { useRunFiles } from '../../../runs/use-run-files';
import { FormFoot } from './form-foot';
import * as styles from './request-form.css';
import { useNameSuggestions } from './use-name-suggestions';
import { useSuggestion } from './use-suggestion';

interface RequestFormProps {
  entry: AssistantEntry;
  parts: AssistantParts;
  /** Where a new run opens. */
  base: string;
  /** The open run: the form has what it was asked. */
  task: Task | undefined;
  /** Fields the tab of the screen has chosen. */
  fields: Readonly<Record<string, string>> | undefined;
}

type Fields = Record<string, unknown>;

/**
 * The assistant's fields with everything around them: draft, errors, price, button. The run beside
 * them, which may change many times a second, does not touch them.
 */
export const RequestForm = memo(function RequestForm(props: RequestFormProps) {
  const suggestion = useSuggestion(props.entry.id);
  const companies = useCompanySource('companyId' in props.parts.layout.facts);
  // A form reads once what it begins with.
  if (suggestion.isLoading || companies.isLoading)
    return (
      <SkeletonGroup>
        <Skeleton lines={6} />
      </SkeletonGroup>
    );
  return (
    <FilledForm
      key={[props.task?.id ?? suggestion.from ?? 'own', ...chosenIn(props.fields)].join('.')}
      {...props}
      suggestion={suggestion}
      companies={companies}
    />
  );
});

/** What a tab has chosen, for keys. */
const chosenIn = (fields: RequestFormProps['fields']): string[] => Object.values(fields ?? {});

/** What was asked before the run this form is of. */
function Answered({ of: { question, answer } }: { of: Clarification }) {
  const intl = useIntl();
  return (
    <Stack gap={4} className={styles.answered}>
      <Text size={12} tone="muted">
        {intl.formatMessage({ id: 'run.clarify.answered' })}
      </Text>
      <Text dir="auto">{question}</Text>
      <Text dir="auto" weight="medium">
        {answer}
      </Text>
    </Stack>
  );
}

interface FilledFormProps extends RequestFormProps {
  suggestion: ReturnType<typeof useSuggestion>;
  companies: CompanySource;
}

function FilledForm({
  entry,
  parts,
  base,
  task,
  fields: chosen,
  suggestion,
  companies,
}: FilledFormProps) {
  const intl = useIntl();
  const api = useCalls();
  const navigate = useNavigate();
  const { user } = useSession();
  const { layout } = parts;
  // A tab has made this choice.
  const drawn = useMemo(
    () => (parts.tabs ? withoutField(layout, parts.tabs.field) : layout),
    [layout, parts.tabs],
  );
  const { list } = useFormats();
  const suggestions = useNameSuggestions(parts.suggestions);
  const [choice, setChoice] = useState(modelChoiceOf(task));
  const { clarify, dialog } = useClarification(entry.id);
  const answered = clarificationOf(task);
  // What is filled in from elsewhere does not touch what was begun here.
  const source = task?.id ?? suggestion.from;
  const place = [entry.id, ...(source === undefined ? chosenIn(chosen) : [source])].join('.');
  const draftKey = user ? `${user.id}.run.${place}` : undefined;
  const files = useRunFiles(task?.request, draftKey);
  const form = useConstellaForm<Fields, Fields>({
    schema: layout.schema,
    defaults: {
      ...layout.defaults,
      ...chosen,
      ...(task
        ? task.request
        : { ...filledByCompany(layout, companies.companies?.[0], list), ...suggestion.fields }),
    },
    draftKey,
    draftPlace: 'browser',
    failure: { title: 'errors.task.createTitle', fallback: 'errors.task.createFallback' },
    // Whoever goes back from the question keeps what was typed.
    afterSuccess: 'keepDraft',
    onSubmit: async (fields) => {
      const request = { ...fields, ...(await files.settled()) };
      // A run that was answered once is not asked again.
      const clarified = answered
        ? { clarification: answered }
        : await clarify(request, choice.model);
      if (!clarified) return;
      const run = await api.createRun(entry.id, { ...request, ...clarified }, choice);
      form.draft.discard();
      files.reset();
      await navigate(`${base}/${run.id}`);
    },
  });
  return (
    <Form
      of={form}
      className={styles.form}
      {...fileTarget(files)}
      ref={suggestion.from === 'example' ? focusSubmit : undefined}
      aria-label={intl.formatMessage({ id: entry.title })}
    >
      <div className={styles.summary}>
        <FormErrorSummary title="tasks.form.summary" />
      </div>
      <FormOf layout={drawn} companies={companies} suggestions={suggestions} />
      {answered && <Answered of={answered} />}
      <FormFoot
        assistant={entry.id}
        schema={layout.schema}
        form={form}
        isAgain={task !== undefined}
        submitting={parts.submitting}
        files={files}
        choice={choice}
        onChoiceChange={setChoice}
      />
      {dialog}
    </Form>
  );
}
