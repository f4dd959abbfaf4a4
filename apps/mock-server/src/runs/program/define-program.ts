import {
  deriveResult,
  purposeOf,
  type AssistantDefinition,
  type ModelPurpose,
  type RunResult,
  type RunSource,
  type StepDefinition,
} from '@constella/api-client/contract';
import { formatList } from '@constella/i18n';
import type { z } from 'zod';

import type { Texts } from '../../base/language/texts.js';
import type { ServerText } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import type { RowOf, TeamMember } from '../../store/tables.js';
import type {
  Draft,
  FinishedStep,
  KeptRow,
  KeptRun,
  OpenRun,
  Program,
  StepOutput,
  StoredRows,
} from './program.js';
import type { PlannedStep } from './planned-step.js';
import type { StepContext } from './step-context.js';
import type { RegisteredTool } from './tools/tool.js';
import type { StepContents } from '../../models/offline/content.js';
import type { Models } from '../../models/models.js';
import type { Passage, Prompt } from '../../models/prompt.js';
import { oneForAll, type PurposeModels } from '../../models/purposes.js';
import { confirmedFacts, promptFacts, type ReadRequest } from '../../prose/dismissed-facts.js';
import { readBrief, shortened, type TaskBrief } from '../../prose/read-brief.js';
import type { FoundAnswer } from './found-passages.js';
import { keepRows } from './kept-rows.js';
import { runPassages } from './passages.js';
import { memberOf, ownAgents, presentAgents, runAgentOf } from './run-agent.js';
import { isBuiltIn, roleAgent, roleAgentId } from './role-agents.js';

/** Characters of a title that is made out of a request. */
const longestTitle = 120;

/** A run as its assistant sees it. */
export interface Job<Request> {
  readonly request: Request;
  readonly task: RowOf<'tasks'>;
  readonly texts: Texts;
  readonly textsIn: OpenRun['textsIn'];
  /** The request's words, skimmed. */
  readonly brief: TaskBrief;
  /** The finished steps so far. */
  readonly finished: readonly FinishedStep[];
  /** Every assistant there is. */
  readonly others: readonly Program[];
  readonly stored: StoredRows;
  /** The text of an earlier step; empty when it was left out. */
  textOf(kind: string): string;
  /** The value of an earlier step. */
  valueOf<T>(kind: string): T | undefined;
}

/** A step of a run at work. */
export interface StepJob<Request> extends Job<Request> {
  readonly step: PlannedStep;
  readonly context: StepContext;
  /**
   * The prompt of the step: `prompts/<step>.md` in the assistant's folder, which may name everything
   * in `data` (shapes are its author's), `request`, `today`, `company`, `found` and `passages`. The
   * offline model writes from `data`, the points and figures of the brief and the request, in this
   * order.
   */
  promptOf(data?: Readonly<Record<string, unknown>>, options?: PromptOptions): Promise<Prompt>;
  /** The answer of a tool that found passages: with the numbers a text cites them by. */
  numbered(passages: readonly Omit<Passage, 'number'>[]): Promise<FoundAnswer>;
}

/** Options of one prompt. */
export interface PromptOptions {
  /** Another document than the step's. */
  readonly document?: string;
  /** The language to write in, where it is not the run's. */
  readonly texts?: Texts | undefined;
}

type RequestOf<D extends AssistantDefinition> = z.output<D['request']>;

/** The parts of an assistant's program. */
export interface Parts<D extends AssistantDefinition> {
  /** The offline content of its steps. @default none: each is written from the request alone */
  readonly content?: StepContents;
  /** The tools of its own. @default none */
  readonly tools?: readonly RegisteredTool[];
  /** The run's title in lists. */
  title(request: RequestOf<D>, texts: Texts): string;
  /** Its subject, in the person's own words. */
  description(request: RequestOf<D>): string;
  /** The work of each step of the definition. */
  readonly work: Record<string, (job: StepJob<RequestOf<D>>) => Promise<StepOutput>>;
  result(job: Job<RequestOf<D>>): z.input<D['result']> & RunResult;
  /** Refuses a request for reasons its schema does not know. @throws {Refusal} 422 */
  check?(request: RequestOf<D>, member: { readonly userId: number; readonly store: Store }): void;
  /**
   * Passages its texts may rest on besides the documents and the company profile: entries of its
   * library, pages that were found. @default none
   */
  passages?(job: Job<RequestOf<D>>): Promise<readonly Omit<Passage, 'number'>[]>;
  /** Publications its library's entries in the result are taken from. @default none */
  sources?(job: Job<RequestOf<D>>): Promise<readonly RunSource[]>;
  /** The rows a result is stored as for the member's company; they follow it when it is edited. */
  rows?(
    result: z.output<D['result']>,
    run: KeptRun & { readonly request: RequestOf<D> },
  ): readonly KeptRow[];
  /** Other data a run leaves in rows when it ends; those it wrote. */
  keep?(
    job: Job<RequestOf<D>>,
    store: Store,
    result: z.output<D['result']>,
    at: string,
  ): NonNullable<RunResult['records']>;
  /** Values its form can be filled with when a question leads to it. */
  prefill?(question: TaskBrief, texts: Texts): Partial<z.input<D['request']>>;
}

