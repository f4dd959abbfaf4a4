import { bounds, type AssistantRequest } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Badge, Button, FileTextIcon, FileUpload, Popover, TextArea } from '@constella/ui';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

import * as styles from './composer.css';
import { QuestionField } from './question-field';
import { readText } from './read-text';

const accept = '.txt,.md,.csv,.json';
const { max } = bounds.prompt;
/** Bytes: no text of a file above it could fit, whatever its script. */
const maxSize = max * 4;

/** Context for the answer: a text that is pasted, and files whose text is added to it. */
export function AttachContext() {
  const intl = useIntl();
  const { getValues, setValue } = useFormContext<AssistantRequest<'cognitive-flow'>>();
  const context =
    useWatch<AssistantRequest<'cognitive-flow'>, 'context'>({ name: 'context' }) ?? '';
  const { errors, submitCount } = useFormState<AssistantRequest<'cognitive-flow'>>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [answered, setAnswered] = useState(submitCount);
  // A mistake in it cannot stay out of sight.
  if (answered !== submitCount) {
    setAnswered(submitCount);
    if (errors.context) setOpen(true);
  }

  const add = async (files: readonly File[]) => {
    setRefused([]);
    const refuse = (reason: string) => setRefused((reasons) => [...new Set([...reasons, reason])]);
    for (const file of files) {
      const text = await readText(file);
      const before = getValues('context') ?? '';
      const next = [before, text === undefined ? '' : `${file.name}\n\n${text}`]
        .filter(Boolean)
        .join('\n\n');
      if (text === undefined)
        refuse(intl.formatMessage({ id: 'flow.attachUnreadable' }, { name: file.name }));
      else if (next.length > max)
        refuse(intl.formatMessage({ id: 'flow.attachTooLong' }, { name: file.name, max }));
      else setValue('context', next, { shouldDirty: true, shouldValidate: true });
    }
  };
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
        <FileUpload
          label={intl.formatMessage({ id: 'flow.attachFiles' })}
          accept={accept}
          maxSize={maxSize}
          error={
            refused.length > 0 &&
            refused.map((reason) => (
              <span key={reason} className={styles.refusal}>
                {reason}
              </span>
            ))
          }
          value={[]}
          onValueChange={(files) => void add(files)}
        />
      </div>
    </Popover>
  );
}
