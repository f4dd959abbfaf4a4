'use client';

import { FormattedMessage } from '@constella/i18n/react';
import { Button, LoaderIcon, TextArea } from '@constella/ui';
import { useId, useState } from 'react';

import { Field, type FieldOf } from '../field/field.js';
import { FormNotice } from '../field/form-notice.js';
import * as layout from '../field/form-layout.css.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import { ModelField, type ModelSource } from '../model-field/model-field.js';
import { failure, messages } from './messages.js';
import * as styles from './model-test-form.css.js';
import {
  modelTestFormDefaults,
  modelTestSchema,
  type ModelTestSubmission,
  type ModelTestValues,
} from './schema.js';

const TestField = Field as FieldOf<ModelTestValues>;

export interface ModelTestFormProps extends ModelSource {
  /** Asks the model. What it throws is shown in the form; nothing typed is lost. */
  onSubmit: (values: ModelTestSubmission) => Promise<unknown> | void;
  /** @default the documented prompt and system prompt */
  defaultValues?: Partial<ModelTestValues>;
  /** Keeps what is typed in this tab, also after an answer; must contain the user's id. */
  draftKey?: string;
  className?: string;
}

/** One prompt for one model. What was asked stays, to be asked again. */
export function ModelTestForm({
  onSubmit,
  defaultValues,
  draftKey,
  className,
  ...source
}: ModelTestFormProps) {
  const form = useConstellaForm({
    schema: modelTestSchema,
    defaults: modelTestFormDefaults,
    defaultValues,
    onSubmit,
    failure,
    draftKey,
    afterSuccess: 'keepDraft',
  });
  const [asked, setAsked] = useState(false);
  // A mistake in it cannot stay out of sight.
  const systemPromptShown = asked || form.form.formState.errors.systemPrompt !== undefined;
  const systemPromptId = useId();
  return (
    <Form of={form} className={className}>
      <div className={layout.stack}>
        <ModelField {...source} adoptDefault={form.adoptDefault} />
        <TestField name="prompt" label={messages.prompt}>
          {(input) => <TextArea {...input} rows={5} />}
        </TestField>
        <div id={systemPromptId} hidden={!systemPromptShown}>
          <TestField name="systemPrompt" label={messages.systemPrompt} optional>
            {(input) => <TextArea {...input} rows={3} />}
          </TestField>
        </div>
        <FormNotice notice={form.notice} />
        <div className={styles.actions}>
          <Button
            variant="quiet"
            aria-expanded={systemPromptShown}
            aria-controls={systemPromptId}
            onClick={() => setAsked(!systemPromptShown)}
          >
            <FormattedMessage
              id={systemPromptShown ? messages.hideSystemPrompt : messages.showSystemPrompt}
            />
          </Button>
          {/* The specification has it read differently while busy, so the label stays in sight. */}
          <Button
            type="submit"
            variant="primary"
            aria-busy={form.busy || undefined}
            aria-disabled={form.busy || undefined}
          >
            <span className={styles.labels}>
              <span className={form.busy ? styles.label.away : styles.label.shown}>
                <FormattedMessage id={messages.submit} />
              </span>
              <span className={form.busy ? styles.label.shown : styles.label.away}>
                <LoaderIcon size={14} className={styles.turning} />
                <FormattedMessage id={messages.busy} />
              </span>
            </span>
          </Button>
        </div>
      </div>
    </Form>
  );
}
