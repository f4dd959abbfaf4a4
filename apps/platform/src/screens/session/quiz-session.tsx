import type { QuizQuestion } from '@constella/api-client/contract';
import { useCalls } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  Callout,
  CheckIcon,
  Heading,
  Text,
  XIcon,
} from '@constella/ui';
import { useState } from 'react';

import { useAnswers } from '../../assistants/shared/quiz/use-answers';
import { ErrorText } from '../../base/error-text';
import { changeCards } from './change-material';
import type { SessionRow } from './due-session';
import { SessionFrame, type SessionKey } from './session-frame';
import * as styles from './session.css';
import { useKeptFocus } from './use-kept-focus';

interface QuizSessionProps {
  row: SessionRow;
  questions: readonly QuizQuestion[];
  leaveTo: string;
  storeKey: string;
}

const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Questions one after the other; an explanation stays until the learner moves on. */
export function QuizSession({ row: given, questions, leaveTo, storeKey }: QuizSessionProps) {
  const intl = useIntl();
  const calls = useCalls();
  const { answers, onAnswer, onRetry } = useAnswers([...questions], storeKey);
  const isAnswered = ({ id }: QuizQuestion) => Object.hasOwn(answers, id);
  const [at, setAt] = useState(() => {
    const open = questions.findIndex((one) => !isAnswered(one));
    return open < 0 ? questions.length : open;
  });
  const [row, setRow] = useState(given);
  const [made, setMade] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<unknown>();
  const answered = questions.filter(isAnswered);
  const right = answered.filter(({ id, correct }) => answers[id] === correct).length;
  const asked = questions[at];
  // The option that was chosen is a button no more, and with the next question “next” goes.
  const step = `${at} ${asked ? isAnswered(asked) : ''}`;
  const nextRef = useKeptFocus<HTMLButtonElement>(step);
  const questionRef = useKeptFocus<HTMLParagraphElement>(step);
  const endRef = useKeptFocus<HTMLDivElement>(step);
  const frame = {
    kind: intl.formatMessage({ id: 'study.session.quiz' }),
    title: row.title,
    done: Math.min(at, questions.length),
    of: questions.length,
    leaveTo,
  };
  const next = () => setAt(at + 1);
  const makeCard = async ({ id, question, options, correct, explanation }: QuizQuestion) => {
    const card = {
      id: `quiz-${id}`,
      front: question,
      back: [options[correct], explanation].filter(Boolean).join('\n\n'),
    };
    try {
      setFailure(undefined);
      setRow(
        await changeCards(calls, row, (all) => [...all.filter((one) => one.id !== card.id), card]),
      );
      setMade((now) => [...now, id]);
    } catch (error) {
      setFailure(error);
    }
  };
  if (!asked) {
    const wrong = questions.filter(({ id, correct }) => answers[id] !== correct);
    const retry = () => {
      onRetry();
      setAt(0);
    };
    return (
      <SessionFrame {...frame} keys={[{ keys: ['r'], says: 'study.quiz.retry', act: retry }]}>
        <div ref={endRef} tabIndex={-1} className={`${styles.slide} ${styles.sum} ${styles.place}`}>
          <Heading level={2} size={24}>
            {intl.formatMessage({ id: 'study.sum.quiz' }, { right, of: questions.length })}
          </Heading>
          <ul className={styles.back}>
            {wrong.map((one) => (
              <li key={one.id} className={styles.backRow}>
                <bdi>{one.question}</bdi>
                <span />
                <bdi className={styles.muted}>{one.options[one.correct]}</bdi>
              </li>
            ))}
          </ul>
          <div className={styles.tools}>
            <ButtonLink variant="primary" size="large" href={leaveTo}>
              {intl.formatMessage({ id: 'study.sum.stop' })}
            </ButtonLink>
            <Button size="large" onClick={retry}>
              {intl.formatMessage({ id: 'study.quiz.retry' })}
            </Button>
          </div>
        </div>
      </SessionFrame>
    );
  }
  const { id, question, options, correct, explanation } = asked;
  const choice = answers[id];
  const hasChoice = options.length > 1;
  const isDone = choice !== undefined || !hasChoice;
  const isWrong = choice !== undefined && choice !== correct;
  const choose = (place: number) => {
    if (!isDone && place < options.length) onAnswer(id, place);
  };
  const card = () => {
    if (isWrong && !made.includes(id)) void makeCard(asked);
  };
  const keys: readonly SessionKey[] = [
    {
      keys: letters.slice(0, options.length),
      says: 'study.key.answer',
      act: (key) => choose(letters.indexOf(key as 'a')),
    },
    { keys: ['Enter'], says: 'study.key.next', act: () => isDone && next() },
    { keys: ['m'], says: 'study.key.card', act: card },
  ];
  return (
    <SessionFrame {...frame} keys={keys}>
      <div className={styles.slide}>
        <p
          ref={questionRef}
          tabIndex={-1}
          dir="auto"
          className={`${styles.question} ${styles.place}`}
        >
          {question}
        </p>
        {hasChoice ? (
          <div className={styles.options}>
            {options.map((option, place) => {
              const state = !isDone
                ? undefined
                : place === correct
                  ? 'right'
                  : place === choice
                    ? 'wrong'
                    : undefined;
              const inside = (
                <>
                  <span className={styles.optionKey}>{letters[place]?.toUpperCase()}</span>
                  <bdi>{option}</bdi>
                  {state && (
                    <span className={styles.verdict} data-state={state}>
                      {state === 'right' ? <CheckIcon size={14} /> : <XIcon size={14} />}
                      {intl.formatMessage({
                        id: state === 'right' ? 'study.quiz.right' : 'study.quiz.yours',
                      })}
                    </span>
                  )}
                </>
              );
              return isDone ? (
                // oxlint-disable-next-line react/no-array-index-key -- its place is what an option is known by
                <div key={place} className={styles.option} data-state={state}>
                  {inside}
                </div>
              ) : (
                <button
                  // oxlint-disable-next-line react/no-array-index-key
                  key={place}
                  type="button"
                  className={styles.option}
                  onClick={() => choose(place)}
                >
                  {inside}
                </button>
              );
            })}
          </div>
        ) : (
          <div className={styles.options}>
            <Callout tone="warning">{intl.formatMessage({ id: 'study.quiz.one' })}</Callout>
          </div>
        )}
        {choice !== undefined && explanation !== '' && (
          <section className={styles.why} role="status">
            <Heading level={2} size={16}>
              {intl.formatMessage({ id: 'study.quiz.why' })}
            </Heading>
            <Text as="p" dir="auto">
              {explanation}
            </Text>
          </section>
        )}
        {failure !== undefined && (
          <Callout tone="danger">
            <ErrorText error={failure} />
          </Callout>
        )}
        {isDone && (
          <div className={styles.tools}>
            <Button
              ref={nextRef}
              variant="primary"
              size="large"
              iconEnd={<ArrowRightIcon />}
              onClick={next}
            >
              {intl.formatMessage({
                id: at + 1 < questions.length ? 'study.quiz.next' : 'study.quiz.end',
              })}
            </Button>
            {isWrong &&
              (made.includes(id) ? (
                <Text role="status" tone="muted">
                  {intl.formatMessage({ id: 'study.quiz.made' })}
                </Text>
              ) : (
                <Button size="large" onClick={card}>
                  {intl.formatMessage({ id: 'study.quiz.card' })}
                </Button>
              ))}
            <span className={styles.aside}>
              {intl.formatMessage({ id: 'study.quiz.soFar' }, { right, of: answered.length })}
            </span>
          </div>
        )}
      </div>
    </SessionFrame>
  );
}
