'use client';

import { Toast as RadixToast } from 'radix-ui';
import type { Ref } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { ToastCard } from './toast-card.js';
import type { ToastOptions } from './toast-context.js';
import * as styles from './toast.css.js';

/** The toast there is, or was: a closed one stays until it has faded. */
export interface ShownToast extends ToastOptions {
  id: string;
  open: boolean;
}

export interface ToastStageProps {
  shown: ShownToast;
  /** Somebody closed it. */
  onClose: () => void;
  /** Pixels toward the end side that dismiss it. */
  swipeThreshold: number;
  listRef: Ref<HTMLOListElement>;
}

/** The list in the corner and what announces it, fetched with the first toast. */
export function ToastStage({ shown, onClose, swipeThreshold, listRef }: ToastStageProps) {
  const { dir, labels } = useUi();
  return (
    <RadixToast.Provider
      label={labels.notifications}
      swipeDirection={dir === 'ltr' ? 'right' : 'left'}
      swipeThreshold={swipeThreshold}
    >
      <ToastCard
        {...shown}
        key={shown.id}
        onOpenChange={(open) => {
          if (!open) onClose();
        }}
      />
      <RadixToast.Viewport
        ref={listRef}
        className={styles.list}
        label={`${labels.notifications} ({hotkey})`}
      />
    </RadixToast.Provider>
  );
}
