import { useFormats, useIntl } from '@constella/i18n/react';

import { signed } from './clock-time';
import * as styles from './point-ledger.css';
import { sampleRun } from './sample-run';
import { useSampleTime } from './use-sample-time';

/** Changes of the balance by the example run: reserved, settled, and the month's points. */
export function PointLedger() {
  const intl = useIntl();
  const { number } = useFormats();
  const time = useSampleTime();
  const { id, points, monthlyPoints } = sampleRun;
  const lines = [
    {
      words: intl.formatMessage({ id: 'landing.ledger.reserved' }, { run: id }),
      when: time(14, 6),
      amount: -points.reserved,
    },
    {
      words: intl.formatMessage({ id: 'landing.ledger.settled' }, { points: points.settled }),
      when: time(14, 8),
      amount: points.reserved - points.settled,
    },
    {
      words: intl.formatMessage({ id: 'landing.ledger.allocation' }),
      when: intl.formatDate(new Date(2026, 11, 1, 12), { month: 'short', day: 'numeric' }),
      amount: monthlyPoints,
    },
  ];
  return (
    <ul>
      {lines.map(({ words, when, amount }) => (
        <li key={words} className={styles.line}>
          <span>{words}</span>
          <span className={styles.when}>{when}</span>
          <span className={styles.amount}>{signed(amount, number)}</span>
        </li>
      ))}
    </ul>
  );
}
