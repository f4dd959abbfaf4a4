import type { RunEvent, RunResult, RunSource, RunUsage } from '@constella/api-client/contract';

import { elapsed, instant, type Clock } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { Models } from '../../models/models.js';
import type { PlannedStep } from '../program/planned-step.js';
import {
  sideBySide,
  type FinishedStep,
  type OpenRun,
  type Program,
  type RunWork,
  type StepOutput,
} from '../program/program.js';
import { ProviderError } from '../../models/provider.js';
import { Layers } from '../program/layers.js';
import { RunCost } from '../program/run-cost.js';
import { StepContext, type RunContext } from '../program/step-context.js';
import { RunFailure } from '../program/run-failure.js';
import type { NewEvent, RunLog } from '../program/run-log.js';
import { ShapeError } from '../../models/shape.js';
import { attachmentsOf, removedFiles } from '../program/attached-passages.js';
import { citeSources, ownSources } from '../program/citations.js';
import { deletedRuns, earlierRunsOf } from '../program/earlier-runs.js';
import { FoundPassages } from '../program/found-passages.js';
import type { Deadline } from '../program/deadline.js';
import type { Passage } from '../../models/prompt.js';
import { examineResult } from '../ethics/examine-result.js';
import { sourcesOf } from './sources.js';

/** The surroundings of a run. */
export interface RunJob {
  readonly task: RowOf<'tasks'>;
  readonly program: Program;
  /** Every assistant there is. */
  readonly programs: readonly Program[];
  readonly texts: Texts;
  readonly textsIn: OpenRun['textsIn'];
  readonly models: Models;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: RunLog;
  /** Fires when the run has to stop; the run fires it itself when one of its steps ends it. */
  readonly stop: AbortController;
  readonly deadline: Deadline;
  /** Called when an agent begins and ends to write. */
  readonly atWork: (agentId: number, working: boolean) => void;
  /** The tools of connected servers an agent was allowed. */
  readonly toolsOf: RunContext['toolsOf'];
  readonly approvals: RunContext['approvals'];
}

/** The outcome of a run. */
export interface Outcome {
  readonly result: RunResult;
  readonly usage?: RunUsage | undefined;
  /** Stores the result's rows; part of the write that ends the run. */
  readonly keep?: ((store: Store) => NonNullable<RunResult['records']>) | undefined;
}

/**
 * One run of any assistant, from its first unfinished step to its result. Steps an earlier start of
 * the run finished are taken from its log, so nothing is asked or paid twice.
 */
export class RunExecution {
  readonly #job: RunJob;
  readonly #plan: readonly PlannedStep[];
  readonly #work: RunWork;
  readonly #context: RunContext;
  readonly #finished: FinishedStep[] = [];
  /** Its files and earlier runs when it began: what was read is a source, also when it is removed meanwhile. */
  readonly #files: readonly RowOf<'attachments'>[];
  readonly #earlier: readonly RowOf<'tasks'>[];
  #turnsLeft: number;
  #lastFailure: RunFailure | undefined;

