import type { AssistantDefinition, RunResult, RunSource } from '@constella/api-client/contract';

import type { Texts } from '../../base/language/texts.js';
import type { Store } from '../../store/store.js';
import type { RowOf, TableName, TeamMember } from '../../store/tables.js';
import type { Models } from '../../models/models.js';
import type { Passage } from '../../models/prompt.js';
import type { StepContents } from '../../models/offline/content.js';
import type { PlannedStep } from './planned-step.js';
import type { FoundPassages } from './found-passages.js';
import type { StepContext } from './step-context.js';
import type { RegisteredTool } from './tools/tool.js';
import type { TaskBrief } from '../../prose/read-brief.js';

/** Agents that write at the same time; more would trip a service's rate limit. */
export const sideBySide = 4;

/** The output of a step. */
export interface StepOutput {
  /** Markdown; empty when there is nothing to say. */
  readonly text: string;
  /** The value later steps and the result go on with; JSON. */
  readonly value?: unknown;
}

/** A finished step. */
export interface FinishedStep extends StepOutput {
  readonly step: PlannedStep;
}

/** A run that is under way, as its program sees it. */
export interface OpenRun {
  readonly task: RowOf<'tasks'>;
  readonly plan: readonly PlannedStep[];
  readonly texts: Texts;
  /** The same texts in another language. */
  textsIn(this: void, locale: string): Promise<Texts>;
  /** The finished steps of earlier phases, in the plan's order. */
  readonly finished: readonly FinishedStep[];
  /** The day it goes on, `2026-01-31`. */
  readonly today: string;
  /** Every assistant there is. */
  readonly others: readonly Program[];
  /** Stored rows, to be read; what a run stores is `keep`'s. */
  readonly stored: StoredRows;
  /** What its tools found so far. */
  readonly found: FoundPassages;
}

/** The rows there are, for reading. */
export type StoredRows = Pick<Store, 'all' | 'find' | 'rowsBy'>;

/** The work of one run. */
export interface RunWork {
  runStep(step: PlannedStep, context: StepContext): Promise<StepOutput>;
  /** From the outputs of all steps. */
  result(): RunResult;
  /** The passages its texts may cite. */
  passages?(): Promise<readonly Passage[]>;
  /** The publications its library's entries in the result are taken from. */
  sources?(): Promise<readonly RunSource[]>;
  /** Stores what the result says as rows of their own, as one change with it. Synchronous. */
  keep?(store: Store, result: RunResult, at: string): NonNullable<RunResult['records']>;
}

/** Values a row is made with besides those of the result. */
export interface RowMaking {
  readonly store: Store;
  /** The member whose run it is. */
  readonly userId: number;
  /** The company it is for; no row of a company is made for a member without one. */
  readonly companyId: number;
  /** The name of the person whose run it is. */
  readonly author: string | null;
  readonly createdAt: string;
  /** The row of another part. */
  idOf(key: string): number;
}

/** A row a part of a result is stored as. */
export interface KeptRow {
  readonly table: TableName;
  /** The part it stands for, as a dotted path; it stays the same when the part is edited. */
  readonly key: string;
  /** The part whose row it belongs to. It comes before this one. */
  readonly under?: string | undefined;
  /** It stays as it is when a later result has no such part: an earlier state, kept. */
  readonly lasts?: true;
  /** The columns that say what the result says. */
  readonly says: Readonly<Record<string, unknown>>;
  /** The others, when it is made. */
  made(making: RowMaking): Readonly<Record<string, unknown>>;
}

/** The run whose result is stored as rows. */
export interface KeptRun {
  readonly task: RowOf<'tasks'>;
  readonly texts: Texts;
  /** The number of the version of the result; 1 for the model's own. */
  readonly version: number;
}

/** The columns of a new run's row that its assistant fills. */
export type Draft = Pick<
  RowOf<'tasks'>,
  | 'title'
  | 'description'
  | 'agents'
  | 'agentsInvolved'
  | 'coordinatorId'
  | 'agentCount'
  | 'metadata'
> & {
  readonly userId: number;
  readonly request?: RowOf<'tasks'>['request'];
  /** The model chosen for it. @default one for the purpose of each step */
  readonly model?: string | null;
};

/** Resources a run can look at before it begins. */
export interface Surroundings {
  readonly store: Store;
  readonly models: Models;
  readonly texts: Texts;
}

/** How an assistant works: what its definition leaves to the server. */
export interface Program {
  readonly definition: AssistantDefinition;
  /** The offline content of its steps; a step without any is written from the request alone. */
  readonly content: StepContents;
  /** The tools of its own. */
  readonly tools: readonly RegisteredTool[];
  /** The row of a new run, from a checked request, by a chosen model. @throws {Refusal} 422 */
  draft(
    userId: number,
    request: Record<string, unknown>,
    around: Surroundings,
    model?: string,
  ): Promise<Draft>;
  /** The agents that take part, as they are now. @throws {Refusal} 409 when some are missing */
  team(draft: Draft, around: Surroundings): Promise<readonly TeamMember[]>;
  /** The steps a team takes. */
  plan(team: readonly TeamMember[], draft: Draft): readonly PlannedStep[];
  /** The name of a step in the run's language. */
  stepName(step: PlannedStep, texts: Texts): string;
  open(run: OpenRun): RunWork;
  /** The rows a result is stored as, the same for the same result; what they belong to comes first. */
  readonly rows?: ((result: RunResult, run: KeptRun) => readonly KeptRow[]) | undefined;
  /** Values its form can be filled with when a question leads to it. */
  readonly prefill?: ((question: TaskBrief, texts: Texts) => Record<string, unknown>) | undefined;
}
