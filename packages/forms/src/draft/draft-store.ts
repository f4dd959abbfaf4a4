/** What was typed and not yet sent, with the moment it was last kept. */
export interface Draft {
  /** Milliseconds since the epoch. */
  savedAt: number;
  values: Record<string, unknown>;
}

const prefix = 'constella.draft.';

// Reading the property itself throws where storage is forbidden.
function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The draft kept under a key; undefined when there is none, or nothing readable. Never throws. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(prefix + key) ?? 'null');
    if (!isRecord(stored) || !isRecord(stored.values)) return undefined;
    return {
      savedAt: typeof stored.savedAt === 'number' ? stored.savedAt : 0,
      values: stored.values,
    };
  } catch {
    return undefined;
  }
}

/**
 * Keeps a draft for as long as the tab lives.
 *
 * @returns whether it was really kept: a full or forbidden storage answers false.
 */
export function writeDraft(key: string, draft: Draft): boolean {
  try {
    const target = storage();
    target?.setItem(prefix + key, JSON.stringify(draft));
    return target !== undefined;
  } catch {
    return false;
  }
}

/** Forgets a draft. Never throws. */
export function clearDraft(key: string): void {
  try {
    storage()?.removeItem(prefix + key);
  } catch {
    // What cannot be read cannot hold a draft either.
  }
}
