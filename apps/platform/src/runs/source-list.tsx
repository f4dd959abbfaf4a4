import type { RunResult } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Link } from '@constella/ui';

import { paths } from '../base/paths';
import { sourceLabel } from './source-label';
import * as styles from './source-list.css';

interface SourceListProps {
  /** In the order its texts cite them: the first is `[1]`. */
  sources: NonNullable<RunResult['sources']>;
  /** What a source is called. @default its kind and its name */
  labelOf?: typeof sourceLabel;
}

/**
 * The numbered sources of a result, each with its kind, its address and the words that are used.
 * Tools found or worked out something; nobody can read them, so they stand below.
 */
export function SourceList({ sources, labelOf = sourceLabel }: SourceListProps) {
  const intl = useIntl();
  const { list } = useFormats();
  const tools = sources.flatMap(({ kind, name }) => (kind === 'tool' ? [name] : []));
  return (
    <>
      <ol className={styles.list}>
        {sources.map(({ url, run, excerpt, ...source }, at) => {
          if (source.kind === 'tool') return null;
          const label = labelOf(source, intl);
          const href = url ?? (run === undefined ? undefined : paths.run(run));
          return (
            // oxlint-disable-next-line react/no-array-index-key -- its number is what it is cited by
            <li key={at} value={at + 1} className={styles.source}>
              <span dir="auto">{href ? <Link href={href}>{label}</Link> : label}</span>
              {excerpt !== undefined && (
                <blockquote className={styles.quotation} dir="auto">
                  {excerpt}
                </blockquote>
              )}
            </li>
          );
        })}
      </ol>
      {tools.length > 0 && (
        <p className={styles.tools}>
          {intl.formatMessage({ id: 'workspace.source.tools' }, { names: list(tools) })}
        </p>
      )}
    </>
  );
}
