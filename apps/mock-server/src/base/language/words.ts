import type { Texts } from './texts.js';
import type { ServerText } from '../refusal.js';

/** A text that lists words of its language, with commas between them, as a list. */
export const wordsOf = (texts: Texts, id: ServerText['id']): string[] =>
  texts
    .say(id)
    .split(/\s*[,،、，]\s*/)
    .filter(Boolean);
