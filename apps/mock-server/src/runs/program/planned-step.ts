import type { CognitiveLayer, StepDefinition } from '@constella/api-client/contract';

import type { TeamMember } from '../../store/tables.js';

/** One step of a run: one piece of work by one agent. */
export interface PlannedStep {
  readonly index: number;
  /** The step of the definition it comes from. */
  readonly kind: string;
  readonly member: TeamMember;
  /** The agent its text is for; null: everyone. */
  readonly to: number | null;
  /** From 1; 0 outside the rounds. */
  readonly round: number;
  /** The entry of the request's list it is repeated for. */
  readonly option?: string | undefined;
  /** Steps of one phase run side by side. */
  readonly phase: number;
  /** Whether a model is asked. Passing texts on as they are costs nothing. */
  readonly asks: boolean;
  /** The run goes on without it: as long as one of its kind is done, or whatever happens. */
  readonly optional: StepDefinition['optional'];
  /** Whether its text may fill pages. */
  readonly longText?: boolean | undefined;
  /** Its text is the result while it is written, and no message. */
  readonly writesResult: boolean;
  /** Where the run searches the web, it does. */
  readonly searches?: boolean | undefined;
  readonly layer?: CognitiveLayer | undefined;
}
