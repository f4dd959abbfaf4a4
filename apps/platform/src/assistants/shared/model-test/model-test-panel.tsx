import { bounds } from '@constella/api-client';
import { rowMutations, useApi } from '@constella/api-client/react';
import {
  ModelTestForm,
  type ModelTestFormHandle,
  type ModelTestSubmission,
  type ModelTestValues,
} from '@constella/forms';
import { useIntl } from '@constella/i18n/react';
import { Panel, Switch, useToast } from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';

import { useErrorText } from '../../../base/error-text';
import { useSession } from '../../../base/session';
import { OfflineLine } from '../../../runs/offline-line';
import { AnswerCard } from './answer-card';
import { BlindRating, type BlindOutcome } from './blind-rating';
import { letterOf, letters } from './letters';
import { begun, isAnswer, isEnded } from './model-answer';
import * as styles from './model-test.css';
import { useModelAnswers, type Question } from './use-model-answers';
import { useModelSource } from '../../../runs/use-model-source';
import type { PromptHistory } from './use-prompt-history';
import { hideModelNames } from './hide-model-names';

/** Methods a screen has of the panel; the reader is taken to it. */
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
  /** In the order their answers stand in. */
  models: readonly string[];
  question: Question;
  /** Its key in the history. */
  at: string | undefined;
  /** Compared without names. */
  isBlind: boolean;
  /** The outcome of that: from then on the models are named. */
  outcome?: BlindOutcome;
}

const isHidden = ({ isBlind, outcome }: Asked): boolean => isBlind && outcome === undefined;

/** One prompt for one model (platform-client §2.9), or for up to four beside each other. */
export function ModelTestPanel({ onModelsChange, history, aside, ref }: ModelTestPanelProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { user } = useSession();
  const { toast } = useToast();
  const source = useModelSource();
  const { answers, ask, stop } = useModelAnswers();
  const [asked, setAsked] = useState<Asked>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isBlind, setBlind] = useState(false);
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

  // Below the form and what stands beside it they would be out of sight.
  const compared = useRef<HTMLDivElement>(null);
  const question = asked?.question;
  useEffect(() => {
    if (question) compared.current?.scrollIntoView({ block: 'start' });
  }, [question]);

  const rating = useMutation(rowMutations.create(useApi(), useQueryClient(), 'model_comparisons'));

  const askOne = async (id: string, one: Asked) => {
    const { state, error, figures } = await ask(id, one.question);
    // Whoever ends first, or fails for a reason of its own, would be known by it.
    if (isHidden(one)) return;
    if (figures && one.at !== undefined) history?.addAnswer(one.at, id, figures);
    if (state === 'failed')
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'errors.modelTest.title' }),
        description: error || intl.formatMessage({ id: 'errors.modelTest.fallback' }),
      });
  };
  const answerOf = (id: string) => answers.get(id) ?? begun;
  const reveal = (one: Asked, outcome: BlindOutcome) => {
    for (const id of one.models) {
      const { figures } = answerOf(id);
      if (figures && one.at !== undefined) history?.addAnswer(one.at, id, figures);
    }
    // Another question may have been asked while this one was rated.
    setAsked((current) => (current === one ? { ...one, outcome } : current));
  };
  const rate = (one: Asked, choice: string | null) =>
    rating.mutate(
      {
        prompt: one.question.prompt,
        models: [...one.models],
        choice,
        unanswered: one.models.filter((id) => !isAnswer(answerOf(id))),
        ratedAt: new Date().toISOString(),
      },
      { onSuccess: () => reveal(one, { choice }) },
    );
  const askAll = async ({ models, ...question }: ModelTestSubmission) => {
    // What was asked before and is still on its way is no longer waited for.
    for (const id of asked?.models ?? []) stop(id);
    const { systemPrompt = '' } = question;
    const entry = history?.add({ ...question, systemPrompt, models });
    const hidesNames = isBlind && models.length > 1;
    const next: Asked = {
      models: hidesNames ? letters.shuffle(models) : models,
      question,
      at: entry?.at,
      isBlind: hidesNames,
    };
    rating.reset();
    setAsked(next);
    // In the form's order: what is charged first must not tell who is A.
    await Promise.all(models.map((id) => askOne(id, next)));
  };
  const nameOf = (id: string) => source.models.find((known) => known.id === id)?.name ?? id;
  const titleOf = (one: Asked, id: string, index: number) => {
    if (one.isBlind)
      return {
        name: intl.formatMessage({ id: 'models.blind.answer' }, { letter: letterOf(index) }),
        model: isHidden(one) ? undefined : nameOf(id),
      };
    return one.models.length > 1
      ? { name: nameOf(id) }
      : { name: intl.formatMessage({ id: 'models.test.response' }), model: nameOf(id) };
  };
  const shownAnswer = (one: Asked, id: string) => {
    const answer = answerOf(id);
    if (!isHidden(one)) return answer;
    const text = hideModelNames(answer.text, {
      models: one.models.map((model) => ({ id: model, name: nameOf(model) })),
      mark: intl.formatMessage({ id: 'models.blind.hidden' }),
      isWriting: !isEnded(answer),
    });
    return { ...answer, text };
  };
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
        <Panel
          title={intl.formatMessage({ id: 'models.test.title' })}
          footer={
            isBlind && chosen.length < bounds.blindModels.min
              ? intl.formatMessage({ id: 'models.blind.needsTwo' })
              : undefined
          }
          actions={
            <Switch
              label={intl.formatMessage({ id: 'models.blind.switch' })}
              checked={isBlind}
              onCheckedChange={setBlind}
            />
          }
        >
          <ModelTestForm
            {...source}
            ref={form}
            onModelsChange={(models) => {
              setChosen(models);
              onModelsChange?.(models);
            }}
            draftKey={user ? `${user.id}.model-test` : undefined}
            onSubmit={askAll}
          />
          <OfflineLine />
        </Panel>
      </div>
      {asked && (
        <div ref={several ? compared : undefined} className={several ? styles.compared : undefined}>
          <div className={styles.answers}>
            {asked.models.map((id, index) => (
              <AnswerCard
                key={id}
                {...titleOf(asked, id, index)}
                isBlind={isHidden(asked)}
                isBest={typeof asked.outcome === 'object' && asked.outcome.choice === id}
                answer={shownAnswer(asked, id)}
                onStop={() => stop(id)}
                onAgain={() => void askOne(id, asked)}
              />
            ))}
          </div>
          {asked.isBlind && (
            <BlindRating
              models={asked.models}
              answers={asked.models.map(answerOf)}
              outcome={asked.outcome}
              nameOf={nameOf}
              saving={rating.isPending ? rating.variables.choice : undefined}
              error={rating.error ? errorText(rating.error) : undefined}
              onRate={(choice) => rate(asked, choice)}
              onReveal={() => reveal(asked, 'unrated')}
            />
          )}
        </div>
      )}
      {aside && <div className={several ? styles.asideAbove : styles.aside}>{aside}</div>}
    </div>
  );
}
