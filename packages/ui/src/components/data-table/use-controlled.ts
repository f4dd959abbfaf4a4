'use client';

import { useCallback, useState } from 'react';

/** A state the caller may hold: their value wins over ours, and they hear of every change. */
export const useControlled = <Value>(
  theirs: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] => {
  const [own, setOwn] = useState(initial);
  const set = useCallback(
    (value: Value) => {
      setOwn(() => value);
      onChange?.(value);
    },
    [onChange],
  );
  return [theirs === undefined ? own : theirs, set];
};
