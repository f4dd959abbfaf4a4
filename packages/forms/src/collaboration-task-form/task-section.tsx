import { useIntl } from '@constella/i18n/react';
import { TextArea, TextField } from '@constella/ui';

import { FormSection } from '../field/form-section.js';
import { messages } from './messages.js';
import { TaskField } from './task-field.js';

/** The task to be done. */
export function TaskSection() {
  const intl = useIntl();
  return (
    <FormSection
      title={intl.formatMessage({ id: messages.task })}
      description={intl.formatMessage({ id: messages.taskHint })}
    >
      <TaskField name="title" label={messages.title}>
        {(input) => <TextField {...input} autoComplete="off" />}
      </TaskField>
      <TaskField
        name="description"
        label={messages.description}
        description={messages.descriptionHint}
      >
        {(input) => <TextArea {...input} rows={4} />}
      </TaskField>
    </FormSection>
  );
}
