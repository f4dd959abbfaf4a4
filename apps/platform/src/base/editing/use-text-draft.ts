import { clearDraft, readDraft, writeDraft } from '@constella/forms';
import { useState } from 'react';

/** A text that is being typed, with what to do about it. */
export interface TextDraft {
  readonly text: string;
  readonly type: (text: string) => void;
  /** It is part of something now, or nobody wants it: what was kept of it goes. */
  readonly forget: () => void;
}

/**
 * A text that is no part of anything until somebody says so. Under a key, which must contain the
 * user's id, it outlives the screen: in this tab, letter by letter.
 */
export function useTextDraft(key: string | undefined, initial: string): TextDraft {
  const [text, setText] = useState(() => {
    const kept = key === undefined ? undefined : readDraft(key)?.values['text'];
    return typeof kept === 'string' ? kept : initial;
  });
  return {
    text,
    type(next) {
      setText(next);
      if (key === undefined) return;
      if (next === initial) clearDraft(key);
      else writeDraft(key, { savedAt: Date.now(), values: { text: next } });
    },
    forget() {
      if (key !== undefined) clearDraft(key);
    },
  };
}
