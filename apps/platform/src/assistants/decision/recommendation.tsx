import { confidenceRange } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Card, Heading, Text } from '@constella/ui';

import { weightsOf, type Decision } from './ranked';
import * as styles from './result-view.css';

/** What to choose, what to do next, and how far that can be relied on. */
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
        <div className={styles.scale} aria-hidden="true">
          <span
            className={styles.interval}
            style={{ insetInlineStart: `${low * 100}%`, insetInlineEnd: `${(1 - high) * 100}%` }}
          />
          <span
            className={styles.mark}
            style={{ insetInlineStart: `calc(${recommendation.confidence * 100}% - 1px)` }}
          />
        </div>
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
