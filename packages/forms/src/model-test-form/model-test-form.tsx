'use client';

import { bounds } from '@constella/api-client';
import { FormattedMessage, useIntl } from '@constella/i18n/react';
import { Button, LoaderIcon, SliderField, TextArea } from '@constella/ui';
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type Ref,
} from 'react';
import { useWatch } from 'react-hook-form';

import { Field, type FieldOf } from '../field/field.js';
import { FormNotice } from '../field/form-notice.js';
import * as layout from '../field/form-layout.css.js';
import { Form } from '../field/form.js';
import { useConstellaForm } from '../field/use-constella-form.js';
import * as styles from './model-test-form.css.js';
import { ModelsField, type ModelsSource } from './models-field.js';
import {
  modelTestFormDefaults,
  modelTestSchema,
  type ModelTestSubmission,
  type ModelTestValues,
} from './schema.js';

const TestField = Field as FieldOf<ModelTestValues>;

/** Actions a screen can take on a form from outside; what else is typed stays. */
export interface ModelTestFormHandle {
  /** Selects a model: in place of the only one, or beside those that are compared while there is room. */
  choose: (model: string) => void;
  /** Fills the given fields. */
  fill: (values: Partial<ModelTestValues>) => void;
}

export interface ModelTestFormProps extends ModelsSource {
  /** Asks the models. What it throws is shown in the form; nothing typed is lost. */
  onSubmit: (values: ModelTestSubmission) => Promise<unknown> | void;
  /** @default the documented prompt and system prompt, in the reader's language */
  defaultValues?: Partial<ModelTestValues>;
  /** Keeps what is typed in this tab, also after an answer; must contain the user's id. */
  draftKey?: string;
  className?: string;
  ref?: Ref<ModelTestFormHandle>;
}

/** One prompt for one model, or for several side by side. What was asked stays, to be asked again. */
export function ModelTestForm({
  onSubmit,
  defaultValues,
  draftKey,
  className,
  ref,
  ...source
}: ModelTestFormProps) {
  const intl = useIntl();
  const prompt = intl.formatMessage({ id: 'models.form.prompt.default' });
  const systemPrompt = intl.formatMessage({ id: 'models.form.systemPrompt.default' });
  const form = useConstellaForm({
    schema: modelTestSchema,
    defaults: { ...modelTestFormDefaults, prompt, systemPrompt },
    defaultValues,
    onSubmit,
    failure: { title: 'errors.modelTest.title', fallback: 'errors.modelTest.fallback' },
    draftKey,
    afterSuccess: 'keepDraft',
  });
  const { getValues, setValue } = form.form;

  // What nobody has touched goes along with the language.
  const begun = useRef({ prompt, systemPrompt });
  const followLanguage = useEffectEvent((words: typeof begun.current) => {
    for (const name of ['prompt', 'systemPrompt'] as const)
      if (words[name] !== begun.current[name] && getValues(name) === begun.current[name])
        form.adoptDefault(name, words[name]);
    begun.current = words;
  });
  useEffect(() => followLanguage({ prompt, systemPrompt }), [prompt, systemPrompt]);

  useImperativeHandle(ref, () => {
    const fill: ModelTestFormHandle['fill'] = (values) => {
      for (const [name, value] of Object.entries(values))
        setValue(name as keyof ModelTestValues, value, { shouldDirty: true, shouldValidate: true });
    };
    return {
      choose: (model) => fill({ models: withModel(getValues('models'), model) }),
      fill,
    };
  }, [getValues, setValue]);

  const [asked, setAsked] = useState(false);
  // A mistake in it cannot stay out of sight.
  const systemPromptShown = asked || form.form.formState.errors.systemPrompt !== undefined;
  const systemPromptId = useId();
  return (
    <Form of={form} className={className}>
      <div className={layout.stack}>
        <ModelsField {...source} adoptDefault={form.adoptDefault} />
        <TestField name="prompt" label="models.form.prompt.label">
          {(input) => <TextArea {...input} rows={5} />}
        </TestField>
        <div id={systemPromptId} hidden={!systemPromptShown}>
          <TestField name="systemPrompt" label="models.form.systemPrompt.label" optional>
            {(input) => <TextArea {...input} rows={3} />}
          </TestField>
        </div>
        <Settings />
        <FormNotice notice={form.notice} />
        <div className={styles.actions}>
          <Button
            variant="quiet"
            aria-expanded={systemPromptShown}
            aria-controls={systemPromptId}
            onClick={() => setAsked(!systemPromptShown)}
          >
            <FormattedMessage
              id={
                systemPromptShown
                  ? 'models.form.systemPrompt.hide'
                  : 'models.form.systemPrompt.show'
              }
            />
          </Button>
          <Submit busy={form.busy} />
        </div>
      </div>
    </Form>
  );
}

/** The chosen models with one more. */
function withModel(models: readonly string[], model: string): string[] {
  if (models.includes(model)) return [...models];
  const free = models.indexOf('');
  if (free !== -1) return models.with(free, model);
  if (models.length === 1) return [model];
  return [...models, model].slice(0, bounds.comparedModels.max);
}

/** How freely, and how much, models write: the same for every model that is asked. */
function Settings() {
  const intl = useIntl();
  const { temperature, maxTokens } = bounds;
  return (
    <div className={styles.settings}>
      <TestField name="temperature" label="models.beside.temperature">
        {(_input, choice) => (
          <SliderField
            {...choice}
            {...temperature}
            minLabel={intl.formatMessage({ id: 'models.beside.temperature.least' })}
            maxLabel={intl.formatMessage({ id: 'models.beside.temperature.most' })}
            format={(value) =>
              intl.formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
            }
          />
        )}
      </TestField>
      {/* The slider ends at 4,000; the number beside it goes on to 32,000. */}
      <TestField name="maxTokens" label="models.beside.maxTokens">
        {(_input, choice) => (
          <SliderField
            {...choice}
            {...maxTokens.slider}
            inputMin={maxTokens.min}
            inputMax={maxTokens.max}
            inputStep={maxTokens.step}
            format={(value) => intl.formatNumber(value)}
          />
        )}
      </TestField>
    </div>
  );
}

/** The text of the button, for one model and for several. */
const submitMessages = {
  one: { submit: 'models.form.test.submit', busy: 'models.form.test.busy' },
  several: { submit: 'models.beside.ask', busy: 'models.beside.asking' },
} as const;

/** The specification has it read differently while busy, so the label stays in sight. */
function Submit({ busy }: { busy: boolean }) {
  const models = useWatch<ModelTestValues, 'models'>({ name: 'models' });
  const words = submitMessages[models.length > 1 ? 'several' : 'one'];
  return (
    <Button
      type="submit"
      variant="primary"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <span className={styles.labels}>
        <span className={busy ? styles.label.away : styles.label.shown}>
          <FormattedMessage id={words.submit} />
        </span>
        <span className={busy ? styles.label.shown : styles.label.away}>
          <LoaderIcon size={14} className={styles.turning} />
          <FormattedMessage id={words.busy} />
        </span>
      </span>
    </Button>
  );
}
