import { bounds } from '@constella/api-client';
import { ModelTestForm, type ModelTestSubmission } from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Panel, Stack, useToast } from '@constella/ui';
import { useState } from 'react';

import { useSession } from '../app/session';
import { AnswerCard } from './answer-card';
import { begun } from './model-answer';
import * as styles from './model-test.css';
import type { AskedPrompt } from './prompt-history';
import { useModelAnswers, type Question } from './use-model-answers';
import { useModelSource } from './use-model-source';
import type { PromptHistory } from './use-prompt-history';

interface ModelTestPanelProps {
  /** The model to begin with. */
  model?: string | undefined;
  /** What was asked before, to begin with. */
  begin?: AskedPrompt | undefined;
  /** Where what is asked is kept. */
  history?: PromptHistory | undefined;
}

/** Something that was asked, and of whom. */
interface Asked {
  models: readonly string[];
  question: Question;
  /** What the history knows it by. */
  at: string | undefined;
}

/** One prompt for one model (platform-client §2.9), or for up to four beside each other. */
export function ModelTestPanel({ model, begin, history }: ModelTestPanelProps) {
  const intl = useIntl();
  const { user } = useSession();
  const { toast } = useToast();
  const source = useModelSource();
  const { answers, ask, stop } = useModelAnswers();
  const [asked, setAsked] = useState<Asked>();

  const askOne = async (id: string, { question, at }: Asked) => {
    const { state, error, figures } = await ask(id, question);
    if (figures && at !== undefined) history?.addAnswer(at, id, figures);
    if (state === 'failed')
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'errors.modelTest.title' }),
        description: error || intl.formatMessage({ id: 'errors.modelTest.fallback' }),
      });
  };
  const askAll = async ({ models, ...question }: ModelTestSubmission) => {
    // What was asked before and is still on its way is no longer waited for.
    for (const id of asked?.models ?? []) stop(id);
    const { systemPrompt = '' } = question;
    const entry = history?.add({ ...question, systemPrompt, models });
    const next = { models, question, at: entry?.at };
    setAsked(next);
    await Promise.all(models.map((id) => askOne(id, next)));
  };
  const nameOf = (id: string) => source.models.find((known) => known.id === id)?.name ?? id;
  return (
    <Stack gap={16}>
      <Panel title={intl.formatMessage({ id: 'models.test.title' })}>
        <ModelTestForm
          key={model}
          {...source}
          defaultValues={beginning(model, begin)}
          draftKey={user && !model && !begin ? `${user.id}.model-test` : undefined}
          onSubmit={askAll}
        />
      </Panel>
      {asked && (
        <div className={styles.answers}>
          {asked.models.map((id) => (
            <AnswerCard
              key={id}
              name={
                asked.models.length > 1
                  ? nameOf(id)
                  : intl.formatMessage({ id: 'models.test.response' })
              }
              answer={answers.get(id) ?? begun}
              onStop={() => stop(id)}
              onAgain={() => void askOne(id, asked)}
            />
          ))}
        </div>
      )}
    </Stack>
  );
}

/** What the form begins with; what was asked before knows its models itself. */
function beginning(model: string | undefined, begin: AskedPrompt | undefined) {
  if (!begin) return model === undefined ? undefined : { models: [model] };
  const { prompt, systemPrompt, models, temperature, maxTokens } = begin;
  return {
    prompt,
    systemPrompt,
    models: models.slice(0, bounds.comparedModels.max),
    temperature,
    maxTokens,
  };
}
