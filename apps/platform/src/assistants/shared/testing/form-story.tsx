import { assistants, type AssistantId } from '@constella/api-client/contract';
import { Form, FormActions, FormErrorSummary, useConstellaForm } from '@constella/forms';
import { FormattedMessage } from '@constella/i18n/react';
import { Button, ToastProvider } from '@constella/ui';
import type { FieldValues } from 'react-hook-form';

import type { AssistantParts } from '../assistant';

interface FormStoryProps {
  id: AssistantId;
  parts: Pick<AssistantParts, 'Fields'> & { readonly defaults: FieldValues };
  /** What is filled in already. */
  values?: FieldValues | undefined;
  onSubmit: (request: FieldValues) => void;
}

/** An assistant's fields in a form of their own, for the stories of the assistant alone. */
export function FormStory({ id, parts: { defaults, Fields }, values, onSubmit }: FormStoryProps) {
  const form = useConstellaForm({
    schema: assistants[id].request,
    defaults,
    defaultValues: values,
    onSubmit,
    failure: { title: 'errors.task.createTitle', fallback: 'errors.task.createFallback' },
  });
  return (
    <ToastProvider>
      <Form of={form}>
        <FormErrorSummary title="tasks.form.summary" />
        <Fields />
        <FormActions
          notice={form.notice}
          draftSavedAt={undefined}
          draftSaved="tasks.form.draftSaved"
        >
          <Button type="submit" variant="primary">
            <FormattedMessage id="run.start" />
          </Button>
        </FormActions>
      </Form>
    </ToastProvider>
  );
}