  constructor(job: RunJob) {
    this.#job = job;
    const { task, program, texts, models, log, store } = job;
    const storedEvents = log.stored();
    const found = new FoundPassages(storedEvents);
    this.#plan = program.plan(task.team, task);
    this.#files = attachmentsOf(store, task);
    this.#earlier = earlierRunsOf(store, task);
    this.#work = program.open({
      task,
      plan: this.#plan,
      texts,
      textsIn: job.textsIn,
      finished: this.#finished,
      today: instant(job.clock.now()).slice(0, 10),
      others: job.programs,
      stored: store,
      found,
    });
    const limits = { reserved: task.reserved, base: program.definition.cost.base, models };
    this.#context = {
      ...job,
      storedEvents,
      cost: new RunCost(limits, storedEvents),
      layers: new Layers(storedEvents),
      found,
      passages: async () => (await this.#work.passages?.()) ?? [],
      budget: () => this.#budget(),
    };
    this.#turnsLeft = phasesOf(this.#plan).reduce((sum, phase) => sum + turnsOf(phase), 0);
  }

  /** The usage so far. */
  get usage(): RunUsage {
    return this.#context.cost.usage;
  }

  /** @throws {RunFailure} when it cannot go on, or the signal's reason. */
  async execute(): Promise<Outcome> {
    await this.#nameWhatIsGone();
    for (const phase of phasesOf(this.#plan)) {
      for (const { layer } of phase)
        if (layer) await this.#context.layers.reach(this.#context, layer, '');
      const turns = this.#turnsLeft;
      const outputs = await this.#together(phase, (step, at) => {
        this.#turnsLeft = Math.max(turns - Math.floor(at / sideBySide), 1);
        return this.#runStep(step);
      });
      this.#turnsLeft = turns - turnsOf(phase);
      for (const [at, output] of outputs.entries())
        if (output) this.#finished.push({ ...output, step: phase[at]! });
      this.#checkSomeFinished(phase);
    }
    const { clock } = this.#job;
    const passages = await this.#context.passages();
    const entries = (await this.#work.sources?.()) ?? [];
    const made = this.#checked(this.#work.result(), passages, entries);
    const read = passages.map(({ text }) => text);
    const examined = await examineResult(this.#job.store, this.#job.task, made, read);
    const { result } = examined;
    return {
      result,
      usage: this.usage,
      keep: (store) => {
        const createdAt = instant(clock.now());
        examined.keep(store, createdAt);
        return this.#work.keep?.(store, result, createdAt) ?? [];
      },
    };
  }

  /** Says which of its files and earlier runs were removed before it began, once. */
  async #nameWhatIsGone(): Promise<void> {
    const { task, store, texts, log } = this.#job;
    const told = new Set(
      this.#context.storedEvents.map((event) => event.type === 'error' && event.message),
    );
    const messages = [
      ...removedFiles(store, task).map((name) => texts.say('server.run.fileRemoved', { name })),
      ...deletedRuns(store, task).map((name) => texts.say('server.run.earlierDeleted', { name })),
    ].filter((message) => !told.has(message));
    if (messages.length === 0) return;
    await log.append(
      messages.map((message) => ({ type: 'error', code: 'unavailable', message, fatal: false })),
    );
  }

  /** The model that wrote a result, and what the result rests on. */
  get origin(): Pick<RunResult, 'model' | 'offline' | 'sources'> {
    const { task, program, log, texts } = this.#job;
    return {
      ...this.#context.cost.lastWriter,
      sources: sourcesOf(task, program.definition, log.stored(), texts, this.#files, this.#earlier),
    };
  }

  /** @throws {RunFailure} with its text, when it is not what the assistant promises. */
  #checked(
    made: RunResult,
    passages: readonly Passage[],
    entries: readonly RunSource[],
  ): RunResult {
    const { program, texts, log } = this.#job;
    const { sources: basis = [], ...origin } = this.origin;
    const {
      result: numbered,
      sources,
      removed,
    } = made.sources ? ownSources(made, made.sources) : citeSources(made, passages);
    const result = {
      ...numbered,
      ...origin,
      // A file whose passages are cited is listed with them.
      sources: [
        ...sources,
        ...basis.filter(
          ({ kind, name }) =>
            kind !== 'file' ||
            (!made.sources && !sources.some((one) => one.kind === kind && one.name === name)),
        ),
        // What is cited is there already.
        ...entries.filter(
          ({ url }) => url === undefined || !sources.some((cited) => cited.url === url),
        ),
      ],
      ...(removed > 0 && { citationsRemoved: removed }),
    };
    const { success } = program.definition.result.safeParse(result);
    if (success) return result;
    const text = typeof made.text === 'string' ? made.text.trim() : '';
    throw new RunFailure('invalid_output', texts.say('server.run.wrongResult'), {
      // Without a text of its own it is shown as far as the steps came.
      kept: text || lastMessage(log.stored()),
    });
  }

  /** Steps the run goes on without may fail, but not all of their kind. */
  #checkSomeFinished(phase: readonly PlannedStep[]): void {
    const [first] = phase;
    if (!first || phase.some(({ kind, optional }) => kind !== first.kind || optional !== 'each'))
      return;
    if (this.#finished.some(({ step }) => step.kind === first.kind)) return;
    throw (
      this.#lastFailure ?? new RunFailure('unavailable', this.#job.texts.say('server.run.nobody'))
    );
  }

  /**
   * Runs steps side by side, a few at a time. The first that throws stops the run, and is thrown
   * when all are at rest: nobody may write after a run's last word.
   */
  async #together<T>(
    steps: readonly PlannedStep[],
    perform: (step: PlannedStep, at: number) => Promise<T>,
  ): Promise<T[]> {
    const answers: T[] = [];
    const waiting = steps.entries();
    const { stop } = this.#job;
    const settled = await Promise.allSettled(
      Array.from({ length: Math.min(sideBySide, steps.length) }, async () => {
        for (const [at, step] of waiting)
          answers[at] = await perform(step, at).catch((error: unknown) => {
            stop.abort(error);
            throw error;
          });
      }),
    );
    if (settled.some(({ status }) => status === 'rejected')) throw stop.signal.reason;
    return answers;
  }

  /** The output of a step, also of an earlier start; `undefined` when the run goes on without it. */
  async #runStep(step: PlannedStep): Promise<StepOutput | undefined> {
    const stored = this.#storedOutput(step);
    if (stored) return stored.output;
    const { log, clock, stop } = this.#job;
    stop.signal.throwIfAborted();
    const begun = clock.now();
    const running = this.#event(step, 'running');
    await log.append([running]);
    const context = new StepContext(this.#context, step, running);
    try {
      const output = await this.#work.runStep(step, context);
      await this.#write(step, output, elapsed(begun, clock.now()));
      return output;
    } catch (error) {
      stop.signal.throwIfAborted();
      const failure = this.#failureOf(error, step, context);
      if (!failure) throw error;
      if (!step.optional) throw failure;
      this.#lastFailure = failure;
      const { code, message, agentId, kept, detail } = failure;
      const event: NewEvent = {
        type: 'error',
        code,
        message,
        fatal: false,
        ...(agentId && { agentId }),
        ...(detail && { detail }),
      };
      if (kept === undefined) {
        await log.append([event, this.#event(step, 'failed')]);
        return undefined;
      }
      // What was written is worth reading, whatever its form.
      await log.append([event]);
      const output = { text: kept };
      await this.#write(step, output, elapsed(begun, clock.now()));
      return output;
    }
  }

  /** The stored output of a step that an earlier start of the run finished, or failed at. */
  #storedOutput(step: PlannedStep): { output: StepOutput | undefined } | undefined {
    const { storedEvents } = this.#context;
    const last = storedEvents.findLast(
      (event) => event.type === 'step' && event.index === step.index,
    );
    if (last?.type !== 'step') return undefined;
    if (last.state === 'failed') return { output: undefined };
    if (last.state !== 'completed') return undefined;
    const message = storedEvents.find(
      (event) => event.type === 'message' && event.messageId === this.#messageId(step),
    );
    const kept = this.#job.task.outputs[step.index];
    const text = message?.type === 'message' ? message.text : kept?.text;
    return text === undefined ? undefined : { output: { text, value: kept?.value } };
  }

  /** Stores the output of a step, as one durable write, and shows it. */
  async #write(step: PlannedStep, { text, value }: StepOutput, duration: number): Promise<void> {
    const { task, log, store } = this.#job;
    const events: NewEvent[] = [this.#event(step, 'completed', duration)];
    if (text && !step.writesResult) events.unshift(this.#message(step, text));
    // What was shown of it in the making becomes no message.
    if (!text) log.restart(this.#messageId(step));
    if (text && step.writesResult && this.#isFollowed(step))
      events.push({ type: 'result', result: { text, ...this.#context.cost.lastWriter } });
    if (step.asks) events.push({ type: 'usage', ...this.usage });
    const keeps = value !== undefined || step.writesResult || text === '';
    await log.append(
      events,
      keeps
        ? () => {
            const outputs = store.find('tasks', task.id)?.outputs ?? {};
            const kept = { text, ...(value !== undefined && { value }) };
            store.update('tasks', task.id, { outputs: { ...outputs, [step.index]: kept } });
          }
        : undefined,
    );
  }

  #isFollowed({ phase }: PlannedStep): boolean {
    return this.#plan.some((other) => other.phase > phase);
  }

  #failureOf(error: unknown, step: PlannedStep, context: StepContext): RunFailure | undefined {
    if (error instanceof ProviderError) return context.failure(error);
    if (error instanceof ShapeError) {
      const { member } = step;
      const { texts } = this.#job;
      const values = { name: member.name };
      return new RunFailure('invalid_output', texts.say('server.run.wrongShape', values), {
        agentId: member.id,
        kept: error.text,
      });
    }
    return undefined;
  }

  /** An equal share of what is left, for each time a model will be waited for. */
  #budget(): number {
    return this.#job.deadline.left / Math.max(this.#turnsLeft, 1);
  }

  #messageId({ index }: PlannedStep): string {
    return `${this.#job.task.attempt}.${index}`;
  }

  #message(step: PlannedStep, text: string): NewEvent {
    const { member, to, round } = step;
    return {
      type: 'message',
      messageId: this.#messageId(step),
      from: member.id,
      to,
      ...(round > 0 && { round }),
      text,
    };
  }

  #event(
    step: PlannedStep,
    state: 'running' | 'completed' | 'failed',
    duration?: number,
  ): NewEvent {
    return {
      type: 'step',
      index: step.index,
      total: this.#plan.length,
      name: this.#job.program.stepName(step, this.#job.texts),
      agentId: step.member.id,
      state,
      ...(duration !== undefined && { duration }),
    };
  }
}

/** The last whole text of a run; empty when there is none. */
const lastMessage = (events: readonly RunEvent[]): string => {
  const last = events.findLast(({ type }) => type === 'message');
  return last?.type === 'message' ? last.text : '';
};

/** The steps by phase, in order. */
function phasesOf(plan: readonly PlannedStep[]): PlannedStep[][] {
  const phases = new Map<number, PlannedStep[]>();
  for (const step of plan) {
    const phase = phases.get(step.phase);
    if (phase) phase.push(step);
    else phases.set(step.phase, [step]);
  }
  return [...phases.entries()].toSorted(([a], [b]) => a - b).map(([, steps]) => steps);
}

/** How many times in a row models are waited for. */
const turnsOf = (phase: readonly PlannedStep[]): number =>
  Math.ceil(phase.filter(({ asks }) => asks).length / sideBySide);
