import type { Clock } from '../clock.js';
import type { Texts } from '../language/texts.js';
import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import type { Models } from './models.js';
import type { RunLog } from './run-log.js';
import type { RunPlan } from './run-plan.js';

/** What a collaboration works with. */
export interface CollaborationJob {
  readonly task: RowOf<'tasks'>;
  readonly plan: RunPlan;
  readonly texts: Texts;
  readonly models: Models;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: RunLog;
  /** Fires when the run has to stop; the run fires it itself when one of its agents ends it. */
  readonly stop: AbortController;
  /** The moment the run has to be over (milliseconds since 1970). */
  readonly deadline: number;
  /** Called when an agent begins and ends to write. */
  readonly atWork: (agentId: number, working: boolean) => void;
}
