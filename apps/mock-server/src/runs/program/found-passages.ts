import { runSourceKinds, type RunEvent } from '@constella/api-client/contract';
import { z } from 'zod';

import type { Passage } from '../../models/prompt.js';

const foundKinds = runSourceKinds.filter((kind) => kind !== 'tool');
const answerSchema = z.object({
  passages: z.array(
    z.object({
      number: z.int().min(1),
      kind: z.enum(foundKinds),
      name: z.string(),
      url: z.string().optional(),
      text: z.string(),
    }),
  ),
});

/** The answer of a tool that found passages. */
export interface FoundAnswer {
  readonly passages: readonly Passage[];
}

/** The passages in the answer of a tool; none in that of one that finds none. */
export const passagesIn = (answer: unknown): readonly Passage[] =>
  answerSchema.safeParse(answer).data?.passages ?? [];

/** Passages that were found while a run went on, numbered after those it began with. */
export class FoundPassages {
  readonly #found: Passage[] = [];

  /** What an earlier start of the run found is in its tools' answers, under the same numbers. */
  constructor(storedEvents: readonly RunEvent[]) {
    for (const event of storedEvents) {
      if (event.type !== 'tool') continue;
      for (const passage of passagesIn(event.result))
        if (!this.#found.some(({ number }) => number === passage.number)) this.#found.push(passage);
    }
  }

  /** In the order they were found. */
  get all(): readonly Passage[] {
    return this.#found;
  }

  /** Passages with their numbers; a page of the web, and words that were found before, keep theirs. */
  number(given: readonly Omit<Passage, 'number'>[], begun: readonly Passage[]): FoundAnswer {
    const passages = given.map((passage) => {
      const known = this.#found.find(
        ({ kind, url, text }) => url === passage.url && (kind === 'web' || text === passage.text),
      );
      if (known) return known;
      const taken = [...begun, ...this.#found].map(({ number }) => number);
      const added = { ...passage, number: Math.max(0, ...taken) + 1 };
      this.#found.push(added);
      return added;
    });
    return { passages };
  }
}
