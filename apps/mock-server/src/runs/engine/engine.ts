import type { FinalRunStatus, RunEvent, ToolDecision } from '@constella/api-client/contract';

import { instant, type Clock } from '../../base/clock.js';
import { textsForStored, type Texts } from '../../base/language/texts.js';
import type { Store } from '../../store/store.js';
import { StorageError } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { programOf, programs } from '../assistants/index.js';
import { runTexts } from '../assistants/run-texts.js';
import { recordEnd } from './record-end.js';
import { returnHeld } from '../../money/ledger.js';
import type { Models } from '../../models/models.js';
import { Approvals } from '../program/approvals.js';
import { Deadline, timeWaited } from '../program/deadline.js';
import type { AnyTool } from '../program/model-tools.js';
import type { NewRun } from './new-run.js';
import { RunFailure, Stop } from '../program/run-failure.js';
import { RunLog, type NewEvent } from '../program/run-log.js';
import { RunExecution, type Outcome } from './run-execution.js';
import { beginRun } from './begin-run.js';

/** Milliseconds until a run whose events could not be stored is taken up again. */
const storageRetry = 10_000;

/** Options the engine works with. */
export interface EngineOptions {
  readonly store: Store;
  readonly models: Models;
  readonly clock: Clock;
  readonly log: (line: string) => void;
  /** The tools of connected servers an agent was allowed. @default none */
  readonly toolsOf?: ((agentId: number) => readonly AnyTool[]) | undefined;
  /**
   * Shows a reader every event there ever was, whenever they come: texts as they were written too,
   * which otherwise are gone once they are whole. For runs that have to look the same each time.
   */
  readonly replayed?: boolean;
}

interface LiveRun {
  readonly controller: AbortController;
  readonly finished: Promise<void>;
}

/** Starts, continues and ends runs, and tells what happens in them. */
export class Engine {
  readonly #options: EngineOptions;
  readonly #logs = new Map<number, RunLog>();
  readonly #live = new Map<number, LiveRun>();
  readonly #waiting = new Map<number, ReturnType<typeof setTimeout>>();
  /** How many texts each agent is writing. */
  readonly #atWork = new Map<number, number>();
  readonly #approvals = new Approvals();
  #stopped = false;

  constructor(options: EngineOptions) {
    this.#options = options;
  }

