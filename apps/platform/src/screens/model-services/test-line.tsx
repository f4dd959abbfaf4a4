import type { ModelServiceTest } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { AlertCircleIcon, CheckIcon } from '@constella/ui';

import * as styles from './model-services.css';

/** What came of trying out a service: what happened, how long it took, what to do next. */
export function TestLine({ outcome }: { outcome: ModelServiceTest }) {
  const intl = useIntl();
  const { number } = useFormats();
  const { problem, detail, latency, model, firstWord, answer, modelCount } = outcome;
  if (problem)
    return (
      <p role="alert" className={styles.bad}>
        <AlertCircleIcon size={14} />
        <span className={styles.parts}>
          <span>{intl.formatMessage({ id: `services.problem.${problem}` })}</span>
          {/* Where nothing answered there is only the system's code. */}
          {detail && problem !== 'unreachable' && (
            <span>{intl.formatMessage({ id: 'services.said' }, { detail })}</span>
          )}
          <span className={styles.figures}>
            {intl.formatMessage({ id: 'services.after' }, { time: number(latency) })}
          </span>
        </span>
      </p>
    );
  return (
    <p role="status" className={styles.good}>
      <CheckIcon size={14} />
      <span className={styles.parts}>
        <span>
          {intl.formatMessage(
            { id: 'services.answered' },
            { model, time: number(firstWord ?? 0), answer },
          )}
        </span>
        <span className={styles.figures}>
          {intl.formatMessage({ id: 'services.models' }, { count: modelCount })}
        </span>
      </span>
    </p>
  );
}
