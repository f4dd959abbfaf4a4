import type { RunResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Panel, Text } from '@constella/ui';

import { CitationsRemoved } from '../../runs/citations-removed';
import * as styles from './flow-screen.css';
import { sourceName } from '../../assistants/cognitive-flow/source-name';

interface FlowSourcesProps {
  sources: NonNullable<RunResult['sources']>;
  /** Citations that were taken out of it. */
  removed: number | undefined;
}

/** Sources of an answer. */
export function FlowSources({ sources, removed }: FlowSourcesProps) {
  const intl = useIntl();
  if (sources.length === 0) return null;
  return (
    <Panel title={intl.formatMessage({ id: 'flow.sources' })}>
      <ul className={styles.sources}>
        {sources.map(({ excerpt, ...source }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- its number is what it is cited by
          <li key={at}>
            <Text weight="medium" size={13}>
              {sourceName(source, intl)}
            </Text>
            {excerpt && (
              <Text size={13} tone="muted" dir="auto">
                {excerpt}
              </Text>
            )}
          </li>
        ))}
      </ul>
      <CitationsRemoved count={removed} />
    </Panel>
  );
}
