import { answerMutations, looked } from './answer-mutations';
import { callMutations } from './call-mutations';
import { recordMutations } from './record-mutations';
import { runMutations } from './run-mutations';
import type { Mutation } from './tampering';

/** Every planted breach. */
export const mutations: readonly Mutation[] = [
  ...callMutations,
  ...runMutations,
  ...looked.flatMap(answerMutations),
  ...recordMutations,
];
