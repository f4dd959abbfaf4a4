import type { RunResult, Task } from '@constella/api-client';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { frameBatch } from '../../../runs/frame-batch';

/** A result somebody is changing, and the version they began with. */
export interface WorkingCopy {
  readonly version: number;
  readonly result: RunResult;
  /** The change, in their words. */
  readonly note?: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string | null): WorkingCopy | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return isRecord(stored) && typeof stored['version'] === 'number' && isRecord(stored['result'])
      ? (stored as unknown as WorkingCopy)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Where copies are: for every tab, or beside another tab's until one of the two is chosen. */
type Place = 'browser' | 'tab';
const storageOf = (place: Place) => (place === 'browser' ? localStorage : sessionStorage);

function read(key: string, place: Place): WorkingCopy | undefined {
  try {
    return parse(storageOf(place).getItem(key));
  } catch {
    return undefined;
  }
}

function write(key: string, copy: WorkingCopy | undefined, place: Place): void {
  try {
    if (copy) storageOf(place).setItem(key, JSON.stringify(copy));
    else storageOf(place).removeItem(key);
  } catch {
    // A full or forbidden storage: the copy lives as long as the page does.
  }
}

/** Another tab's copy that is not the same as this one's. */
function otherThan(mine: WorkingCopy | undefined, other: WorkingCopy | undefined) {
  return mine && other && JSON.stringify(mine) !== JSON.stringify(other) ? other : undefined;
}

/**
 * The changes to a run's result that are not a version yet; they outlive a reload. Those of two tabs
 * stand beside each other until somebody says which count.
 */
export function useWorkingCopy(task: Task, userId: number | undefined) {
  const key = `constella.edit.${userId ?? 0}.${task.id}`;
  const [copy, setCopy] = useState(() => read(key, 'tab') ?? read(key, 'browser'));
  const [foreign, setForeign] = useState(() => otherThan(read(key, 'tab'), read(key, 'browser')));
  const [kept] = useState(() =>
    frameBatch<{ copy: WorkingCopy; place: Place }>((changes) => {
      const last = changes.at(-1);
      if (last) write(key, last.copy, last.place);
    }),
  );
  useEffect(() => {
    window.addEventListener('pagehide', kept.flush);
    return () => {
      window.removeEventListener('pagehide', kept.flush);
      kept.flush();
    };
  }, [kept]);

  /** The one copy there is from now on. */
  const settle = (only: WorkingCopy) => {
    kept.drop();
    write(key, undefined, 'tab');
    write(key, only, 'browser');
    setCopy(only);
    setForeign(undefined);
  };
  const hear = useEffectEvent((event: StorageEvent) => {
    if (event.key !== key || event.storageArea === sessionStorage || !copy) return;
    const other = parse(event.newValue);
    if (otherThan(copy, other)) {
      kept.drop();
      write(key, copy, 'tab');
      setForeign(other);
    }
    // Saved or discarded there: of two copies this one is left.
    else if (foreign) settle(copy);
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => hear(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  const change = (next: WorkingCopy) => {
    setCopy(next);
    kept.add({ copy: next, place: foreign ? 'tab' : 'browser' });
  };
  const edit = (result: RunResult) =>
    change({ ...copy, version: copy?.version ?? task.version ?? 1, result });
  const drop = useCallback(() => {
    kept.drop();
    write(key, undefined, 'tab');
    // What was changed in another tab is not this one's to forget.
    if (!foreign) write(key, undefined, 'browser');
    setCopy(undefined);
    setForeign(undefined);
  }, [kept, key, foreign]);
  /** The sent result is this version now; what was changed since then goes on from it. */
  const saved = (sent: object, note: string, version: number) => {
    if (!copy) return;
    const isNoted = (copy.note ?? '') === note;
    if (isNoted && JSON.stringify(copy.result) === JSON.stringify(sent)) drop();
    else change({ version, result: copy.result, ...(!isNoted && { note: copy.note }) });
  };
  const annotate = (note: string) => copy && change({ ...copy, note });
  return {
    copy,
    foreign: foreign && copy && { take: () => settle(foreign), keep: () => settle(copy) },
    edit,
    annotate,
    saved,
    drop,
  };
}
