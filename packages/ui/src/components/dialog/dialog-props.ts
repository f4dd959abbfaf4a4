import type { ComponentProps, ReactElement, ReactNode } from 'react';

import type { Openable } from '../private/openable.js';

/** Widths: 440, 560 and 720 px. */
export const dialogSizes = ['small', 'medium', 'large'] as const;

interface DialogBase extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  /** Left out, the dialog opens and closes by itself with `trigger`. */
  open?: boolean;
  /** Open at first, where it opens by itself. @default false */
  defaultOpen?: boolean;
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

export type DialogProps = DialogBase & Openable;
