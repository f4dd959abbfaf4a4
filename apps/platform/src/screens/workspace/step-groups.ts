import type { Assistant } from '@constella/api-client';

/** Steps some requests have in common: those every run takes, or those of one choice. */
export interface StepGroup {
  /** The choice that leads to them; undefined for those every run takes. */
  readonly choice: Assistant['steps'][number]['when'];
  readonly steps: Assistant['steps'];
}

/** An assistant's steps by the choice they depend on, in their order. */
export function stepGroups(steps: Assistant['steps']): StepGroup[] {
  const groups = new Map<string | undefined, Assistant['steps'][number][]>();
  for (const step of steps) {
    const group = groups.get(step.when?.is);
    if (group) group.push(step);
    else groups.set(step.when?.is, [step]);
  }
  return [...groups.values()].map((members) => ({ choice: members[0]?.when, steps: members }));
}
