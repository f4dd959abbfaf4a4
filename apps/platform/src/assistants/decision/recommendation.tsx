import { confidenceRange } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Card, Heading, Text } from '@constella/ui';

import { CitedText } from '../../runs/citation';
import { RunText } from '../../runs/run-text';
import { isWhole, knownScores, weightsOf, type Decision } from './decision-matrix';
import { reportBasis } from './report-basis';
import * as styles from './result-view.css';

interface RecommendationProps {
  result: Decision;
  onChange?: ((result: Decision) => void) | undefined;
}

/**
 * The option to choose, what to do next, and how far that can be relied on. While scores are open it
 * is a worksheet: how many are known, and no word of how sure it is.
 */
export function Recommendation({ result, onChange }: RecommendationProps) {
  const intl = useIntl();
  const { options, recommendation } = result;
  const first = recommendation.option === null ? undefined : options[recommendation.option];
  const whole = isWhole(result);
  // Of a worksheet the report begins with the figures beside it.
  const lead = (result as { offline?: boolean }).offline ? '' : leadOf(result.text);
  const title = first === undefined ? 'worksheet' : whole ? 'recommendation' : ('soFar' as const);
  return (
    <Card padding="none" className={styles.recommendation}>
      <div className={styles.words}>
        <span className={styles.eyebrow}>
          {intl.formatMessage({ id: `decision.result.${title}` })}
        </span>
        <Heading level={2} size={24}>
          <bdi>{first ?? intl.formatMessage({ id: 'decision.result.none' })}</bdi>
        </Heading>
        {lead !== '' && (
          // It gives figures of its own; its place stays, so that no slider moves under a finger.
          <div className={reportBasis(result, intl) && styles.away}>
            <RunText headingLevel={3} text={lead} />
          </div>
        )}
        {recommendation.nextSteps.length > 0 && (
          <>
            <Heading level={3} size={13}>
              {intl.formatMessage({ id: 'decision.result.next' })}
            </Heading>
            <ol className={styles.steps}>
              {recommendation.nextSteps.map((step) => (
                <li key={step}>
                  <bdi>
                    <CitedText text={step} />
                  </bdi>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <div className={styles.confidence}>
        {whole ? <Confidence result={result} /> : <Known result={result} mayFill={!!onChange} />}
      </div>
    </Card>
  );
}

/** What a report says before its first heading. */
const leadOf = (text: string): string => text.split(/^#{1,6}\s/mu, 1)[0]?.trim() ?? '';

/** How sure the ranking is, and between what if a weight changes. */
function Confidence({ result }: { result: Decision }) {
  const intl = useIntl();
  const { number } = useFormats();
  const { options, scores, recommendation } = result;
  const { low, high } = confidenceRange(options.length, weightsOf(result), scores);
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      <span className={styles.eyebrow}>
        {intl.formatMessage({ id: 'decision.result.confidence' })}
      </span>
      <p className={styles.figure}>{percent(recommendation.confidence)}</p>
      <svg className={styles.scale} aria-hidden="true">
        <rect className={styles.track} y={5} width="100%" height={2} />
        <rect
          className={styles.interval}
          x={`${low * 100}%`}
          y={2.5}
          width={`${(high - low) * 100}%`}
          height={7}
          rx={3.5}
        />
        <rect
          className={styles.mark}
          x={`${recommendation.confidence * 100}%`}
          width={3}
          height={12}
        />
      </svg>
      <Text size={12} tone="muted">
        {intl.formatMessage(
          { id: 'decision.result.range' },
          { low: percent(low), high: percent(high) },
        )}
      </Text>
    </>
  );
}

/** How many scores are known, and where the others are chosen. */
function Known({ result, mayFill }: { result: Decision; mayFill: boolean }) {
  const intl = useIntl();
  return (
    <>
      <Text size={14}>
        {intl.formatMessage({ id: 'decision.result.known' }, { ...knownScores(result) })}
      </Text>
      {mayFill && (
        <Text size={12} tone="muted">
          {intl.formatMessage({ id: 'decision.result.fill' })}
        </Text>
      )}
    </>
  );
}
