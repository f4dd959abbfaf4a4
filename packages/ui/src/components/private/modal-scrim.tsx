'use client';

import { classNames } from './class-names.js';
import * as styles from './modal.css.js';

let locks = 0;

/** Keeps the page under a window still, and as wide as it is. */
function lockScroll(scrim: HTMLElement | null) {
  if (!scrim) return undefined;
  const { style, clientWidth } = document.documentElement;
  if (locks++ === 0) {
    if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
    style.overflow = 'hidden';
  }
  return () => {
    if (--locks > 0) return;
    style.removeProperty('overflow');
    style.removeProperty('scrollbar-gutter');
  };
}

export interface ModalScrimProps {
  /** Whether the window over it is open; it fades when that changes. */
  open: boolean;
  className?: string;
}

/**
 * The scrim between the page and a window, as a child of a dialog's portal. Radix's own overlay
 * locks the page by writing a style element, which a strict content security policy forbids.
 */
export const ModalScrim = ({ open, className }: ModalScrimProps) => (
  <div
    ref={lockScroll}
    aria-hidden="true"
    data-state={open ? 'open' : 'closed'}
    className={classNames(styles.scrim, className)}
  />
);
