import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import { clearDraft, readDraft, writeDraft } from './draft-store.js';
import { sameValues, storable, withDraft } from './draft-values.js';

/** Milliseconds of quiet before what was typed is kept. */
const quiet = 400;

export interface DraftOptions<Values extends FieldValues> {
  /** Names the draft, user included. Without it nothing is kept. */
  key: string | undefined;
  /** The form as it stands when nothing was typed; such a form leaves no draft. */
  pristine: () => Values;
  /** Top-level fields that are never stored: passwords. */
  excluded: readonly string[];
}

export interface DraftState {
  /** When the draft was last really kept; undefined while there is none. */
  savedAt: number | undefined;
  /** Forgets the draft and what was about to be kept. */
  discard: () => void;
}

/** What a form starts with: its defaults, with the draft of this tab laid over them. */
export const startingValues = <Values extends FieldValues>(
  defaults: Values,
  key: string | undefined,
  excluded: readonly string[],
): Values => {
  const draft = key === undefined ? undefined : readDraft(key);
  return draft ? withDraft(defaults, draft.values, excluded) : defaults;
};

/**
 * Keeps what is typed in the tab's storage: after a moment of quiet, and at once when the page is
 * hidden or left. A change of key keeps the old draft under its own key and loads the other's.
 */
export function useDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { key, pristine, excluded }: DraftOptions<Values>,
): DraftState {
  const [savedAt, setSavedAt] = useState(() =>
    key === undefined ? undefined : readDraft(key)?.savedAt,
  );
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; keep: () => void }>(undefined);
  const shownKey = useRef(key);

  const flush = useCallback(() => {
    const waiting = pending.current;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    pending.current = undefined;
    waiting.keep();
  }, []);

  const discard = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
    if (key !== undefined) clearDraft(key);
    setSavedAt(undefined);
  }, [key]);

  const load = useEffectEvent(() => {
    form.reset(startingValues(pristine(), key, excluded));
    setSavedAt(key === undefined ? undefined : readDraft(key)?.savedAt);
  });

  const keepUnder = useEffectEvent((name: string) => {
    const values = storable(form.getValues(), excluded);
    if (sameValues(values, storable(pristine(), excluded))) {
      clearDraft(name);
      setSavedAt(undefined);
      return;
    }
    const now = Date.now();
    setSavedAt(writeDraft(name, { savedAt: now, values }) ? now : undefined);
  });

  useEffect(() => {
    if (shownKey.current !== key) {
      shownKey.current = key;
      load();
    }
    if (key === undefined) return undefined;

    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(pending.current?.timer);
        pending.current = { timer: setTimeout(flush, quiet), keep: () => keepUnder(key) };
      },
    });
    const onHidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
      flush();
    };
  }, [form, key, flush]);

  return { savedAt, discard };
}
