import { bounds, type AssistantRequest } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Badge, Button, FileTextIcon, Popover, TextArea } from '@constella/ui';
import { useState } from 'react';
import { useFormState, useWatch } from 'react-hook-form';

import * as styles from './composer.css';
import { QuestionField } from './question-field';

const { max } = bounds.prompt;

/** Context for the answer: a text that is pasted. */
export function AttachContext() {
  const intl = useIntl();
  const context =
    useWatch<AssistantRequest<'cognitive-flow'>, 'context'>({ name: 'context' }) ?? '';
  const { errors, submitCount } = useFormState<AssistantRequest<'cognitive-flow'>>();
  const [isOpen, setOpen] = useState(false);
  const [answered, setAnswered] = useState(submitCount);
  // A mistake in it cannot stay out of sight.
  if (answered !== submitCount) {
    setAnswered(submitCount);
    if (errors.context) setOpen(true);
  }

  return (
    <Popover
      size="large"
      open={isOpen}
      onOpenChange={setOpen}
      title={intl.formatMessage({ id: 'flow.attach' })}
      trigger={
        <Button variant="quiet" size="small" icon={<FileTextIcon />}>
          {intl.formatMessage({ id: 'flow.attach' })}
          {context && (
            <Badge>{intl.formatMessage({ id: 'flow.attached' }, { count: context.length })}</Badge>
          )}
        </Button>
      }
    >
      <div className={styles.fields}>
        <QuestionField
          name="context"
          label="flow.attachText"
          description="flow.attachHint"
          values={{ max }}
          optional
        >
          {(input) => <TextArea {...input} value={input.value ?? ''} rows={6} />}
        </QuestionField>
      </div>
    </Popover>
  );
}
