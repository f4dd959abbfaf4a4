import { decisionOutlooks, sharesIn } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel } from '@constella/ui';
import { Suspense } from 'react';

import { lazyPart } from '../../base/loading/lazy-part';
import { knownScores, weightsOf, type Decision } from './decision-matrix';
import * as styles from './result-view.css';

const BarChart = lazyPart(() => import('@constella/ui/charts').then((m) => m.BarChart));

/** The ranking when what is still open turns out badly, or well; nothing where all or none is open. */
export function OutlookChart({ result }: { result: Decision }) {
  const intl = useIntl();
  const { options, scores, recommendation } = result;
  const weights = weightsOf(result);
  const shares = decisionOutlooks.map((outlook) =>
    sharesIn(outlook, options.length, weights, scores),
  );
  const { known, total } = knownScores(result);
  if (recommendation.option === null || known === total) return null;
  const title = intl.formatMessage({ id: 'decision.outlook' });
  return (
    <Panel title={title}>
      <Suspense fallback={<div className={styles.drawn} aria-busy="true" />}>
        <BarChart
          title={title}
          titleHidden
          categoryLabel={intl.formatMessage({ id: 'decision.method.scenario' })}
          categories={decisionOutlooks.map((outlook) =>
            intl.formatMessage({ id: `decision.outlook.${outlook}` }),
          )}
          series={options.map((name, option) => ({
            name,
            values: shares.map((one) => one[option] ?? null),
          }))}
          format={{ style: 'percent', maximumFractionDigits: 0 }}
        />
      </Suspense>
    </Panel>
  );
}
