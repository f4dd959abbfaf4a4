'use client';

import { useEffect, useRef, useState } from 'react';

import { countAfter, type Message } from './message.js';

/** Messages that came since the last one known, at most so many are read out one by one. */
const mostSpoken = 3;

export interface ArrivalOptions {
  /** Text for one message; empty for nothing. */
  speak: (message: Message) => string;
  /** Text for more of them at once. */
  summarize: (count: number) => string;
}

/**
 * Text of a live region for messages that arrive at the end. Not those that were there at first,
 * nor older ones that come before them.
 */
export const useArrivals = (
  messages: readonly Message[],
  { speak, summarize }: ArrivalOptions,
): string => {
  const [spoken, setSpoken] = useState('');
  const known = useRef<{ last: string | undefined } | undefined>(undefined);
  const last = messages.at(-1)?.id;
  useEffect(() => {
    const before = known.current;
    known.current = { last };
    if (!before || before.last === last || last === undefined) return;
    const count = before.last === undefined ? messages.length : countAfter(messages, before.last);
    // The list was replaced by another one.
    if (before.last !== undefined && count === messages.length) return;
    const arrived = messages.slice(-count);
    setSpoken(
      count > mostSpoken ? summarize(count) : arrived.map(speak).filter(Boolean).join('\n'),
    );
    // Only the end of the list counts: a message that changes is not new.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [last]);
  return spoken;
};