const noIteration = { passThroughMode: false, maxIterations: 1 } as const;

/** An assistant of the platform's own agents, from its definition and its file. */
export function defineProgram<D extends AssistantDefinition>(
  definition: D,
  parts: Parts<D>,
): Program {
  const requestOf = (draft: { request?: unknown }) => draft.request as RequestOf<D>;
  const rows = (result: RunResult, run: KeptRun): readonly KeptRow[] =>
    parts.rows?.(result as z.output<D['result']>, { ...run, request: requestOf(run.task) }) ?? [];
  return {
    definition,
    content: parts.content ?? {},
    tools: parts.tools ?? [],
    prefill: parts.prefill,
    rows: parts.rows && rows,

    async draft(userId, given, { store, models, texts }, model) {
      const request = given as RequestOf<D>;
      parts.check?.(request, { userId, store });
      const own = ownAgents(store, userId, agentsIn(definition, given), 'agents');
      const served = await modelsFor(models, model);
      const team = [...rolesOf(definition).map((role) => roleAgent(role, served, texts)), ...own];
      return {
        userId,
        title: shortened(parts.title(request, texts), longestTitle),
        description: parts.description(request),
        agentCount: team.length,
        agentsInvolved: own.map(({ id }) => id),
        coordinatorId: null,
        agents: team.map(runAgentOf),
        metadata: { ...noIteration, timeoutSeconds: definition.timeoutSeconds },
        request: given,
      };
    },

    async team(draft, { store, models, texts }) {
      const own = presentAgents(store, draft).filter(({ status }) => status !== 'offline');
      const served = await modelsFor(models, draft.model);
      return [
        ...rolesOf(definition).map((role) => roleAgent(role, served, texts)),
        ...own.map(memberOf),
      ];
    },

    plan: (team, draft) => planOf(definition, team, draft),

    stepName: ({ kind, option = '', member }, texts) =>
      texts.say(`server.assistant.${definition.id}.step.${kind}` as ServerText['id'], {
        option,
        name: member.name,
      }),

    open(run) {
      const request = requestOf(run.task);
      const { title, description, locale } = run.task;
      const asked = request as ReadRequest;
      const facts = promptFacts(textsRead(definition, request), asked, locale);
      const brief = {
        ...readBrief(title, description, locale),
        figures: confirmedFacts([description], asked, locale).map(({ text }) => text),
      };
      const job = jobOf(run, request, brief);
      const passages = runPassages(definition, run, () => parts.passages?.(job));
      return {
        passages: passages.all,
        async runStep(step, context) {
          const work = parts.work[step.kind];
          if (!work) throw new Error(`${definition.id} has no work for its step ${step.kind}`);
          const known = {
            points: brief.points,
            named: formatList(run.texts.locale, brief.figures),
          };
          const promptOf: StepJob<RequestOf<D>>['promptOf'] = async (data, own = {}) => ({
            assistant: definition.id,
            step: step.kind,
            document: own.document ?? step.kind,
            request,
            data: { ...known, ...data },
            context: {
              today: run.today,
              company: passages.company,
              found: Object.fromEntries(run.finished.map((one) => [keyOf(one.step), one.text])),
              passages: await passages.all(),
            },
            facts,
            texts: own.texts,
          });
          const numbered: StepJob<RequestOf<D>>['numbered'] = async (found) =>
            run.found.number(found, await passages.begun());
          return work({ ...job, step, context, promptOf, numbered });
        },
        result: () => deriveResult<RunResult>(definition, parts.result(job), request),
        sources: async () => (await parts.sources?.(job)) ?? [],
        keep: (store, result, at) => [
          ...keepRows(store, run.task, rows(result, { ...run, version: 1 }), at),
          ...(parts.keep?.(job, store, result as z.output<D['result']>, at) ?? []),
        ],
      };
    },
  };
}

