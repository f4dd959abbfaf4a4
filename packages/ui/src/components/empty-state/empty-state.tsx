import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { Constellation } from '../private/constellation.js';
import * as styles from './empty-state.css.js';

export const emptyStateArts = ['constellation', 'none'] as const;

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The content still missing. */
  title: ReactNode;
  /** One sentence: when something will stand here. */
  description?: ReactNode;
  /** One action that changes it. */
  action?: ReactNode;
  /** @default 'constellation' */
  art?: (typeof emptyStateArts)[number];
  /** @default 'h3' */
  headingAs?: 'h1' | 'h2' | 'h3' | 'h4';
}

/** A place with nothing in it yet: one sentence, one action, a small constellation. */
export function EmptyState({
  title,
  description,
  action,
  art = 'constellation',
  headingAs: Heading = 'h3',
  className,
  ...props
}: EmptyStateProps) {
  warnOnce(
    'EmptyState',
    isUnnamed(title),
    'without a title it is a heading without words. Pass what is not there yet as `title`.',
  );
  return (
    <div {...props} className={classNames(styles.root, className)}>
      {art === 'constellation' ? (
        <div className={styles.art}>
          <Constellation />
        </div>
      ) : null}
      <Heading className={styles.title}>{title}</Heading>
      {description === undefined ? null : <p className={styles.description}>{description}</p>}
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
}
