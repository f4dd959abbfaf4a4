'use client';

import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../../class-names.js';
import {
  AlertCircleIcon,
  AlertTriangleIcon,
  CheckCircleIcon,
  InfoIcon,
  XIcon,
} from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import { IconButton } from '../icon-button/icon-button.js';
import * as styles from './callout.css.js';

export const calloutTones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

const icons = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: AlertTriangleIcon,
  danger: AlertCircleIcon,
} as const;

export interface CalloutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** @default 'neutral' */
  tone?: (typeof calloutTones)[number];
  /** The point in a few words; the text runs on after it. */
  title?: ReactNode;
  /** A small button or link at the end. */
  action?: ReactNode;
  /** Shows a button that dismisses it. */
  onDismiss?: () => void;
}

/**
 * A sentence that concerns what stands around it: a form's error summary, a quota, a notice. Give it
 * `role="alert"` or `role="status"` when it appears because of what somebody just did.
 */
export function Callout({
  tone = 'neutral',
  title,
  action,
  onDismiss,
  className,
  children,
  ...props
}: CalloutProps) {
  const { labels } = useUi();
  const Icon = icons[tone];
  return (
    <div {...props} className={classNames(styles.root, styles.tone[tone], className)}>
      <span className={styles.mark}>
        <Icon className={styles.icon[tone]} />
      </span>
      <div className={styles.words}>
        {title === undefined ? null : <strong className={styles.title}>{title}</strong>} {children}
      </div>
      {action === undefined && onDismiss === undefined ? null : (
        <div className={styles.end}>
          {action}
          {onDismiss === undefined ? null : (
            <IconButton
              label={labels.dismiss}
              icon={<XIcon />}
              variant="quiet"
              size="small"
              onClick={onDismiss}
            />
          )}
        </div>
      )}
    </div>
  );
}
