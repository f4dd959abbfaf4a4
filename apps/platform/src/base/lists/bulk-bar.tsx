import { Text } from '@constella/ui';
import type { ReactNode } from 'react';

import * as styles from './bulk-bar.css';

interface BulkBarProps {
  /** How many are chosen, in words. */
  count: string;
  /** What can be done with them. */
  children: ReactNode;
}

/** What can be done with the chosen rows. */
export function BulkBar({ count, children }: BulkBarProps) {
  return (
    <div className={styles.bar}>
      <Text as="span" size={13} role="status" numeric className={styles.count}>
        {count}
      </Text>
      {children}
    </div>
  );
}

interface BulkRowsProps {
  /** A `BulkBar` while anything is chosen. */
  bar: ReactNode;
  /** The table, its head row with the class `head` of this module's styles. */
  children: ReactNode;
}

/** A table with its bulk bar in the place of the head, so that choosing a row moves none. */
export function BulkRows({ bar, children }: BulkRowsProps) {
  return (
    <div className={styles.place}>
      {bar}
      {children}
    </div>
  );
}
