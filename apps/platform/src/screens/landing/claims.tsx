import { useFormats, useIntl } from '@constella/i18n/react';
import { Link } from '@constella/ui';
import type { ReactNode } from 'react';

import { questionAnchor } from '../../base/questions/product-questions';
import * as styles from './claims.css';

/** The product's own claims (data model, section 9). Shares are shares: 0.4 is 40 %. */
const figures = {
  decisionErrors: 0.4,
  cycles: 0.65,
  complianceCost: 0.35,
  jurisdictions: 196,
  writing: 3,
  coverage: 0.998,
  agents: 21,
  layers: 7,
  components: 118,
} as const;

/** The claims, said to be claims. */
export function Claims() {
  const intl = useIntl();
  const { number } = useFormats();
  const percent = (share: number) => number(share, { style: 'percent', maximumFractionDigits: 1 });
  const source = (words: ReactNode[]) => (
    <Link underlined href={`#${questionAnchor('claims')}`}>
      {words}
    </Link>
  );
  const claims = [
    [percent(figures.decisionErrors), 'landing.claims.errors'],
    [percent(figures.cycles), 'landing.claims.cycles'],
    [percent(figures.complianceCost), 'landing.claims.compliance'],
    [number(figures.jurisdictions), 'landing.claims.jurisdictions'],
  ] as const;
  return (
    <section aria-label={intl.formatMessage({ id: 'landing.claims.label' })}>
      <ul className={styles.claims}>
        {claims.map(([figure, words]) => (
          <li key={words} className={styles.claim}>
            <strong className={styles.figure}>{figure}</strong>
            <span className={styles.words}>{intl.formatMessage({ id: words })}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {intl.formatMessage(
          { id: 'landing.claims.note' },
          {
            writing: percent(figures.writing),
            coverage: percent(figures.coverage),
            agents: number(figures.agents),
            layers: number(figures.layers),
            components: number(figures.components),
            a: source,
          },
        )}
      </p>
    </section>
  );
}
