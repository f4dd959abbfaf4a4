import type { RunResult, RunUsage } from '@constella/api-client/contract';

import { elapsed, instant, type Clock } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { Asking } from '../program/asking.js';
import type { Models } from '../../models/models.js';
import {
  sideBySide,
  type Former,
  type PlannedStep,
  type Program,
  type Said,
  type Script,
  type Work,
} from '../program/program.js';
import { ProviderError } from '../../models/provider.js';
import { Layers, RunDesk, type DeskRoom } from '../program/step-context.js';
import { RunFailure } from '../program/run-failure.js';
import type { NewEvent, RunLog } from '../program/run-log.js';
import { ShapeError } from '../../models/shape.js';
import { sourcesOf } from './sources.js';

/** What a run works with. */
export interface RunJob {
  readonly task: RowOf<'tasks'>;
  readonly program: Program;
  /** Every assistant there is. */
  readonly programs: readonly Program[];
  readonly texts: Texts;
  readonly models: Models;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: RunLog;
  /** Fires when the run has to stop; the run fires it itself when one of its steps ends it. */
  readonly stop: AbortController;
  /** The moment the run has to be over (milliseconds since 1970). */
  readonly deadline: number;
  /** Called when an agent begins and ends to write. */
  readonly atWork: (agentId: number, working: boolean) => void;
}

/** What a run came to. */
export interface Outcome {
  readonly result: RunResult;
  readonly usage?: RunUsage | undefined;
  /** Stores the result's rows; part of the write that ends the run. */
  readonly keep?: ((store: Store) => NonNullable<RunResult['records']>) | undefined;
}

/**
 * One run of any assistant, from its first unfinished step to its result. What a former life of the
 * run finished is taken from its log, so nothing is asked or paid twice.
 */
export class RunPerformance {
  readonly #job: RunJob;
  readonly #plan: readonly PlannedStep[];
  readonly #script: Script;
  readonly #former: Former;
  readonly #asking: Asking;
  readonly #room: DeskRoom;
  readonly #said: Said[] = [];
  #turnsLeft: number;
  #lastFailure: RunFailure | undefined;

