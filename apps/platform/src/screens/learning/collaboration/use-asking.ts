import { ApiError } from '@constella/api-client';
import { useEffect, useRef, useState } from 'react';

import { useRecordTools } from '../../../records/use-record-tools';

/** Has mentors answer questions; whoever leaves stops them, and pays for nothing that did not come. */
export function useAsking() {
  const { api } = useRecordTools();
  const running = useRef(new Map<number, AbortController>());
  const [asking, setAsking] = useState<ReadonlySet<number>>(new Set());
  const [failures, setFailures] = useState<ReadonlyMap<number, Error>>(new Map());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);
  const show = () => setAsking(new Set(running.current.keys()));
  const ask = async (id: number) => {
    const controller = new AbortController();
    running.current.set(id, controller);
    setFailures((known) => new Map([...known].filter(([one]) => one !== id)));
    show();
    try {
      await api.askMentors(id, { signal: controller.signal, timeout: 600_000 });
    } catch (error) {
      const isStopped = error instanceof ApiError && error.kind === 'aborted';
      if (!isStopped && error instanceof Error)
        setFailures((known) => new Map(known).set(id, error));
    } finally {
      running.current.delete(id);
      show();
    }
  };
  const stop = (id: number) => running.current.get(id)?.abort();
  return { ask, stop, asking, failures };
}
