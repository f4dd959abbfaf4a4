import { assistants } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { TextArea, TextField } from '@constella/ui';

import { FormSection } from '../field/form-section.js';
import { TypedFacts } from '../field/typed-facts.js';
import { TaskField } from './task-field.js';

/** The task to be done. */
export function TaskSection() {
  const intl = useIntl();
  return (
    <FormSection
      title={intl.formatMessage({ id: 'tasks.form.task.section.title' })}
      description={intl.formatMessage({ id: 'tasks.form.task.section.description' })}
    >
      <TaskField name="title" label="tasks.form.title.label">
        {(input) => <TextField {...input} autoComplete="off" />}
      </TaskField>
      <TaskField
        name="description"
        label="tasks.form.description.label"
        description="tasks.form.description.hint"
      >
        {(input) => <TextArea {...input} rows={4} />}
      </TaskField>
      <TypedFacts fields={assistants.collaboration.reads} />
    </FormSection>
  );
}
