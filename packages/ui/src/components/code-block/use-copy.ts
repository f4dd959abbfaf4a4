'use client';

import { useEffect, useState } from 'react';

/** How the last attempt to copy went; `idle` again after a moment. */
export type CopyState = 'idle' | 'copied' | 'failed';

/** Milliseconds the outcome is shown. */
const shown = 2500;

/** Copies texts to the clipboard and says how it went. A browser may refuse it. */
export const useCopy = (): [state: CopyState, copy: (text: string) => Promise<boolean>] => {
  const [outcome, setOutcome] = useState<{ state: CopyState }>({ state: 'idle' });
  useEffect(() => {
    if (outcome.state === 'idle') return undefined;
    const timer = setTimeout(() => setOutcome({ state: 'idle' }), shown);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ state: 'copied' });
      return true;
    } catch {
      setOutcome({ state: 'failed' });
      return false;
    }
  };
  return [outcome.state, copy];
};
