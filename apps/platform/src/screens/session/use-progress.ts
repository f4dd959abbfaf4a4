import { clearDraft, readDraft, writeDraft } from '@constella/forms';
import { useState } from 'react';

import { dayAfter } from './scheduler';
import type { CardKey, Graded, SessionState } from './session-state';

const isGraded = (value: unknown): value is Graded =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'after' in value &&
  'at' in value;

/** Grades of today's session that an earlier page kept. */
function keptGrades(key: string): readonly Graded[] {
  const { values } = readDraft(key, 'browser') ?? {};
  const graded = values?.['graded'];
  const today = dayAfter(new Date(), 0).getTime();
  return Array.isArray(graded) ? graded.filter(isGraded).filter(({ at }) => at >= today) : [];
}

/**
 * How far a session is; it goes on where it stopped, after a reload too. What is due is read from the
 * rows: a card that waits for its next step waits behind the others.
 */
export function useProgress(key: string, due: readonly CardKey[]) {
  const [state, setState] = useState<SessionState>(() => {
    const graded = keptGrades(key);
    const waiting = new Set(graded.map((one) => one.key));
    return {
      graded,
      queue: [...due.filter((one) => !waiting.has(one)), ...due.filter((one) => waiting.has(one))],
      isShown: false,
    };
  });
  const keep = (next: SessionState) => {
    setState(next);
    if (next.graded.length === 0) clearDraft(key, 'browser');
    else writeDraft(key, { savedAt: Date.now(), values: { graded: next.graded } }, 'browser');
  };
  return [state, keep] as const;
}
