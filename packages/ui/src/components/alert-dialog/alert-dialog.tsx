'use client';

import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';

import { classNames } from '../private/class-names.js';
import { isComposing } from '../private/is-composing.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import { useUi } from '../../provider/ui-context.js';
import { useControllable } from '../private/use-controllable.js';
import { Button } from '../button/button.js';
import { ModalScrim } from '../private/modal-scrim.js';
import * as modal from '../private/modal.css.js';
import type { Openable } from '../private/openable.js';
import { useFocusReturn } from '../private/use-focus-return.js';
import { TextField } from '../text-field/text-field.js';

/** The text to type before a grave action: a field's label and the expected text. */
export interface ConfirmText {
  label: ReactNode;
  value: string;
}

export const alertDialogTones = ['default', 'danger'] as const;

interface AlertDialogBase extends Omit<ComponentProps<'div'>, 'title' | 'role' | 'children'> {
  /** Left out, the dialog opens with `trigger`, and closes with every answer. */
  open?: boolean;
  /** Open at first, where it opens by itself. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** The effect, and whether it can be undone. */
  description: ReactNode;
  /** A verb: what the main button does. */
  confirmLabel: ReactNode;
  cancelLabel: ReactNode;
  /** With `open` the dialog stays until that is false, so that `busy` and a failure can be shown in it. */
  onConfirm: () => void;
  /** @default 'default' */
  tone?: 'default' | 'danger';
  /** Asks for a text, usually the thing's name, before the action can be confirmed. */
  confirmText?: ConfirmText;
  /** The action runs: both buttons wait and Escape does nothing. @default false */
  busy?: boolean;
  /** A button that opens it and gets the focus back. */
  trigger?: ReactElement;
}

export type AlertDialogProps = AlertDialogBase & Openable;

type AnswerProps = Pick<
  AlertDialogProps,
  'confirmLabel' | 'cancelLabel' | 'onConfirm' | 'tone' | 'confirmText' | 'busy'
> & { fieldRef: React.RefObject<HTMLInputElement | null> };

// Mounted with the dialog, so what was typed is gone when it opens again. Not a `<form>`: through
// the portal its submission would reach a form around the trigger.
function Answer({
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone,
  confirmText,
  busy = false,
  fieldRef,
}: AnswerProps) {
  const [typed, setTyped] = useState('');
  const confirmed = !confirmText || typed === confirmText.value;
  const confirmOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    if (confirmed && !busy) onConfirm();
  };
  return (
    <>
      {confirmText && (
        <div className={modal.body}>
          <TextField
            ref={fieldRef}
            label={confirmText.label}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={confirmOnEnter}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            readOnly={busy}
          />
        </div>
      )}
      <div className={modal.footer}>
        <RadixAlertDialog.Cancel asChild>
          <Button disabled={busy}>{cancelLabel}</Button>
        </RadixAlertDialog.Cancel>
        <Button
          variant={tone === 'danger' ? 'danger' : 'primary'}
          disabled={!confirmed}
          busy={busy}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </div>
    </>
  );
}

/**
 * A question that must be answered. The way back has the focus first; a press outside does not
 * close it, Escape does.
 */
export function AlertDialog({
  open,
  defaultOpen = false,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  onConfirm,
  tone,
  confirmText,
  busy,
  trigger,
  className,
  ...props
}: AlertDialogProps) {
  warnOnce(
    'AlertDialog',
    open === undefined && trigger === undefined,
    'without `open` and without `trigger` nothing can ever open it. Pass a button as `trigger`, or `open` with `onOpenChange`.',
  );
  const { dir, portalContainer } = useUi();
  const [shown, setShown] = useControllable(open, defaultOpen, onOpenChange);
  // A closed one may wait for what it will ask.
  warnOnce(
    'AlertDialog',
    shown && isUnnamed(title),
    'without a title nobody hears what is asked. Pass the question as `title`.',
  );
  const fieldRef = useRef<HTMLInputElement>(null);
  const focusReturn = useFocusReturn(trigger !== undefined);
  const focusField = (event: Event) => {
    focusReturn.onOpenAutoFocus();
    if (!fieldRef.current) return;
    event.preventDefault();
    fieldRef.current.focus();
  };
  return (
    <RadixAlertDialog.Root open={shown} onOpenChange={setShown}>
      {trigger && <RadixAlertDialog.Trigger asChild>{trigger}</RadixAlertDialog.Trigger>}
      <RadixAlertDialog.Portal container={portalContainer}>
        <ModalScrim open={shown} />
        <RadixAlertDialog.Content
          {...props}
          dir={dir}
          className={classNames(modal.window, modal.windowSize.small, className)}
          aria-busy={busy || undefined}
          onOpenAutoFocus={focusField}
          onCloseAutoFocus={focusReturn.onCloseAutoFocus}
          onEscapeKeyDown={(event) => {
            if (busy) event.preventDefault();
          }}
        >
          <div className={modal.header}>
            <RadixAlertDialog.Title className={modal.title}>{title}</RadixAlertDialog.Title>
            <RadixAlertDialog.Description className={modal.description}>
              {description}
            </RadixAlertDialog.Description>
          </div>
          <Answer
            {...{ confirmLabel, cancelLabel, tone, confirmText, busy }}
            onConfirm={() => {
              onConfirm();
              if (open === undefined) setShown(false);
            }}
            fieldRef={fieldRef}
          />
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}
