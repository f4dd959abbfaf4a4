import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import { AlertOctagonIcon } from '../../icons/index.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import * as frame from '../empty-state/empty-state.css.js';
import * as styles from './error-state.css.js';

export interface ErrorStateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** The error. */
  title: ReactNode;
  /** Why, and what was kept. */
  description?: ReactNode;
  /** The next step, usually "Try again". */
  action?: ReactNode;
  /** @default 'h3' */
  headingAs?: 'h1' | 'h2' | 'h3' | 'h4';
}

/** Stands where content failed to load, and is announced when it appears. */
export function ErrorState({
  title,
  description,
  action,
  headingAs: Heading = 'h3',
  className,
  ...props
}: ErrorStateProps) {
  warnOnce(
    'ErrorState',
    isUnnamed(title),
    'without a title it announces trouble without saying which. Pass what happened as `title`.',
  );
  return (
    <div role="alert" {...props} className={classNames(frame.root, className)}>
      <AlertOctagonIcon size={20} className={styles.icon} />
      <Heading className={frame.title}>{title}</Heading>
      {description === undefined ? null : <p className={frame.description}>{description}</p>}
      {action === undefined ? null : <div className={frame.action}>{action}</div>}
    </div>
  );
}
