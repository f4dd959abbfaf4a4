import { useState } from 'react';

/** A value that is the caller's as long as one is given, and otherwise the component's own from `start` on. */
export function useControllable<Value>(
  given: Value | undefined,
  start: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(start);
  const change = (next: Value) => {
    if (given === undefined) setOwn(next);
    onChange?.(next);
  };
  return [given === undefined ? own : given, change] as const;
}
