import { useState } from 'react';

import { useSession } from '../app/session';
import { readPrompts, withPrompt, writePrompts, type AskedPrompt } from './prompt-history';

/** What the signed-in person asked models on this device. */
export function usePromptHistory() {
  const { user } = useSession();
  const [prompts, setPrompts] = useState<readonly AskedPrompt[]>(() =>
    user ? readPrompts(user.id) : [],
  );
  const keep = (next: readonly AskedPrompt[]) => {
    setPrompts(next);
    if (user) writePrompts(user.id, next);
  };
  return {
    prompts,
    keep,
    add: (asked: Omit<AskedPrompt, 'at'>) =>
      keep(withPrompt(prompts, { ...asked, at: new Date().toISOString() })),
  };
}

/** The history of prompts, and how it changes. */
export type PromptHistory = ReturnType<typeof usePromptHistory>;
