import { useIntl } from '@constella/i18n/react';
import { CheckIcon, WrenchIcon, useDuration } from '@constella/ui';

import * as styles from './tool-call-card.css';
import { useSampleTime } from './use-sample-time';

const tool = 'carrier_rates.lookup';
const origins = ['Hamburg', 'Gdańsk', 'Rotterdam'].join(', ');

/** One call of a tool, with what went in and what came out. */
export function ToolCallCard() {
  const intl = useIntl();
  const duration = useDuration();
  const time = useSampleTime();
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <WrenchIcon size={14} />
        <span className={styles.name}>{tool}</span>
        <span className={styles.outcome}>
          <CheckIcon size={12} className={styles.check} />
          {duration(318)}
        </span>
      </div>
      <dl className={styles.detail}>
        <dt>{intl.formatMessage({ id: 'landing.tool.origins' })}</dt>
        <dd>{origins}</dd>
        <dt>{intl.formatMessage({ id: 'landing.tool.result' })}</dt>
        <dd>{intl.formatMessage({ id: 'landing.tool.rows' }, { count: 42, time: time(14, 7) })}</dd>
      </dl>
    </div>
  );
}
