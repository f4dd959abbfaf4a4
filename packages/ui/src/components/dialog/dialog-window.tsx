'use client';

import { Dialog as RadixDialog } from 'radix-ui';
import { type RefObject, useId } from 'react';

import { RemoteTrigger } from '../../a11y/remote-trigger.js';
import { classNames } from '../private/class-names.js';
import { useUi } from '../../provider/ui-context.js';
import { CloseButton } from '../private/close-button.js';
import type { DialogProps } from './dialog-props.js';
import { ModalBody } from '../private/modal-body.js';
import { ModalScrim } from '../private/modal-scrim.js';
import * as styles from '../private/modal.css.js';
import { useFocusReturn } from '../private/use-focus-return.js';

export interface DialogWindowProps extends Omit<DialogProps, 'trigger' | 'defaultOpen'> {
  /** The button that opened it, if it is the dialog's own. */
  target: RefObject<HTMLElement | null> | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The window of a dialog, fetched when somebody comes near the first one. */
export function DialogWindow({
  target,
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'medium',
  className,
  ...props
}: DialogWindowProps) {
  const { dir, portalContainer } = useUi();
  const titleId = useId();
  const focusReturn = useFocusReturn(target !== undefined);
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      {target && (
        <RadixDialog.Trigger asChild>
          <RemoteTrigger target={target} />
        </RadixDialog.Trigger>
      )}
      <RadixDialog.Portal container={portalContainer}>
        <ModalScrim open={open} />
        <RadixDialog.Content
          aria-labelledby={titleId}
          {...focusReturn}
          {...props}
          dir={dir}
          className={classNames(styles.window, styles.windowSize[size], className)}
        >
          <div className={classNames(styles.header, styles.headerWithClose)}>
            <RadixDialog.Title id={titleId} className={styles.title}>
              {title}
            </RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description className={styles.description}>
                {description}
              </RadixDialog.Description>
            )}
          </div>
          {children !== undefined && (
            <ModalBody className={styles.body} labelledBy={titleId}>
              {children}
            </ModalBody>
          )}
          {footer !== undefined && (
            <div className={classNames(styles.footer, styles.footerRuled)}>{footer}</div>
          )}
          {/* Last, so that the first field and not this button gets the focus. */}
          <RadixDialog.Close asChild>
            <CloseButton className={styles.close} />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
