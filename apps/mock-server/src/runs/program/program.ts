import type {
  AssistantDefinition,
  CognitiveLayer,
  RunEvent,
  RunResult,
  StepDefinition,
} from '@constella/api-client/contract';
import type { z } from 'zod';

import type { Texts } from '../../base/language/texts.js';
import type { Store } from '../../store/store.js';
import type { RowOf, TableName, TeamMember } from '../../store/tables.js';
import type { Models } from '../../models/models.js';
import type { Scene } from '../../models/prompt.js';
import type { TaskBrief } from '../../prose/read-brief.js';
import type { Tool } from './tools/tool.js';

/** Agents that write at the same time; more would trip a service's rate limit. */
export const sideBySide = 4;

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
  readonly layer?: CognitiveLayer | undefined;
}

/** What a step came to. */
export interface Work {
  /** Markdown; empty when there is nothing to say. */
  readonly text: string;
  /** What later steps and the result go on with; JSON. */
  readonly value?: unknown;
}

/** A finished step. */
export interface Said extends Work {
  readonly step: PlannedStep;
}

/** What a step can do while it works. */
export interface Desk {
  /** A cognitive layer lights up, once in a run; its content may be told later. */
  reach(layer: CognitiveLayer, content?: string): Promise<void>;
  /** Calls a registered tool; the call is traced. @throws what the tool throws */
  call<Input, Output>(tool: Tool<Input, Output>, input: Input): Promise<Output>;
  /** Asks the step's model for a text, shown as it is written. @throws {ProviderError} */
  ask(scene: Scene): Promise<string>;
  /**
   * Asks the step's model for JSON of a shape; a wrong answer is sent back once.
   *
   * @throws {ShapeError} with the text when it is wrong again; {ProviderError}
   */
  askFor<S extends z.ZodType>(scene: AssistantScene, shape: S): Promise<z.output<S>>;
}

/** A scene any assistant can set. */
export type AssistantScene = Extract<Scene, { kind: 'assistant' }>;

/** A run that is under way, as its program sees it. */
export interface OpenRun {
  readonly task: RowOf<'tasks'>;
  readonly plan: readonly PlannedStep[];
  readonly texts: Texts;
  /** What was finished in earlier phases, in the plan's order. */
  readonly said: readonly Said[];
  /** Every assistant there is. */
  readonly others: readonly Program[];
  /** What is stored, to be read; what a run stores is `keep`'s. */
  readonly stored: StoredRows;
}

/** The rows there are, for reading. */
export type StoredRows = Pick<Store, 'all' | 'find' | 'rowsBy'>;

/** The work of one run. */
export interface Script {
  work(step: PlannedStep, desk: Desk): Promise<Work>;
  /** From everything that was said. */
  result(): RunResult;
  /** Stores what the result says as rows of their own, as one change with it. Synchronous. */
  keep?(store: Store, result: RunResult, at: string): NonNullable<RunResult['records']>;
}

/** What a row is made with besides what the result says. */
export interface RowMaking {
  readonly store: Store;
  /** The company it is for. */
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
  /** The columns that say what the result says. */
  readonly says: Readonly<Record<string, unknown>>;
  /** The others, when it is made. */
  made(making: RowMaking): Readonly<Record<string, unknown>>;
}

/** The run whose result is stored as rows. */
export interface KeptRun {
  readonly task: RowOf<'tasks'>;
  readonly texts: Texts;
}

/** What a new run's row says of its own. */
export type Draft = Pick<
  RowOf<'tasks'>,
  | 'title'
  | 'description'
  | 'agents'
  | 'agentsInvolved'
  | 'coordinatorId'
  | 'agentCount'
  | 'metadata'
> & { readonly userId: number; readonly request?: RowOf<'tasks'>['request'] };

/** What the beginnings of a run may look at. */
export interface Surroundings {
  readonly store: Store;
  readonly models: Models;
  readonly texts: Texts;
}

/** How an assistant works: what its definition leaves to the server. */
export interface Program {
  readonly definition: AssistantDefinition;
  /** The row of a new run, from a checked request. @throws {Refusal} 422 */
  draft(userId: number, request: Record<string, unknown>, around: Surroundings): Promise<Draft>;
  /** The agents that take part, as they are now. @throws {Refusal} 409 when some are missing */
  team(draft: Draft, around: Surroundings): Promise<readonly TeamMember[]>;
  /** The steps a team takes. */
  plan(team: readonly TeamMember[], draft: Draft): readonly PlannedStep[];
  /** The name of a step in the run's language. */
  stepName(step: PlannedStep, texts: Texts): string;
  open(run: OpenRun): Script;
  /** The rows a result is stored as, the same for the same result; what they belong to comes first. */
  readonly rows?: ((result: RunResult, run: KeptRun) => readonly KeptRow[]) | undefined;
  /** What its form can be filled with when a question leads to it. */
  readonly prefill?: ((question: TaskBrief) => Record<string, unknown>) | undefined;
}

/** What a former life of a run said. */
export type Former = readonly RunEvent[];
