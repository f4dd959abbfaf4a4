import type { TaskMetadata } from '@constella/api-client/contract';

import type { Texts } from '../language/texts.js';
import type { TeamMember } from '../store/tables.js';

/** Agents of one round that write at the same time; more would trip a service's rate limit. */
export const sideBySide = 4;

/** One step of a run: one text by one agent. */
export interface PlannedStep {
  readonly index: number;
  readonly kind: 'frame' | 'contribute' | 'merge' | 'result';
  readonly member: TeamMember;
  /** From 1; 0 outside the rounds. */
  readonly round: number;
  /** Whether a model is asked. Passing texts on as they are costs nothing. */
  readonly asks: boolean;
}

/** The steps of a run, and what it takes. */
export interface RunPlan {
  readonly coordinator: TeamMember;
  readonly workers: readonly TeamMember[];
  readonly rounds: number;
  readonly passThrough: boolean;
  readonly steps: readonly PlannedStep[];
  /** How many times in a row a model is waited for; some agents of a round write side by side. */
  readonly phases: number;
}

/**
 * The coordinator frames the task; in each round every agent writes and the coordinator puts
 * together what came back; then it writes the result. In pass-through mode it edits nothing: the
 * agents read each other directly, and the result is their texts.
 */
export function planRun(
  coordinator: TeamMember,
  workers: readonly TeamMember[],
  { maxIterations: rounds, passThroughMode: passThrough }: TaskMetadata,
): RunPlan {
  const steps: PlannedStep[] = [];
  const add = (kind: PlannedStep['kind'], member: TeamMember, round: number, asks = true) =>
    steps.push({ index: steps.length, kind, member, round, asks });
  add('frame', coordinator, 0);
  for (let round = 1; round <= rounds; round += 1) {
    for (const worker of workers) add('contribute', worker, round);
    if (!passThrough && round < rounds) add('merge', coordinator, round);
  }
  add('result', coordinator, 0, !passThrough);
  const turns = rounds * Math.ceil(workers.length / sideBySide);
  const phases = passThrough ? 1 + turns : 1 + turns + (rounds - 1) + 1;
  return { coordinator, workers, rounds, passThrough, steps, phases };
}

/** The name of a step in the run's language. */
export function stepName({ kind, round, member }: PlannedStep, texts: Texts): string {
  return texts.say(`server.run.step.${kind}`, { round, name: member.name });
}
