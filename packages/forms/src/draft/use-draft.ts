import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

import {
  clearDraft,
  readDraft,
  watchDraft,
  writeDraft,
  type Draft,
  type DraftPlace,
} from './draft-store.js';
import { sameValues, storable, withDraft } from './draft-values.js';
import { afterQuiet, nextFrame, type Later } from './later.js';

/** When what was typed is kept: after a moment of quiet, or with the next frame, key by key. */
const schedules: Record<DraftPlace, (run: () => void) => Later> = {
  tab: (run) => afterQuiet(run, 400),
  browser: nextFrame,
};

export interface DraftOptions<Values extends FieldValues> {
  /** Names the draft, user included. Without it nothing is kept. */
  key: string | undefined;
  place: DraftPlace;
  /** The form as it stands when nothing was typed; such a form leaves no draft. */
  pristine: () => Values;
  /** Top-level fields that are never stored: passwords. */
  excluded: readonly string[];
}

/** A draft somebody changed in another tab, while this one has the same form open. */
export interface ForeignDraft {
  /** Shows what was typed there; what is here is gone. */
  take: () => void;
  /** Keeps what is here; what was typed there is gone. */
  keep: () => void;
}

export interface DraftState {
  /** When the draft was last really kept; undefined while there is none. */
  savedAt: number | undefined;
  /** Another tab's version, until one of the two is chosen; nothing is kept meanwhile. */
  foreign: ForeignDraft | undefined;
  /** Forgets the draft and what was about to be kept. */
  discard: () => void;
}

/** What a form starts with: its defaults, with its draft laid over them. */
export const startingValues = <Values extends FieldValues>(
  defaults: Values,
  key: string | undefined,
  excluded: readonly string[],
  place: DraftPlace,
): Values => {
  const draft = key === undefined ? undefined : readDraft(key, place);
  return draft ? withDraft(defaults, draft.values, excluded) : defaults;
};

/**
 * Keeps what is typed, and at once when the page is hidden or left. A change of key keeps the old
 * draft under its own key and loads the other's.
 */
export function useDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { key, place, pristine, excluded }: DraftOptions<Values>,
): DraftState {
  const [savedAt, setSavedAt] = useState(() =>
    key === undefined ? undefined : readDraft(key, place)?.savedAt,
  );
  const [foreign, setForeign] = useState<Draft>();
  const pending = useRef<Later>(undefined);
  const shownKey = useRef(key);

  const discard = useCallback(() => {
    pending.current?.drop();
    if (key !== undefined) clearDraft(key, place);
    setSavedAt(undefined);
    setForeign(undefined);
  }, [key, place]);

  const load = useEffectEvent(() => {
    form.reset(startingValues(pristine(), key, excluded, place));
    setSavedAt(key === undefined ? undefined : readDraft(key, place)?.savedAt);
    setForeign(undefined);
  });

  const keepUnder = useEffectEvent((name: string) => {
    if (foreign) return;
    const values = storable(form.getValues(), excluded);
    if (sameValues(values, storable(pristine(), excluded))) {
      clearDraft(name, place);
      setSavedAt(undefined);
      return;
    }
    const now = Date.now();
    setSavedAt(writeDraft(name, { savedAt: now, values }, place) ? now : undefined);
  });

  const hear = useEffectEvent((draft: Draft | undefined) => {
    const here = storable(form.getValues(), excluded);
    // Sent or emptied there: what is here is nobody's any more than before.
    if (!draft) setForeign(undefined);
    else if (sameValues(here, draft.values)) setSavedAt(draft.savedAt);
    else setForeign(draft);
  });

  useEffect(() => {
    if (shownKey.current !== key) {
      shownKey.current = key;
      load();
    }
    if (key === undefined) return undefined;

    const later = schedules[place](() => keepUnder(key));
    pending.current = later;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: later.ask });
    const unwatch = place === 'browser' ? watchDraft(key, hear) : undefined;
    const onHidden = () => {
      if (document.visibilityState === 'hidden') later.flush();
    };
    window.addEventListener('pagehide', later.flush);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      unsubscribe();
      unwatch?.();
      window.removeEventListener('pagehide', later.flush);
      document.removeEventListener('visibilitychange', onHidden);
      later.flush();
    };
  }, [form, key, place]);

  return {
    savedAt,
    discard,
    foreign: foreign && {
      take: () => {
        form.reset(withDraft(pristine(), foreign.values, excluded));
        setSavedAt(foreign.savedAt);
        setForeign(undefined);
      },
      keep: () => {
        if (key === undefined) return;
        const now = Date.now();
        const values = storable(form.getValues(), excluded);
        setSavedAt(writeDraft(key, { savedAt: now, values }, place) ? now : undefined);
        setForeign(undefined);
      },
    },
  };
}