  constructor(job: RunJob) {
    this.#job = job;
    const { task, program, texts, log, store, clock } = job;
    this.#plan = program.plan(task.team, task);
    this.#script = program.open({
      task,
      plan: this.#plan,
      texts,
      said: this.#said,
      others: job.programs,
      stored: store,
    });
    this.#former = log.stored();
    this.#asking = new Asking(
      { ...job, reserved: task.reserved, base: program.definition.cost.base },
      this.#former,
    );
    const layers = new Layers(this.#former);
    this.#room = { task, store, clock, log, asking: this.#asking, former: this.#former, layers };
    this.#turnsLeft = phasesOf(this.#plan).reduce((sum, phase) => sum + turnsOf(phase), 0);
  }

  /** What it has cost so far. */
  get usage(): RunUsage {
    return this.#asking.usage;
  }

  /** Who wrote last. */
  get written(): Asking['written'] {
    return this.#asking.written;
  }

  /** @throws {RunFailure} when it cannot go on, or the signal's reason. */
  async perform(): Promise<Outcome> {
    for (const phase of phasesOf(this.#plan)) {
      for (const { layer } of phase)
        if (layer) await this.#room.layers.reach(this.#room, layer, '');
      const turns = this.#turnsLeft;
      const works = await this.#together(phase, (step, at) => {
        this.#turnsLeft = Math.max(turns - Math.floor(at / sideBySide), 1);
        return this.#perform(step);
      });
      this.#turnsLeft = turns - turnsOf(phase);
      for (const [at, work] of works.entries())
        if (work) this.#said.push({ ...work, step: phase[at]! });
      this.#checkSomebodyDid(phase);
    }
    const { clock } = this.#job;
    const result = this.#checked(this.#script.result());
    return {
      result,
      usage: this.usage,
      keep: (store) => this.#script.keep?.(store, result, instant(clock.now())) ?? [],
    };
  }

  /** Who wrote a result, and what it rests on. */
  get origin(): Pick<RunResult, 'model' | 'offline' | 'sources'> {
    const { task, program, log, texts } = this.#job;
    return { ...this.written, sources: sourcesOf(task, program.definition, log.stored(), texts) };
  }

  /** @throws {RunFailure} with its text, when it is not what the assistant promises. */
  #checked(made: RunResult): RunResult {
    const { program, texts, log } = this.#job;
    const result = { ...made, ...this.origin };
    const { success } = program.definition.result.safeParse(result);
    if (success) return result;
    const text = typeof made.text === 'string' ? made.text.trim() : '';
    throw new RunFailure('invalid_output', texts.say('server.run.wrongResult'), {
      // Without a text of its own it is shown as far as the steps came.
      kept: text || lastMessage(log.stored()),
    });
  }

  /** Steps the run goes on without may fail, but not all of their kind. */
  #checkSomebodyDid(phase: readonly PlannedStep[]): void {
    const [first] = phase;
    if (!first || phase.some(({ kind, optional }) => kind !== first.kind || optional !== 'each'))
      return;
    if (this.#said.some(({ step }) => step.kind === first.kind)) return;
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

  /** One step, or what a former life made of it; `undefined` when the run goes on without it. */
  async #perform(step: PlannedStep): Promise<Work | undefined> {
    const former = this.#finished(step);
    if (former) return former.work;
    const { log, clock, stop } = this.#job;
    stop.signal.throwIfAborted();
    const begun = clock.now();
    const running = this.#event(step, 'running');
    await log.append([running]);
    const desk = new RunDesk(this.#room, step, running, () => this.#budget());
    try {
      const work = await this.#script.work(step, desk);
      await this.#write(step, work, elapsed(begun, clock.now()));
      return work;
    } catch (error) {
      stop.signal.throwIfAborted();
      const failure = this.#failureOf(error, step);
      if (!failure) throw error;
      if (!step.optional) throw failure;
      this.#lastFailure = failure;
      const { code, message, agentId, kept } = failure;
      const said: NewEvent = {
        type: 'error',
        code,
        message,
        fatal: false,
        ...(agentId && { agentId }),
      };
      if (kept === undefined) {
        await log.append([said, this.#event(step, 'failed')]);
        return undefined;
      }
      // What was written is worth reading, whatever its form.
      await log.append([said]);
      const work = { text: kept };
      await this.#write(step, work, elapsed(begun, clock.now()));
      return work;
    }
  }

  /** What a former life of the run made of a step. */
  #finished(step: PlannedStep): { work: Work | undefined } | undefined {
    const last = this.#former.findLast(
      (event) => event.type === 'step' && event.index === step.index,
    );
    if (last?.type !== 'step') return undefined;
    if (last.state === 'failed') return { work: undefined };
    if (last.state !== 'completed') return undefined;
    const message = this.#former.find(
      (event) => event.type === 'message' && event.messageId === this.#messageId(step),
    );
    const kept = this.#job.task.outputs[step.index];
    const text = message?.type === 'message' ? message.text : kept?.text;
    return text === undefined ? undefined : { work: { text, value: kept?.value } };
  }

  /** Stores what a step came to, as one durable write, and shows it. */
  async #write(step: PlannedStep, { text, value }: Work, duration: number): Promise<void> {
    const { task, log, store } = this.#job;
    const events: NewEvent[] = [this.#event(step, 'completed', duration)];
    if (text && !step.writesResult) events.unshift(this.#message(step, text));
    if (text && step.writesResult && this.#isFollowed(step))
      events.push({ type: 'result', result: { text, ...this.written } });
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

  #failureOf(error: unknown, step: PlannedStep): RunFailure | undefined {
    if (error instanceof ProviderError) return this.#asking.failure(error, step);
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
    const { deadline, clock } = this.#job;
    return Math.max(deadline - clock.now(), 0) / Math.max(this.#turnsLeft, 1);
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
const lastMessage = (said: Former): string => {
  const last = said.findLast(({ type }) => type === 'message');
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
