import type { Dashboard } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Link, Panel } from '@constella/ui';

import { useByteSize } from '../../base/use-byte-size';
import { paths } from '../../base/paths';
import * as styles from './dashboard.css';

interface MemoryPanelProps {
  readonly memory: Dashboard['memory'];
  /** Leads to the page with what is kept. @default true */
  readonly linked?: boolean;
}

/** How much the own agents keep, by kind of memory. */
export function MemoryPanel({ memory, linked = true }: MemoryPanelProps) {
  const intl = useIntl();
  const sizeOf = useByteSize();
  const total = memory.stores.reduce((sum, { entries }) => sum + entries, 0);
  return (
    <Panel
      title={intl.formatMessage({ id: 'dashboard.memory' })}
      titleMeta={intl.formatMessage({ id: 'dashboard.memory.count' }, { count: total })}
      actions={
        linked && (
          <Link href={paths.memoryFusion}>
            {intl.formatMessage({ id: 'dashboard.memory.entries' })}
          </Link>
        )
      }
      footer={intl.formatMessage({ id: 'dashboard.memory.note' })}
      padding="none"
    >
      <ul className={styles.list}>
        {memory.stores.map(({ type, agents, entries, bytes }) => (
          <li key={type} className={styles.plan}>
            <p className={styles.check}>
              <span className={styles.name}>
                {intl.formatMessage({ id: `agents.memory.${type}` })}
              </span>
              <span>{sizeOf(bytes)}</span>
            </p>
            <p className={styles.facts}>
              {intl.formatMessage({ id: 'dashboard.memory.store' }, { entries, agents })}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
