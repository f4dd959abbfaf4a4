/** How far a step is. */
export type StepState = 'done' | 'current' | 'error' | 'upcoming';

/** A step's own state, if it gives any. */
export interface StatedStep {
  id: string;
  state?: 'done' | 'error' | 'upcoming';
}

/**
 * Steps before the current one are done and those after it are to come, unless they say otherwise.
 * Without a current step all are to come.
 */
export const stepStates = (steps: readonly StatedStep[], current: string): StepState[] => {
  const place = steps.findIndex((step) => step.id === current);
  return steps.map(({ state }, index) => {
    // A step with an error stays one while somebody works on it.
    if (state === 'error') return 'error';
    if (index === place) return 'current';
    return state ?? (index < place ? 'done' : 'upcoming');
  });
};
