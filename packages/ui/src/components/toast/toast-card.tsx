import { Toast as RadixToast } from 'radix-ui';
import type { ReactNode } from 'react';

import { classNames } from '../private/class-names.js';
import {
  AlertOctagonIcon,
  AlertTriangleIcon,
  CheckCircleIcon,
  InfoIcon,
} from '../../icons/index.js';
import { Button } from '../button/button.js';
import { CloseButton } from '../private/close-button.js';
import type { ToastOptions, ToastTone } from './toast-context.js';
import * as styles from './toast.css.js';

const icons: Record<ToastTone, ReactNode> = {
  default: null,
  info: <InfoIcon />,
  success: <CheckCircleIcon />,
  destructive: <AlertOctagonIcon />,
  warning: <AlertTriangleIcon />,
};

interface ToastCardProps extends ToastOptions {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One toast: icon, words, action, close. */
export function ToastCard({
  tone = 'default',
  title,
  description,
  icon = icons[tone],
  action,
  open,
  onOpenChange,
}: ToastCardProps) {
  return (
    <RadixToast.Root
      className={styles.toast}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      // The provider's timer closes it: Radix's own does not stop for a hidden tab.
      duration={Infinity}
      open={open}
      onOpenChange={onOpenChange}
    >
      {icon !== null && (
        <span className={classNames(styles.icon, styles.iconTone[tone])}>{icon}</span>
      )}
      <div className={styles.words}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description className={styles.description}>
            {description}
          </RadixToast.Description>
        )}
      </div>
      <div className={styles.actions}>
        {action && (
          <RadixToast.Action asChild altText={action.label} onClick={action.onAction}>
            <Button size="small" variant="soft">
              {action.label}
            </Button>
          </RadixToast.Action>
        )}
        <RadixToast.Close asChild>
          <CloseButton />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  );
}
