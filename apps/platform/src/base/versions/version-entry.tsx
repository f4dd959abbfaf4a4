import { useIntl } from '@constella/i18n/react';
import { Badge, Heading, Inline, Text } from '@constella/ui';
import type { ReactNode } from 'react';

import { Moment } from '../moment';
import * as styles from './version-entry.css';

interface VersionEntryProps {
  number: number;
  isPresent: boolean;
  /** Who made it, in words. */
  by: string;
  /** The version it is equal to. */
  restored: number | null;
  /** ISO 8601. */
  createdAt: string;
  /** Its buttons. */
  actions: ReactNode;
  /** The changes. */
  children?: ReactNode;
}

/** One version in a list of versions. */
export function VersionEntry({
  number,
  isPresent,
  by,
  restored,
  createdAt,
  actions,
  children,
}: VersionEntryProps) {
  const intl = useIntl();
  return (
    <li className={styles.version}>
      <div>
        <Inline gap={8}>
          <Heading level={3} size={13}>
            {intl.formatMessage({ id: 'run.versions.name' }, { number: String(number) })}
          </Heading>
          {isPresent && (
            <Badge tone="accent">{intl.formatMessage({ id: 'run.versions.present' })}</Badge>
          )}
        </Inline>
        <Text size={13}>{by}</Text>
        {restored !== null && (
          <Text size={13} tone="muted">
            {intl.formatMessage({ id: 'run.versions.restored' }, { number: String(restored) })}
          </Text>
        )}
        {children}
        <Text size={12} tone="muted" numeric>
          <Moment at={createdAt} />
        </Text>
      </div>
      <Inline gap={8}>{actions}</Inline>
    </li>
  );
}
