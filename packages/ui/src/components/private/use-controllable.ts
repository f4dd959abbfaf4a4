'use client';

import { useCallback, useState } from 'react';

/**
 * A value that is the caller's as long as one is given, and otherwise the component's own from
 * `start` on. The setter stays the same function as long as `onChange` does.
 */
export const useControllable = <Value>(
  given: Value | undefined,
  start: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [Value, (value: Value) => void] => {
  const [own, setOwn] = useState(start);
  const controlled = given !== undefined;
  const change = useCallback(
    (next: Value) => {
      if (!controlled) setOwn(() => next);
      onChange?.(next);
    },
    [controlled, onChange],
  );
  return [controlled ? given : own, change];
};
