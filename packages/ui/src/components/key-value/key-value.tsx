import { type ComponentProps, Fragment, type ReactNode } from 'react';

import { listOrEmpty } from '../private/list-or-empty.js';
import { classNames } from '../private/class-names.js';
import * as styles from './key-value.css.js';

export interface KeyValueItem {
  /** Identity across renders. @default the position in the list */
  id?: string;
  label: ReactNode;
  value: ReactNode;
}

export interface KeyValueProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly KeyValueItem[];
}

/** Settings or facts as pairs: muted label at the start, value at the end, or beside it in a wide place. */
export function KeyValue({ items: givenItems, className, ...props }: KeyValueProps) {
  const items = listOrEmpty(givenItems);
  return (
    <dl {...props} className={classNames(styles.list, className)}>
      {items.map(({ id, label, value }, index) => (
        <Fragment key={id ?? index}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
