import { useIntl } from '@constella/i18n/react';
import { Button, Callout, Inline, Panel, Stack, Text } from '@constella/ui';

import { letterOf } from './letters';
import { isAnswer, isEnded, type ModelAnswer } from './model-answer';

/** The outcome of a comparison without names. */
export type BlindOutcome =
  /** The best one, or null for a tie. */
  { choice: string | null } | 'unrated';

interface BlindRatingProps {
  /** In the order of their letters. */
  models: readonly string[];
  answers: readonly ModelAnswer[];
  outcome: BlindOutcome | undefined;
  nameOf: (model: string) => string;
  /** Being kept: the model that was chosen, or null for a tie. */
  saving: string | null | undefined;
  /** Why it could not be kept; the names stay hidden. */
  error: string | undefined;
  onRate: (choice: string | null) => void;
  onReveal: () => void;
}

/** Asks which answer is the best; the models are named afterwards. */
export function BlindRating({
  models,
  answers,
  outcome,
  nameOf,
  saving,
  error,
  onRate,
  onReveal,
}: BlindRatingProps) {
  const intl = useIntl();
  const answerOf = (index: number) =>
    intl.formatMessage({ id: 'models.blind.answer' }, { letter: letterOf(index) });
  const isOver = answers.every(isEnded);
  const usable = models.filter((_model, index) => isAnswer(answers[index]));
  const wait = isOver ? undefined : intl.formatMessage({ id: 'models.blind.wait' });
  const tooFew = isOver && usable.length < 2;
  const said = () => {
    if (outcome === undefined) return undefined;
    if (outcome === 'unrated') return intl.formatMessage({ id: 'models.blind.unrated' });
    const { choice } = outcome;
    if (choice === null) return intl.formatMessage({ id: 'models.blind.ratedTie' });
    return intl.formatMessage(
      { id: 'models.blind.ratedBest' },
      { answer: answerOf(models.indexOf(choice)), model: nameOf(choice) },
    );
  };
  return (
    <Panel title={intl.formatMessage({ id: 'models.blind.question' })}>
      <Stack gap={12}>
        <div role="status">
          <Text size={13} tone="muted">
            {said() ??
              intl.formatMessage({ id: tooFew ? 'models.blind.tooFew' : 'models.blind.note' })}
          </Text>
        </div>
        {outcome === undefined && (
          <Inline gap={8}>
            {!tooFew && (
              <>
                {models.map((model, index) => {
                  const isFailed = isOver && !usable.includes(model);
                  return (
                    <Button
                      key={answerOf(index)}
                      busy={saving === model}
                      disabledReason={
                        isFailed ? intl.formatMessage({ id: 'models.blind.failed' }) : wait
                      }
                      onClick={() => onRate(model)}
                    >
                      {answerOf(index)}
                    </Button>
                  );
                })}
                <Button busy={saving === null} disabledReason={wait} onClick={() => onRate(null)}>
                  {intl.formatMessage({ id: 'models.blind.tie' })}
                </Button>
              </>
            )}
            <Button variant="quiet" disabledReason={wait} onClick={onReveal}>
              {intl.formatMessage({ id: 'models.blind.reveal' })}
            </Button>
          </Inline>
        )}
        {error !== undefined && (
          <Callout
            tone="danger"
            role="alert"
            title={intl.formatMessage({ id: 'models.blind.saveFailed' })}
          >
            {error}
          </Callout>
        )}
      </Stack>
    </Panel>
  );
}
