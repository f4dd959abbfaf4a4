import { passPercent, trainingScore } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, Callout, RadioCards, ResetIcon } from '@constella/ui';
import { useState } from 'react';

import type { Question } from './question';
import * as styles from './quiz.css';

/** The place of the option chosen for each question that is answered, by the question's id. */
export type Answers = Readonly<Record<string, number>>;

interface QuestionCardProps {
  question: Question;
  /** Its number in the list, from 1. */
  number: number;
  answer: number | undefined;
  onAnswer: (choice: number) => void;
}

/** A question: chosen first, then answered, then explained. */
function QuestionCard({ question, number, answer, onAnswer }: QuestionCardProps) {
  const intl = useIntl();
  const [choice, setChoice] = useState('');
  const { question: asked, options, correct, explanation } = question;
  const isAnswered = answer !== undefined;
  const isRight = answer === correct;
  return (
    <li className={styles.question}>
      <RadioCards
        columns={1}
        label={
          <bdi>
            {intl.formatMessage({ id: 'training.quiz.number' }, { at: number, question: asked })}
          </bdi>
        }
        value={isAnswered ? String(answer) : choice}
        onValueChange={setChoice}
        disabledReason={isAnswered && intl.formatMessage({ id: 'training.quiz.locked' })}
        options={options.map((option, index) => ({
          value: String(index),
          label: <bdi>{option}</bdi>,
        }))}
      />
      {isAnswered ? (
        <Callout
          role="status"
          tone={isRight ? 'success' : 'warning'}
          title={
            isRight
              ? intl.formatMessage({ id: 'training.quiz.right' })
              : intl.formatMessage(
                  { id: 'training.quiz.wrong' },
                  { answer: options[correct] ?? '' },
                )
          }
        >
          <span dir="auto">{explanation}</span>
        </Callout>
      ) : (
        <div>
          <Button
            disabledReason={
              choice === '' ? intl.formatMessage({ id: 'training.quiz.choose' }) : undefined
            }
            onClick={() => onAnswer(Number(choice))}
          >
            {intl.formatMessage({ id: 'training.quiz.check' })}
          </Button>
        </div>
      )}
    </li>
  );
}

interface QuestionsProps {
  questions: readonly Question[];
  answers: Answers;
  onAnswer: (id: string, choice: number) => void;
}

/** Questions, one under the other. */
export function Questions({ questions, answers, onAnswer }: QuestionsProps) {
  return (
    <ol className={styles.questions}>
      {questions.map((question, index) => (
        <QuestionCard
          // Begun anew, its choice goes too.
          key={`${question.id} ${Object.keys(answers).length === 0}`}
          question={question}
          number={index + 1}
          answer={answers[question.id]}
          onAnswer={(choice) => onAnswer(question.id, choice)}
        />
      ))}
    </ol>
  );
}

interface ScoreProps {
  questions: readonly Question[];
  answers: Answers;
  onRetry: () => void;
}

/** The score of the answers, and the way to begin again. */
export function Score({ questions, answers, onRetry }: ScoreProps) {
  const intl = useIntl();
  const { right, of, percent, passed } = trainingScore(questions, answers);
  const answered = questions.filter(({ id }) => Object.hasOwn(answers, id)).length;
  const share = (value: number) => intl.formatNumber(value / 100, { style: 'percent' });
  const mark = share(passPercent);
  if (answered < of)
    return (
      <p className={styles.answered} aria-live="polite">
        {intl.formatMessage({ id: 'training.quiz.answered' }, { answered, of })}
      </p>
    );
  return (
    <Callout
      role="status"
      tone={passed ? 'success' : 'warning'}
      title={intl.formatMessage(
        { id: 'training.quiz.score' },
        { right, of, percent: share(percent) },
      )}
      action={
        <Button size="small" icon={<ResetIcon size={14} />} onClick={onRetry}>
          {intl.formatMessage({ id: 'training.quiz.again' })}
        </Button>
      }
    >
      {passed
        ? intl.formatMessage({ id: 'training.quiz.passed' }, { percent: mark })
        : intl.formatMessage({ id: 'training.quiz.failed' }, { percent: mark })}
    </Callout>
  );
}
