'use client';

import { Dialog as RadixDialog } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';

import { classNames } from '../../class-names.js';
import { isUnnamed, mistake } from '../../mistake.js';
import { useUi } from '../../provider/ui-context.js';
import { CloseButton } from './close-button.js';
import { ModalBody } from './modal-body.js';
import { ModalScrim } from './modal-scrim.js';
import * as styles from './modal.css.js';
import { useFocusReturn } from './use-focus-return.js';
import { useOpen } from './use-open.js';

/** Widths: 440, 560 and 720 px. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Left out, the dialog opens and closes by itself with `trigger`. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** One or two sentences under the title; they describe the dialog. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions, the main one last. */
  footer?: ReactNode;
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** A button that opens it and gets the focus back. */
  trigger?: ReactElement;
}

/**
 * A task over the page. Focus stays inside and goes back where it came from; Escape, the close
 * button and a press beside it close it.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'medium',
  trigger,
  className,
  ...props
}: DialogProps) {
  const { dir, portalContainer } = useUi();
  const [shown, setShown] = useOpen(open, onOpenChange);
  const titleId = useId();
  mistake(
    'Dialog',
    isUnnamed(title),
    'without a title nobody hears what has opened. Pass the task as `title`.',
  );
  mistake(
    'Dialog',
    open === undefined && trigger === undefined,
    'without `open` and without `trigger` nothing can ever open it. Pass a button as `trigger`, or `open` with `onOpenChange`.',
  );
  mistake(
    'Dialog',
    open === true && onOpenChange === undefined,
    '`open` without `onOpenChange` is a window nobody can close. Pass both, or a `trigger` alone.',
  );
  const focusReturn = useFocusReturn(trigger !== undefined);
  return (
    <RadixDialog.Root open={shown} onOpenChange={setShown}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal container={portalContainer}>
        <ModalScrim open={shown} />
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