  /** Whether a run is using the agent at this moment. */
  atWork(agentId: number): boolean {
    return (this.#atWork.get(agentId) ?? 0) > 0;
  }

  /**
   * Starts a pending run, or a failed or canceled one again; the answer is durable, and what is
   * done `alongside` with it.
   *
   * @throws {Refusal} when agents are missing or offline, points or tasks are used up, or somebody
   * else was faster.
   */
  async start(
    task: RowOf<'tasks'>,
    texts: Texts,
    alongside?: (started: RowOf<'tasks'>) => void,
  ): Promise<RowOf<'tasks'>> {
    const { store, models, clock } = this.#options;
    const begun = await beginRun({ store, models, clock }, task, texts);
    let started = task;
    const change = () => {
      begun.change(task.id);
      started = store.find('tasks', task.id) ?? task;
      alongside?.(started);
    };
    await this.#log(task.id).append(begun.events, change, { anew: true });
    this.#launch(task.id);
    return started;
  }

  /**
   * Creates a run and starts it, as one durable change: a run that cannot start is not there.
   *
   * @throws {Refusal} as {@link Engine.start}.
   */
  async create(
    run: NewRun,
    texts: Texts,
    alongside?: (started: RowOf<'tasks'>) => void,
  ): Promise<RowOf<'tasks'>> {
    const { store, models, clock } = this.#options;
    const begun = await beginRun({ store, models, clock }, run, texts);
    const started = await store.write(() => {
      const { id } = store.insert('tasks', run);
      begun.change(id);
      const at = instant(clock.now());
      for (const [index, event] of begun.events.entries())
        store.insert('run_events', { taskId: id, event: { id: index + 1, at, ...event } });
      const row = store.find('tasks', id);
      if (!row) throw new Error(`run ${id} is gone`);
      alongside?.(row);
      return row;
    });
    this.#launch(started.id);
    return started;
  }

  /** Waits until a run is at rest. */
  async settled(taskId: number): Promise<void> {
    await this.#live.get(taskId)?.finished;
  }

  /** Takes up the runs a earlier start of the server left running, and returns points it held. */
  resume(): void {
    const { log } = this.#options;
    returnHeld(this.#options).catch((error: unknown) =>
      log(`Points held before the start could not be returned: ${String(error)}`),
    );
    for (const task of this.#options.store.all('tasks'))
      if (task.status === 'running') this.#launch(task.id, true);
  }

  /** Ends a run as canceled, if nothing else ended it first; the answer is durable. */
  async cancel(task: RowOf<'tasks'>): Promise<RowOf<'tasks'>> {
    const live = this.#live.get(task.id);
    if (live) {
      live.controller.abort(new Stop('canceled'));
      await live.finished;
    } else {
      clearTimeout(this.#waiting.get(task.id));
      this.#waiting.delete(task.id);
      const events = this.#log(task.id).stored();
      const usage = events.findLast((event) => event.type === 'usage');
      await this.#finish(task.id, 'canceled', [], { usage });
    }
    return this.#options.store.find('tasks', task.id) ?? task;
  }

  /** Says what a person decided about a call of a tool; false when nobody is asked about it. */
  decide(taskId: number, callId: string, decision: ToolDecision): boolean {
    return this.#approvals.decide(taskId, callId, decision);
  }

  /** Whether the run has said its last word and a reader who has seen this id knows it. */
  isOver(task: RowOf<'tasks'>, after: number): boolean {
    const last = this.#options.store.rowsBy('run_events', 'taskId', task.id).at(-1)?.event;
    return !this.#live.has(task.id) && last?.type === 'done' && last.id <= after;
  }

  /** The events of a run after an id, then live ones until `done` or the signal. */
  async *events(
    task: RowOf<'tasks'>,
    after: number,
    signal: AbortSignal,
  ): AsyncGenerator<readonly RunEvent[]> {
    if (this.#stopped) return;
    const log = this.#log(task.id);
    try {
      yield* log.read(after, signal);
    } finally {
      this.#forgetLog(task.id);
    }
  }

  /** Stops working, leaves every run as it is for the next start, and lets readers go. */
  async stop(): Promise<void> {
    this.#stopped = true;
    for (const timer of this.#waiting.values()) clearTimeout(timer);
    const live = [...this.#live.values()];
    for (const { controller } of live) controller.abort(new Stop('shutdown'));
    await Promise.all(live.map(({ finished }) => finished));
    for (const log of this.#logs.values()) log.close();
  }

  #launch(taskId: number, interrupted = false): void {
    if (this.#stopped || this.#live.has(taskId)) return;
    const controller = new AbortController();
    const finished = this.#run(taskId, controller, interrupted).finally(() => {
      this.#live.delete(taskId);
      this.#forgetLog(taskId);
    });
    this.#live.set(taskId, { controller, finished });
  }

  /** One life of a run, to its end; never throws. */
  async #run(taskId: number, controller: AbortController, interrupted: boolean): Promise<void> {
    try {
      await this.#execute(taskId, controller, interrupted);
    } catch (error) {
      if (error instanceof Stop && error.reason === 'shutdown') return;
      this.#options.log(
        error instanceof StorageError
          ? `Run ${taskId} could not be stored and is taken up again in ${storageRetry / 1_000} s.`
          : `Run ${taskId} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      );
      const again = setTimeout(() => {
        this.#waiting.delete(taskId);
        this.#launch(taskId, true);
      }, storageRetry);
      this.#waiting.set(taskId, again);
    }
  }

  async #execute(taskId: number, controller: AbortController, interrupted: boolean): Promise<void> {
    const { store, models, clock } = this.#options;
    const task = store.find('tasks', taskId);
    if (task?.status !== 'running') return;
    const program = programOf(task);
    const textsIn = (locale: string) => runTexts(program.definition.id, locale);
    const texts = await textsIn(task.locale);
    const log = this.#log(taskId);
    if (interrupted) {
      const message = texts.say('server.run.interrupted');
      await log.append([{ type: 'error', code: 'interrupted', message, fatal: false }]);
    }
    const left = timeLeft(task, log, interrupted, clock);
    const deadline = new Deadline(clock, left, () => controller.abort(new Stop('timeout')));
    let run: RunExecution | undefined;
    try {
      run = new RunExecution({
        task,
        program,
        programs: Object.values(programs),
        texts,
        textsIn,
        models,
        store,
        clock,
        log,
        stop: controller,
        deadline,
        toolsOf: this.#options.toolsOf ?? (() => []),
        approvals: this.#approvals,
        atWork: (agentId, working) => this.#count(agentId, working ? 1 : -1),
      });
      const outcome = await run.execute();
      await this.#finish(taskId, 'completed', [], outcome);
    } catch (error) {
      const cause: unknown = controller.signal.aborted ? controller.signal.reason : error;
      if (cause instanceof StorageError) throw cause;
      if (cause instanceof Stop && cause.reason === 'shutdown') throw cause;
      await this.#end(task, cause, texts, run);
    } finally {
      deadline.end();
    }
  }

  async #end(
    task: RowOf<'tasks'>,
    cause: unknown,
    texts: Texts,
    run: RunExecution | undefined,
  ): Promise<void> {
    const usage = run?.usage;
    if (cause instanceof Stop && cause.reason === 'canceled') {
      await this.#finish(task.id, 'canceled', [], { usage });
      return;
    }
    const seconds = task.metadata.timeoutSeconds;
    let failure: Pick<RunFailure, 'code' | 'message'> & Partial<RunFailure>;
    if (cause instanceof Stop)
      failure = { code: 'timeout', message: texts.say('server.run.timeout', { seconds }) };
    else if (cause instanceof RunFailure) failure = cause;
    else {
      this.#options.log(
        `Run ${task.id} failed: ${cause instanceof Error ? cause.stack : String(cause)}`,
      );
      failure = { code: 'internal', message: texts.say('server.run.failed') };
    }
    const { code, message, agentId, kept, detail } = failure;
    const event: NewEvent = {
      type: 'error',
      code,
      message,
      fatal: true,
      ...(agentId && { agentId }),
      ...(detail && { detail }),
    };
    const note = texts.say('server.run.keptText');
    await this.#finish(task.id, 'failed', [event], {
      error: message,
      usage,
      ...(kept !== undefined && { result: { text: kept, note, unshaped: true, ...run?.origin } }),
    });
  }

  async #finish(
    taskId: number,
    status: FinalRunStatus,
    events: readonly NewEvent[],
    end: Partial<Outcome> & { error?: string },
  ): Promise<void> {
    const { store, clock } = this.#options;
    const task = store.find('tasks', taskId);
    if (!task) return;
    const texts = await textsForStored(task.locale);
    let { result } = end;
    await this.#log(taskId).append(
      () => {
        // Rows get their ids inside the write, and the result names them.
        const records = end.keep?.(store) ?? [];
        if (result && records.length > 0) result = { ...result, records };
        return [
          ...events,
          ...(result ? [{ type: 'result' as const, result }] : []),
          { type: 'done', status },
        ];
      },
      () =>
        recordEnd({ store, clock }, taskId, {
          status,
          result: result ?? null,
          error: end.error ?? null,
          usage: end.usage ?? null,
          endedAt: instant(clock.now()),
          texts,
        }),
    );
  }

  #log(taskId: number): RunLog {
    let log = this.#logs.get(taskId);
    if (!log) {
      const { store, clock, replayed } = this.#options;
      log = new RunLog(store, clock, taskId, replayed);
      this.#logs.set(taskId, log);
    }
    return log;
  }

  #forgetLog(taskId: number): void {
    if (this.#options.replayed) return;
    if (!this.#live.has(taskId) && this.#logs.get(taskId)?.hasReaders === false)
      this.#logs.delete(taskId);
  }

  #count(agentId: number, change: 1 | -1): void {
    const texts = (this.#atWork.get(agentId) ?? 0) + change;
    if (texts > 0) this.#atWork.set(agentId, texts);
    else this.#atWork.delete(agentId);
  }
}

/** The time the server did not run, or a person was waited for, does not count against a run's limit. */
function timeLeft(task: RowOf<'tasks'>, log: RunLog, interrupted: boolean, clock: Clock): number {
  const limit = task.metadata.timeoutSeconds * 1_000;
  const started = Date.parse(task.startedAt ?? '') || clock.now();
  const events = log.stored();
  // The last one says that the run was interrupted.
  const until = interrupted ? Date.parse(events.at(-2)?.at ?? '') : clock.now();
  const worked = (until || started) - started - timeWaited(events);
  return Math.max(limit - Math.max(worked, 0), 1_000);
}
