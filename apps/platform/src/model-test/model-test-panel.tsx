import {
  ModelTestForm,
  type ModelTestFormHandle,
  type ModelTestSubmission,
  type ModelTestValues,
} from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Panel, useToast } from '@constella/ui';
import { useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';

import { useSession } from '../app/session';
import { AnswerCard } from './answer-card';
import { begun } from './model-answer';
import * as styles from './model-test.css';
import { useModelAnswers, type Question } from './use-model-answers';
import { useModelSource } from './use-model-source';
import type { PromptHistory } from './use-prompt-history';

/** What a screen can do to the panel; the reader is taken to it. */
export interface ModelTestHandle {
  /** Selects a model; what is typed and what was answered stays. */
  choose: (model: string) => void;
  /** Fills what was asked before, to be asked again. */
  fill: (values: Partial<ModelTestValues>) => void;
}

interface ModelTestPanelProps {
  /** Told which models are chosen. */
  onModelsChange?: (models: readonly string[]) => void;
  /** Where what is asked is kept. */
  history?: PromptHistory | undefined;
  /** Stands beside the form; answers that are compared go below both, over the whole width. */
  aside?: ReactNode;
  ref?: Ref<ModelTestHandle>;
}

/** Something that was asked, and of whom. */
interface Asked {
  models: readonly string[];
  question: Question;
  /** What the history knows it by. */
  at: string | undefined;
}

/** One prompt for one model (platform-client §2.9), or for up to four beside each other. */
export function ModelTestPanel({ onModelsChange, history, aside, ref }: ModelTestPanelProps) {
  const intl = useIntl();
  const { user } = useSession();
  const { toast } = useToast();
  const source = useModelSource();
  const { answers, ask, stop } = useModelAnswers();
  const [asked, setAsked] = useState<Asked>();
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<ModelTestFormHandle>(null);

  useImperativeHandle(ref, () => {
    const show = () => {
      place.current?.scrollIntoView({ block: 'nearest' });
      place.current?.focus({ preventScroll: true });
    };
    return {
      choose: (model) => {
        form.current?.choose(model);
        show();
      },
      fill: (values) => {
        form.current?.fill(values);
        show();
      },
    };
  }, []);

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
  const several = asked !== undefined && asked.models.length > 1;
  return (
    <div className={aside ? styles.beside : styles.stacked}>
      <div
        ref={place}
        className={styles.form}
        tabIndex={-1}
        role="group"
        aria-label={intl.formatMessage({ id: 'models.test.title' })}
      >
        <Panel title={intl.formatMessage({ id: 'models.test.title' })}>
          <ModelTestForm
            {...source}
            ref={form}
            onModelsChange={onModelsChange}
            draftKey={user ? `${user.id}.model-test` : undefined}
            onSubmit={askAll}
          />
        </Panel>
      </div>
      {asked && (
        <div className={several ? styles.compared : styles.answers}>
          {asked.models.map((id) => (
            <AnswerCard
              key={id}
              {...(several
                ? { name: nameOf(id) }
                : {
                    name: intl.formatMessage({ id: 'models.test.response' }),
                    model: nameOf(id),
                  })}
              answer={answers.get(id) ?? begun}
              onStop={() => stop(id)}
              onAgain={() => void askOne(id, asked)}
            />
          ))}
        </div>
      )}
      {aside && <div className={several ? styles.asideAbove : styles.aside}>{aside}</div>}
    </div>
  );
}
