import { useFormats, useIntl } from '@constella/i18n/react';
import { StatusDot, type DotStatus } from '@constella/ui';

import * as styles from './model-list.css';
import { sampleRun } from './sample-run';

/** Names of the models of the example run, which are the same in every language. */
const names = { first: 'Llama 3.3 70B', fallback: 'Claude Sonnet 4' };

/** An agent's models in the order they take over from each other. */
export function ModelList() {
  const intl = useIntl();
  const { number } = useFormats();
  const models: { name: string; state: string; dot: DotStatus; look: keyof typeof styles.model }[] =
    [
      {
        name: names.first,
        state: intl.formatMessage({ id: 'landing.model.quota' }),
        dot: 'error',
        look: 'spent',
      },
      {
        name: names.fallback,
        state: intl.formatMessage(
          { id: 'landing.model.continues' },
          { step: number(sampleRun.steps.length) },
        ),
        dot: 'done',
        look: 'current',
      },
      {
        name: intl.formatMessage({ id: 'landing.model.offline' }),
        state: intl.formatMessage({ id: 'landing.model.noKey' }),
        dot: 'offline',
        look: 'spare',
      },
    ];
  return (
    <ul className={styles.models}>
      {models.map(({ name, state, dot, look }) => (
        <li key={dot} className={styles.model[look]}>
          <StatusDot status={dot} />
          <span className={styles.name}>{name}</span>
          <span className={styles.state}>{state}</span>
        </li>
      ))}
    </ul>
  );
}
