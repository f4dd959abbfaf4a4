import { confidenceRange } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Card, Heading, Text } from '@constella/ui';

import { weightsOf, type Decision } from './decision-matrix';
import * as styles from './result-view.css';

/** The option to choose, what to do next, and how far that can be relied on. */
export function Recommendation({ result }: { result: Decision }) {
  const intl = useIntl();
  const { number } = useFormats();
  const { options, criteria, scores, recommendation } = result;
  const first = recommendation.option === null ? undefined : options[recommendation.option];
  const { low, high } = confidenceRange(options.length, weightsOf(result), scores);
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Card padding="none" className={styles.recommendation}>
      <div className={styles.words}>
        <span className={styles.eyebrow}>
          {intl.formatMessage({ id: 'decision.result.recommendation' })}
        </span>
        <Heading level={2} size={24}>
          <bdi>{first ?? intl.formatMessage({ id: 'decision.result.none' })}</bdi>
        </Heading>
        {recommendation.nextSteps.length > 0 && (
          <>
            <Heading level={3} size={13}>
              {intl.formatMessage({ id: 'decision.result.next' })}
            </Heading>
            <ol className={styles.steps}>
              {recommendation.nextSteps.map((step) => (
                <li key={step}>
                  <bdi>{step}</bdi>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
      <div className={styles.confidence}>
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
        <Text size={12} tone="muted">
          {intl.formatMessage(
            { id: 'decision.result.known' },
            {
              known: scores.filter(({ basis }) => basis !== 'unknown').length,
              total: options.length * criteria.length,
            },
          )}
        </Text>
      </div>
    </Card>
  );
}
