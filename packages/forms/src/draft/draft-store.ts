/** Values typed and not yet sent, with the moment they were last kept. */
export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  values: Record<string, unknown>;
  /** The version of what is edited they were typed on, where others edit it too. */
  version?: number | undefined;
}

const prefix = 'constella.draft.';

/**
 * Where drafts are kept: `tab` for as long as the tab lives, `browser` until they are forgotten, for
 * every tab.
 */
export type DraftPlace = 'tab' | 'browser';

// Reading the property itself throws where storage is forbidden.
function storage(place: DraftPlace): Storage | undefined {
  try {
    return place === 'tab' ? globalThis.sessionStorage : globalThis.localStorage;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft kept under a key; undefined when there is none, or nothing readable. Never throws. */
export function readDraft(key: string, place: DraftPlace = 'tab'): Draft | undefined {
  try {
    return parseDraft(storage(place)?.getItem(prefix + key) ?? null);
  } catch {
    return undefined;
  }
}

/** A draft as it is stored; undefined for anything else. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
    return {
      savedAt: typeof stored.savedAt === 'number' ? stored.savedAt : 0,
      values: stored.values,
      ...(typeof stored.version === 'number' && { version: stored.version }),
    };
  } catch {
    return undefined;
  }
}

/**
 * Keeps a draft.
 *
 * @returns whether it was really kept: a full or forbidden storage answers false.
 */
export function writeDraft(key: string, draft: Draft, place: DraftPlace = 'tab'): boolean {
  try {
    const target = storage(place);
    target?.setItem(prefix + key, JSON.stringify(draft));
    return target !== undefined;
  } catch {
    return false;
  }
}

/** Forgets a draft. Never throws. */
export function clearDraft(key: string, place: DraftPlace = 'tab'): void {
  try {
    storage(place)?.removeItem(prefix + key);
  } catch {
    // What cannot be read cannot hold a draft either.
  }
}

/** Tells of every change another tab makes to a draft; undefined when it was forgotten there. */
export function watchDraft(key: string, tell: (draft: Draft | undefined) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === prefix + key) tell(parseDraft(event.newValue));
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
