import type { RunResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel, Text } from '@constella/ui';

import * as styles from './flow-screen.css';
import { sourceName } from '../../assistants/cognitive-flow/source-name';

/** Sources of an answer. */
export function FlowSources({ sources }: { sources: NonNullable<RunResult['sources']> }) {
  const intl = useIntl();
  if (sources.length === 0) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'flow.sources' })}>
      <ul className={styles.sources}>
        {sources.map(({ kind, name, excerpt }) => (
          <li key={`${kind} ${name}`}>
            <Text weight="medium" size={13}>
              {sourceName({ kind, name }, intl)}
            </Text>
            {excerpt && (
              <Text size={13} tone="muted" dir="auto">
                {excerpt}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