/** The texts of a request figures and dates are read out of. */
const textsRead = ({ reads }: AssistantDefinition, request: object): string[] =>
  reads
    .map((name) => (request as Record<string, unknown>)[name])
    .filter((text) => typeof text === 'string');

function jobOf<Request>(run: OpenRun, request: Request, brief: TaskBrief): Job<Request> {
  const { task, texts, textsIn, finished, others, stored } = run;
  const find = (kind: string) => finished.find(({ step }) => step.kind === kind);
  return {
    request,
    task,
    texts,
    textsIn,
    brief,
    finished,
    others,
    stored,
    textOf: (kind) => find(kind)?.text ?? '',
    valueOf: <T>(kind: string) => find(kind)?.value as T | undefined,
  };
}

/** A step repeated for entries of a list has a text for each of them. */
const keyOf = ({ kind, option }: PlannedStep): string => (option ? `${kind}_${option}` : kind);

/** Each role once, in the order of the steps that the platform's own agents do. */
function rolesOf({ steps }: AssistantDefinition) {
  return [...new Set(steps.map(({ role }) => role))];
}

/** The person's own agents a request names: a step repeated for numbers is repeated for agents. */
function agentsIn({ steps }: AssistantDefinition, request: Record<string, unknown>): number[] {
  const lists = steps.flatMap(({ forEach }) => (forEach ? [listOf(request, forEach)] : []));
  return [...new Set(lists.flat().filter((entry) => typeof entry === 'number'))];
}

const listOf = (request: Record<string, unknown>, name: string): unknown[] => {
  const list = request[name];
  return Array.isArray(list) ? list : [];
};

function planOf(
  definition: AssistantDefinition,
  team: readonly TeamMember[],
  draft: Pick<Draft, 'request'>,
): PlannedStep[] {
  const steps: PlannedStep[] = [];
  let phase = -1;
  let group: string | undefined;
  for (const defined of definition.steps) {
    const { when } = defined;
    if (when && draft.request?.[when.field] !== when.is) continue;
    const entries = defined.forEach ? listOf(draft.request ?? {}, defined.forEach) : [undefined];
    if (defined.group === undefined || defined.group !== group) phase += 1;
    group = defined.group;
    for (const entry of entries) {
      const member = memberFor(defined, team, entry);
      if (!member) continue;
      steps.push({
        index: steps.length,
        kind: defined.id,
        member: forPurpose(member, purposeOf(defined)),
        to: null,
        round: 0,
        option: typeof entry === 'string' ? entry : undefined,
        phase,
        asks: !defined.computed,
        optional: defined.optional,
        longText: defined.longText,
        writesResult: defined.writesResult ?? false,
        searches: defined.searches,
        layer: defined.layer,
      });
    }
  }
  return steps;
}

/** The model of each purpose: the chosen one, or each its own. @throws {Refusal} 409 when there is none */
const modelsFor = async (models: Models, chosen?: string | null): Promise<PurposeModels> => {
  if (chosen) return oneForAll(chosen);
  const [fast, careful, long] = await Promise.all([
    models.forPurpose('fast'),
    models.forPurpose('careful'),
    models.forPurpose('long'),
  ]);
  return { fast, careful, long };
};

/** An agent with the model of a step's purpose; a person's own has its own model. */
const forPurpose = (member: TeamMember, purpose: ModelPurpose): TeamMember =>
  member.models
    ? { ...member, settings: { ...member.settings, model: member.models[purpose] } }
    : member;

/** Who does a step; `undefined` for an agent that is not there. */
function memberFor(
  { role }: StepDefinition,
  team: readonly TeamMember[],
  entry: unknown,
): TeamMember | undefined {
  const id = typeof entry === 'number' ? entry : roleAgentId(role);
  return team.find((member) => member.id === id && isBuiltIn(id) === (typeof entry !== 'number'));
}
