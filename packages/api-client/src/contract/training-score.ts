/** Percent of right answers with which a training counts as passed. */
export const passPercent = 80;

/** The score of the answers to a training. */
export interface TrainingScore {
  readonly right: number;
  readonly of: number;
  /** 0 to 100, whole. */
  readonly percent: number;
  readonly passed: boolean;
}

/**
 * The score of answers to questions: one point for every right answer, none for a wrong or a
 * missing one. No questions cannot be passed.
 */
export function trainingScore(
  questions: readonly { readonly id: string; readonly correct: number }[],
  answers: Readonly<Record<string, number>>,
): TrainingScore {
  const right = questions.filter(
    ({ id, correct }) => Object.hasOwn(answers, id) && answers[id] === correct,
  ).length;
  const of = questions.length;
  const percent = of === 0 ? 0 : Math.round((100 * right) / of);
  // Not the rounded percent: 79.6 is no pass.
  return { right, of, percent, passed: of > 0 && right * 100 >= passPercent * of };
}
