'use client';

import { useEffect, useRef, useState } from 'react';

import { nextSentences } from './next-sentences.js';

/** Milliseconds between two announcements, so that one is not replaced before it is read out. */
const pause = 1000;

export interface SpokenOptions {
  locale: string;
  isWriting: boolean;
  /** Says nothing while false. */
  enabled: boolean;
}

/**
 * Text of a live region for a text that grows: whole sentences, one announcement at a time. What
 * was there at first is not read out.
 */
export const useSpoken = (text: string, { locale, isWriting, enabled }: SpokenOptions): string => {
  const [spoken, setSpoken] = useState('');
  const read = useRef<{ text: string; until: number } | undefined>(undefined);
  const waiting = useRef('');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  useEffect(() => {
    const options = { locale, isWriting };
    if (read.current === undefined || !enabled) {
      // A text that is complete already has nothing more to say.
      const until = isWriting && enabled ? nextSentences(text, 0, options).until : text.length;
      read.current = { text, until };
      return;
    }
    const goesOn = text.startsWith(read.current.text);
    const next = nextSentences(text, goesOn ? read.current.until : 0, options);
    read.current = { text, until: next.until };
    if (next.spoken === '') return;
    waiting.current = `${waiting.current} ${next.spoken}`.trim();
    const say = () => {
      timer.current = undefined;
      if (waiting.current === '') return;
      setSpoken(waiting.current);
      waiting.current = '';
      timer.current = setTimeout(say, pause);
    };
    if (timer.current === undefined) say();
  }, [text, locale, isWriting, enabled]);

  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return spoken;
};
