import { useRef, useState } from 'react';

import { useSession } from '../../../base/session';
import {
  readPrompts,
  withAnswer,
  withPrompt,
  writePrompts,
  type AnswerFigures,
  type AskedPrompt,
} from './prompt-history';

/** Prompts the signed-in person gave models on this device. */
export function usePromptHistory() {
  const { user } = useSession();
  const [prompts, setPrompts] = useState<readonly AskedPrompt[]>(() =>
    user ? readPrompts(user.id) : [],
  );
  // Answers come long after the render their question was asked in.
  const latest = useRef(prompts);
  const keep = (next: readonly AskedPrompt[]) => {
    latest.current = next;
    setPrompts(next);
    if (user) writePrompts(user.id, next);
  };
  return {
    prompts,
    keep,
    add(asked: Omit<AskedPrompt, 'at'>): AskedPrompt {
      const entry = { ...asked, at: new Date().toISOString() };
      keep(withPrompt(latest.current, entry));
      return entry;
    },
    addAnswer: (at: string, model: string, figures: AnswerFigures) =>
      keep(withAnswer(latest.current, at, model, figures)),
  };
}

/** The history of prompts, and how it changes. */
export type PromptHistory = ReturnType<typeof usePromptHistory>;
