'use client';

import { Dialog as RadixDialog } from 'radix-ui';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';

import { classNames } from '../private/class-names.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { useControllable } from '../private/use-controllable.js';
import { CloseButton } from '../private/close-button.js';
import { ModalBody } from '../private/modal-body.js';
import { ModalScrim } from '../private/modal-scrim.js';
import * as modal from '../private/modal.css.js';
import type { Openable } from '../private/openable.js';
import { useFocusReturn } from '../private/use-focus-return.js';
import * as styles from './sheet.css.js';

export const sheetSides = ['start', 'end'] as const;

interface SheetBase extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Left out, the sheet opens and closes by itself with `trigger`. */
  open?: boolean;
  /** Open at first, where it opens by itself. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  /** Edge it comes from, in the direction of the script. @default 'start' */
  side?: 'start' | 'end';
  children: ReactNode;
  /** A button that opens it and gets the focus back. */
  trigger?: ReactElement;
}

export type SheetProps = SheetBase & Openable;

/** A panel over one edge of the page, for navigation or details where there is no room beside it. */
export function Sheet({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  side = 'start',
  children,
  trigger,
  className,
  ...props
}: SheetProps) {
  const { dir, portalContainer } = useUi();
  const [shown, setShown] = useControllable(open, defaultOpen, onOpenChange);
  // A closed one may wait for what it will hold.
  warnOnce(
    'Sheet',
    shown && isUnnamed(title),
    'without a title nobody hears what has opened. Pass what it holds as `title`.',
  );
  const titleId = useId();
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
          className={classNames(styles.sheet, styles.side[side], className)}
        >
          <div className={styles.header}>
            <RadixDialog.Title id={titleId} className={modal.title}>
              {title}
            </RadixDialog.Title>
          </div>
          <ModalBody className={styles.body} labelledBy={titleId}>
            {children}
          </ModalBody>
          {/* Last, so that what the sheet is for and not this button gets the focus. */}
          <RadixDialog.Close asChild>
            <CloseButton className={styles.close} />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
