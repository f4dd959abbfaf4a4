import { useIntl } from '@constella/i18n/react';
import { EmptyState, Heading, PanelSection, Text } from '@constella/ui';
import { useState } from 'react';

import { questionsOf, type Scenario } from './training-result';
import { Player } from './player';
import { Questions, Score } from '../shared/quiz/quiz';
import * as styles from './result-view.css';
import { useAnswers } from '../shared/quiz/use-answers';

interface Kept {
  /** The answers' draft key. */
  draftKey: string | undefined;
}

/** The cases, to be played through one after the other; they are scored together. */
export function ScenarioPlayer({
  items: scenarios,
  draftKey,
}: Kept & { items: readonly Scenario[] }) {
  const intl = useIntl();
  const [asked, setAt] = useState(0);
  const questions = questionsOf([...scenarios]);
  const { answers, onAnswer, onRetry } = useAnswers(questions, draftKey);
  const at = Math.min(asked, scenarios.length - 1);
  const scenario = scenarios[at];
  if (!scenario) return <EmptyState title={intl.formatMessage({ id: 'training.quiz.noCases' })} />;
  return (
    <>
      <Player
        label={intl.formatMessage({ id: 'training.scenarios' })}
        at={at}
        onTurn={setAt}
        pages={scenarios.map((one) => ({
          id: one.id,
          title: one.title,
          meta: intl.formatMessage({ id: `training.difficulty.${one.difficulty}` }),
          isDone: one.questions.every(({ id }) => Object.hasOwn(answers, id)),
        }))}
      >
        <div className={styles.slide}>
          <Heading level={3} size={20}>
            <bdi>{scenario.title}</bdi>
          </Heading>
          <Text as="p" dir="auto" className={styles.story}>
            {scenario.scenario}
          </Text>
          <Questions
            key={scenario.id}
            questions={scenario.questions}
            answers={answers}
            onAnswer={onAnswer}
          />
        </div>
      </Player>
      <PanelSection>
        <Score
          questions={questions}
          answers={answers}
          onRetry={() => {
            onRetry();
            setAt(0);
          }}
        />
      </PanelSection>
    </>
  );
}
