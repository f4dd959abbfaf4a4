'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the last committed render, for handlers that must stay the same function. */
export const useLatest = <Value>(value: Value): RefObject<Value> => {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
};
