import type { MessageId } from '@constella/i18n';
import { useIntl } from '@constella/i18n/react';
import { EmptyState, PanelSection } from '@constella/ui';

import type { Question } from './question';
import { Questions, Score } from './quiz';
import { useAnswers } from './use-answers';

interface AssessmentProps {
  items: readonly Question[];
  /** The answers' draft key. */
  draftKey: string | undefined;
  /** Said where there are none. @default that none was wanted */
  none?: MessageId;
}

/** Questions under one another, answered and scored. */
export function Assessment({
  items: questions,
  draftKey,
  none = 'training.quiz.none',
}: AssessmentProps) {
  const intl = useIntl();
  const { answers, onAnswer, onRetry } = useAnswers(questions, draftKey);
  if (questions.length === 0) return <EmptyState title={intl.formatMessage({ id: none })} />;
  return (
    <>
      <PanelSection>
        <Questions questions={questions} answers={answers} onAnswer={onAnswer} />
      </PanelSection>
      <PanelSection>
        <Score questions={questions} answers={answers} onRetry={onRetry} />
      </PanelSection>
    </>
  );
}
