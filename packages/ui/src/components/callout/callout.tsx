'use client';

import type { ComponentProps, ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
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

/** The icon of a tone, centred on the first line. */
export function CalloutIcon({ tone }: { tone: (typeof calloutTones)[number] }) {
  // A tone that comes from data may be none.
  const Icon = icons[tone in icons ? tone : 'neutral'];
  return (
    <span className={styles.mark}>
      <Icon className={styles.icon[tone]} />
    </span>
  );
}

/**
 * A sentence that concerns what stands around it and stays there: a form's error summary, a quota, a
 * notice. It is part of the page and announces nothing; what just happened is an `Alert`, what
 * concerns the whole page a `Banner`. With `role="alert"` or `role="status"` it may take their part.
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
  return (
    <div {...props} className={classNames(styles.root, styles.tone[tone], className)}>
      <CalloutIcon tone={tone} />
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
