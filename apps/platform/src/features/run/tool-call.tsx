import type { RunEvent } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { CheckIcon, CircleXIcon, LoaderIcon, WrenchIcon, useDuration } from '@constella/ui';

import * as styles from './tool-call.css';

const pretty = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

/** One call of a tool: name, outcome and time; arguments and result on demand. */
export function ToolCall({ call }: { call: Extract<RunEvent, { type: 'tool' }> }) {
  const intl = useIntl();
  const duration = useDuration();
  const outcome = call.error ? 'failed' : call.milliseconds === undefined ? 'running' : 'completed';
  const Icon = { failed: CircleXIcon, running: LoaderIcon, completed: CheckIcon }[outcome];
  return (
    <details className={styles.tool}>
      <summary className={styles.summary}>
        <WrenchIcon />
        <span className={styles.name}>{call.name}</span>
        <span className={styles.outcome[outcome]}>
          <Icon size={14} />
          {intl.formatMessage({ id: `run.stepState.${outcome}` })}
        </span>
        {call.milliseconds !== undefined && (
          <span className={styles.time}>{duration(call.milliseconds)}</span>
        )}
      </summary>
      {/* Long lines scroll, so the keyboard must be able to get there. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.detail} tabIndex={0}>
        {`${pretty(call.arguments)}\n\n${pretty(call.error ?? call.result ?? '')}`.trim()}
      </pre>
    </details>
  );
}
