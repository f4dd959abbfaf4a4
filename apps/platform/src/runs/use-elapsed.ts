import type { Task } from '@constella/api-client';
import { useEffect, useState } from 'react';

/** Milliseconds a run has taken so far, counting while it runs; null before it starts. */
export function useElapsed(task: Task): number | null {
  const [now, setNow] = useState(Date.now);
  const isRunning = task.status === 'running';
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  if (task.duration !== null) return task.duration;
  if (!isRunning || !task.startedAt) return null;
  return Math.max(0, now - Date.parse(task.startedAt));
}
