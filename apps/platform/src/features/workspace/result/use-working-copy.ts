import type { RunResult, Task } from '@constella/api-client';
import { useCallback, useEffect, useState } from 'react';

import { inFrames } from '../../../runs/in-frames';

/** A result somebody is changing, and the version they began with. */
export interface WorkingCopy {
  readonly version: number;
  readonly result: RunResult;
  /** What was changed, in their words. */
  readonly note?: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(key: string): WorkingCopy | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isRecord(stored) && typeof stored['version'] === 'number' && isRecord(stored['result'])
      ? (stored as unknown as WorkingCopy)
      : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, copy: WorkingCopy | undefined): void {
  try {
    if (copy) localStorage.setItem(key, JSON.stringify(copy));
    else localStorage.removeItem(key);
  } catch {
    // A full or forbidden storage: the copy lives as long as the page does.
  }
}

/** The changes to a run's result that are not a version yet; they outlive a reload. */
export function useWorkingCopy(task: Task, userId: number | undefined) {
  const key = `constella.edit.${userId ?? 0}.${task.id}`;
  const [copy, setCopy] = useState(() => read(key));
  const [kept] = useState(() => inFrames<WorkingCopy>((copies) => write(key, copies.at(-1))));
  useEffect(() => {
    window.addEventListener('pagehide', kept.flush);
    return () => {
      window.removeEventListener('pagehide', kept.flush);
      kept.flush();
    };
  }, [kept]);

  const change = (next: WorkingCopy) => {
    setCopy(next);
    kept.add(next);
  };
  const edit = (result: RunResult) =>
    change({ ...copy, version: copy?.version ?? task.version ?? 1, result });
  const drop = useCallback(() => {
    kept.drop();
    write(key, undefined);
    setCopy(undefined);
  }, [kept, key]);
  const annotate = (note: string) => copy && change({ ...copy, note });
  return { copy, edit, annotate, drop };
}
