'use client';

import { Toast as RadixToast } from 'radix-ui';
import { FocusScope } from 'radix-ui/internal';
import { type Ref, useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

import { useUi } from '../../provider/ui-context.js';
import { ToastCard } from './toast-card.js';
import type { ToastOptions } from './toast-context.js';
import * as styles from './toast.css.js';

/** The toast there is, or was: a closed one stays until it has faded. */
export interface ShownToast extends ToastOptions {
  id: string;
  /** Counts the texts it has had. */
  run: number;
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

const hotkey = 'F8';
const keep = (event: Event) => event.preventDefault();

/** Whether the focus is in the region, known before it arrives: a dialog would fetch it back. */
const useFocusOutOfDialogs = (region: HTMLElement | null) => {
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    if (!region) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const come = ({ code }: KeyboardEvent) => {
      if (code === hotkey) flushSync(() => setFocused(true));
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!region.contains(relatedTarget as Node | null)) setFocused(false);
    };
    document.addEventListener('keydown', come, { capture: true, signal });
    region.addEventListener('focusout', leave, { signal });
    return () => controller.abort();
  }, [region]);
  return focused;
};

/** The list in the corner and what announces it, fetched with the first toast. */
export function ToastStage({ shown, onClose, swipeThreshold, listRef }: ToastStageProps) {
  const { dir, labels, portalContainer } = useUi();
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const focused = useFocusOutOfDialogs(region);
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
      {createPortal(
        // A dialog hides everything outside it but live regions; what is new in here is said by
        // the announcer, not by this one.
        <div ref={setRegion} aria-live="off">
          {focused && (
            // The latest scope of all is the one that may hold the focus: this one lets it go.
            <FocusScope.Root onMountAutoFocus={keep} onUnmountAutoFocus={keep} />
          )}
          <RadixToast.Viewport
            ref={listRef}
            className={styles.list}
            label={`${labels.notifications} ({hotkey})`}
          />
        </div>,
        portalContainer ?? document.body,
      )}
    </RadixToast.Provider>
  );
}
