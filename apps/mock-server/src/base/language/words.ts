import type { Texts } from './texts.js';

/** A text that lists words of its language, with commas between them, as a list. */
export const wordsOf = (texts: Texts, id: Parameters<Texts['say']>[0]): string[] =>
  texts
    .say(id)
    .split(/\s*[,،、，]\s*/)
    .filter(Boolean);
