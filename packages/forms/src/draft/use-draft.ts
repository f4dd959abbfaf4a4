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
  /** The version of what is edited. */
  version: number | undefined;
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

/** A draft that was typed on an older version of what is edited. */
export interface OlderDraft {
  /** The values as they were typed. */
  mine: FieldValues;
  /** Whoever reads both versions has chosen this one. */
  keep: () => void;
}

export interface DraftState {
  /** When the draft was last really kept; undefined while there is none. */
  savedAt: number | undefined;
  /** Another tab's version, until one of the two is chosen; what is typed here is kept beside it. */
  foreign: ForeignDraft | undefined;
  /** A draft typed on an older version, until one of the two is chosen. */
  older: OlderDraft | undefined;
  /** Forgets the draft and what was about to be kept; another tab's stays. */
  discard: () => void;
}

interface Beginning {
  draft?: Draft | undefined;
  /** Another tab's, when this one was left before one of the two was chosen. */
  foreign?: Draft | undefined;
}

/** The draft typed in this tab, with the one another tab has kept meanwhile. */
function begin(key: string | undefined, place: DraftPlace): Beginning {
  if (key === undefined) return {};
  const kept = readDraft(key, place);
  const aside = place === 'browser' ? readDraft(key) : undefined;
  if (!aside) return { draft: kept };
  return { draft: aside, foreign: sameValues(kept?.values, aside.values) ? undefined : kept };
}

/** The values a form starts with: its defaults, with its draft laid over them. */
export const startingValues = <Values extends FieldValues>(
  defaults: Values,
  key: string | undefined,
  excluded: readonly string[],
  place: DraftPlace,
): Values => {
  const { draft } = begin(key, place);
  return draft ? withDraft(defaults, draft.values, excluded) : defaults;
};

/**
 * Keeps what is typed, and at once when the page is hidden or left. A change of key keeps the old
 * draft under its own key and loads the other's.
 */
export function useDraft<Values extends FieldValues, Output extends FieldValues>(
  form: UseFormReturn<Values, unknown, Output>,
  { key, place, version, pristine, excluded }: DraftOptions<Values>,
): DraftState {
  const [begun] = useState(() => begin(key, place));
  const [savedAt, setSavedAt] = useState(begun.draft?.savedAt);
  const [foreign, setForeign] = useState(begun.foreign);
  const olderOf = (draft: Draft | undefined) =>
    draft?.version === undefined || draft.version === version
      ? undefined
      : { version: draft.version, mine: form.getValues() };
  const [older, setOlder] = useState(() => olderOf(begun.draft));
  const pending = useRef<Later>(undefined);
  /** The key and the version of what is in the form. */
  const shown = useRef({ key, version });
  /** The content of the form when its draft was let go: nobody needs to keep it any more. */
  const settled = useRef<Record<string, unknown>>(undefined);

  const discard = useCallback(() => {
    pending.current?.drop();
    settled.current = storable(form.getValues(), excluded);
    setSavedAt(undefined);
    setOlder(undefined);
    if (key === undefined) return;
    if (place === 'browser') clearDraft(key);
    // What was typed in another tab is not this one's to forget.
    if (!foreign) clearDraft(key, place);
  }, [form, key, place, excluded, foreign]);

  const load = useEffectEvent(() => {
    const { draft, foreign: other } = begin(key, place);
    shown.current = { key, version };
    form.reset(startingValues(pristine(), key, excluded, place));
    setSavedAt(draft?.savedAt);
    setOlder(olderOf(draft));
    setForeign(other);
  });

  const keep = (name: string, where: DraftPlace) => {
    const values = storable(form.getValues(), excluded);
    if (where === 'browser') clearDraft(name);
    const isNothing = [storable(pristine(), excluded), settled.current].some((one) =>
      sameValues(values, one),
    );
    if (isNothing) {
      clearDraft(name, where);
      setSavedAt(undefined);
      return;
    }
    const now = Date.now();
    const typedOn = older?.version ?? shown.current.version;
    const draft = { savedAt: now, values, ...(typedOn !== undefined && { version: typedOn }) };
    setSavedAt(writeDraft(name, draft, where) ? now : undefined);
  };

  // While another tab's draft waits for an answer, this one's stands beside it.
  const keepUnder = useEffectEvent((name: string) => keep(name, foreign ? 'tab' : place));

  const hear = useEffectEvent((name: string, draft: Draft | undefined) => {
    const here = storable(form.getValues(), excluded);
    if (draft && !sameValues(here, draft.values)) {
      setForeign(draft);
      keep(name, 'tab');
      return;
    }
    setForeign(undefined);
    if (draft) {
      clearDraft(name);
      setSavedAt(draft.savedAt);
    }
    // Sent or emptied there: of two drafts this one is left.
    else if (foreign) keep(name, place);
  });

  useEffect(() => {
    if (shown.current.key !== key) load();
    if (key === undefined) return undefined;

    const later = schedules[place](() => keepUnder(key));
    pending.current = later;
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: later.ask });
    const unwatch = place === 'browser' ? watchDraft(key, (draft) => hear(key, draft)) : undefined;
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
    older: older && { mine: older.mine, keep: () => setOlder(undefined) },
    foreign: foreign && {
      take: () => {
        form.reset(withDraft(pristine(), foreign.values, excluded));
        if (key !== undefined) clearDraft(key);
        setSavedAt(foreign.savedAt);
        setForeign(undefined);
      },
      keep: () => {
        if (key !== undefined) keep(key, place);
        setForeign(undefined);
      },
    },
  };
}
