import type { RunResult } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { SparklesIcon } from '@constella/ui';

import { SourceList } from '../../../runs/source-list';
import * as styles from './ai-label.css';

interface AiLabelProps {
  result: RunResult;
  /** Parts a person wrote, as dotted paths. */
  edited: readonly string[];
}

/** Says that a model wrote this, which one, what it rests on, and what a person changed. */
export function AiLabel({ result, edited }: AiLabelProps) {
  const intl = useIntl();
  const { model, offline, sources = [] } = result;
  return (
    <aside className={styles.label} aria-label={intl.formatMessage({ id: 'workspace.ai.label' })}>
      <SparklesIcon size={14} className={styles.icon} />
      <div>
        <p>
          {offline || model === undefined
            ? intl.formatMessage({ id: 'workspace.ai.offline' })
            : intl.formatMessage({ id: 'workspace.ai.model' }, { model })}
          {edited.length > 0 && (
            <> {intl.formatMessage({ id: 'workspace.ai.edited' }, { count: edited.length })}</>
          )}
        </p>
        {sources.length > 0 && (
          <details>
            <summary className={styles.summary}>
              {intl.formatMessage(
                { id: 'workspace.ai.sources' },
                { count: sources.filter(({ kind }) => kind !== 'tool').length },
              )}
            </summary>
            <SourceList sources={sources} />
          </details>
        )}
      </div>
    </aside>
  );
}
