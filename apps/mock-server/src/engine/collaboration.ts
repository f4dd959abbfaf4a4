import type { CognitiveLayer, RunEvent, RunResult, RunUsage } from '@constella/api-client/contract';

import { instant, type Clock } from '../clock.js';
import type { Texts } from '../language/texts.js';
import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import { callModel, runErrorCode, type Completion } from './call-model.js';
import { contributionsOf } from './contributions.js';
import type { Models } from './models.js';
import { pointsFor } from './offline/writer.js';
import { ProviderError } from './provider.js';
import { readBrief } from './read-brief.js';
import { RunFailure } from './run-failure.js';
import type { NewEvent, RunLog } from './run-log.js';
import type { PlannedStep, RunPlan } from './run-plan.js';
import { sideBySide, stepName } from './run-plan.js';
import { failureText, fallbackText } from './run-texts.js';
import type { Heard, Scene, TaskBrief } from './scene.js';

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

/** What a collaboration came to. */
export interface Outcome {
  readonly result: RunResult;
  readonly usage: RunUsage;
}

/**
 * One collaboration run from its first unfinished step to its result. Texts that a former life of
 * the run finished are taken from its log, so nothing is asked or paid twice.
 */
export class Collaboration {
  readonly #job: CollaborationJob;
  readonly #brief: TaskBrief;
  readonly #former: readonly RunEvent[];
  readonly usage: RunUsage = { inputTokens: 0, outputTokens: 0, points: 0 };
  readonly #heard: Heard[] = [];
  readonly #layers = new Set<CognitiveLayer>();
  readonly #briefTime: number;
  #phasesLeft: number;
  #lastError: RunFailure | undefined;
  #written: Pick<Completion, 'model' | 'offline'> | undefined;

  constructor(job: CollaborationJob) {
    this.#job = job;
    const { title, description, locale } = job.task;
    const begun = job.clock.now();
    this.#brief = readBrief(title, description, locale);
    this.#briefTime = job.clock.now() - begun;
    this.#former = job.log.stored();
    for (const event of this.#former) if (event.type === 'state') this.#layers.add(event.layer);
    const usage = this.#former.findLast((event) => event.type === 'usage');
    if (usage?.type === 'usage') Object.assign(this.usage, pickUsage(usage));
    this.#phasesLeft = job.plan.phases;
  }

  /** @throws {RunFailure} when it cannot go on, or the signal's reason. */
  async perform(): Promise<Outcome> {
    const { plan, task } = this.#job;
    const [frame, ...rest] = plan.steps;
    const last = rest.pop();
    if (!frame || !last) throw new Error('a run has at least two steps');

    await this.#reach('perception', task.title);
    await this.#readBrief();
    await this.#reach('comprehension', this.#brief.points.join('\n'));
    await this.#coordinate(frame, {
      kind: 'frame',
      task: this.#brief,
      workers: plan.workers,
      rounds: plan.rounds,
      passThrough: plan.passThrough,
    });
    for (let round = 1; round <= plan.rounds; round += 1) await this.#round(round, rest);

    const contributions = this.#heard.filter(({ coordinator }) => !coordinator);
    await this.#reach('decision');
    const text = plan.passThrough
      ? await this.#passOn(last, contributions)
      : await this.#coordinate(last, {
          kind: 'result',
          task: this.#brief,
          rounds: plan.rounds,
          contributions,
        });
    return {
      result: {
        text,
        contributions: contributionsOf(this.#heard, task.locale),
        ...(this.#written && { model: this.#written.model, offline: this.#written.offline }),
      },
      usage: this.usage,
    };
  }

  /** The coordinator's one tool: it skims the description for points and figures. */
  async #readBrief(): Promise<void> {
    if (this.#former.some(({ type }) => type === 'tool')) return;
    const { task, plan, log, store, clock } = this.#job;
    const { points, figures } = this.#brief;
    const call = {
      callId: `${task.attempt}.brief`,
      agentId: plan.coordinator.id,
      name: 'brief.read',
      arguments: { title: task.title, letters: task.description.length },
    };
    const result = { points, figures };
    const milliseconds = this.#briefTime;
    await log.append(
      [
        { type: 'tool', ...call },
        { type: 'tool', ...call, result, milliseconds },
      ],
      () =>
        store.insert('tool_call_traces', {
          traceId: `${task.id}.${call.callId}`,
          toolId: call.name,
          toolName: call.name,
          parameters: call.arguments,
          result,
          error: null,
          executionTime: milliseconds,
          agentId: plan.coordinator.id,
          taskId: task.id,
          userId: task.userId,
          createdAt: instant(clock.now()),
        }),
    );
  }

  /** A cognitive layer lights up, once in a run. */
  async #reach(layer: CognitiveLayer, content = ''): Promise<void> {
    if (this.#layers.has(layer)) return;
    this.#layers.add(layer);
    const { task, log, store, clock } = this.#job;
    await log.append([{ type: 'state', layer, ...(content && { content }) }], () =>
      store.insert('cognitive_states', {
        stateId: `${task.id}.${task.attempt}.${layer}`,
        taskId: task.id,
        layer,
        content,
        createdAt: instant(clock.now()),
      }),
    );
  }

  async #round(round: number, steps: readonly PlannedStep[]): Promise<void> {
    const { plan } = this.#job;
    const own = steps.filter((step) => step.round === round);
    await this.#reach(round === 1 ? 'reasoning' : 'execution');
    const before = [...this.#heard];
    const writers = own.filter(({ kind }) => kind === 'contribute');
    const texts = await this.#together(writers, (step) => this.#contribute(step, before));
    for (const [at, text] of texts.entries())
      if (text !== undefined) this.#hear(writers[at]!, text);
    if (this.#heard.every(({ coordinator }) => coordinator))
      throw (
        this.#lastError ?? new RunFailure('unavailable', this.#job.texts.say('server.run.nobody'))
      );

    const merge = own.find(({ kind }) => kind === 'merge');
    if (!merge) return;
    await this.#reach('reflection');
    await this.#coordinate(merge, {
      kind: 'merge',
      task: this.#brief,
      round,
      rounds: plan.rounds,
      contributions: this.#heard.filter((heard) => heard.round === round && !heard.coordinator),
    });
  }

  /**
   * Runs steps side by side, a few at a time. The first that throws stops the run, and is thrown
   * when all are at rest: nobody may write after a run's last word.
   */
  async #together<T>(
    steps: readonly PlannedStep[],
    perform: (step: PlannedStep) => Promise<T>,
  ): Promise<T[]> {
    const answers: T[] = [];
    const waiting = steps.entries();
    const phases = this.#phasesLeft;
    const { stop } = this.#job;
    const settled = await Promise.allSettled(
      Array.from({ length: Math.min(sideBySide, steps.length) }, async () => {
        for (const [at, step] of waiting) {
          this.#phasesLeft = phases - Math.floor(at / sideBySide);
          answers[at] = await perform(step).catch((error: unknown) => {
            stop.abort(error);
            throw error;
          });
        }
      }),
    );
    if (settled.some(({ status }) => status === 'rejected')) throw stop.signal.reason;
    this.#phasesLeft = phases - Math.ceil(steps.length / sideBySide);
    return answers;
  }

  async #contribute(step: PlannedStep, heard: readonly Heard[]): Promise<string | undefined> {
    const { plan, texts, log } = this.#job;
    const { member, round } = step;
    if (
      this.#former.some(
        (event) => event.type === 'step' && event.index === step.index && event.state === 'failed',
      )
    )
      return undefined;
    try {
      return await this.#write(step, {
        kind: 'contribute',
        task: this.#brief,
        self: member,
        topic: this.#topicOf(step),
        round,
        rounds: plan.rounds,
        heard: heard.slice(-member.settings.memoryDepth),
      });
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const failure = this.#failure(error, step);
      // A refused key is refused for everybody.
      if (error.kind === 'unauthorized') throw failure;
      this.#lastError = failure;
      await log.append([
        {
          type: 'error',
          code: failure.code,
          message: failure.message,
          fatal: false,
          agentId: member.id,
        },
        this.#step(step, 'failed', texts),
      ]);
      return undefined;
    }
  }

  async #coordinate(step: PlannedStep, scene: Scene): Promise<string> {
    try {
      const text = await this.#write(step, scene);
      this.#phasesLeft -= 1;
      if (step.kind !== 'result') this.#hear(step, text);
      return text;
    } catch (error) {
      throw error instanceof ProviderError ? this.#failure(error, step) : error;
    }
  }

  /** Pass-through: the result is the agents' last texts, under their names, unedited. */
  async #passOn(step: PlannedStep, contributions: readonly Heard[]): Promise<string> {
    const { log, texts } = this.#job;
    const last = new Map(contributions.map((heard) => [heard.agentId, heard]));
    const text = [...last.values()].map(({ name, text }) => `## ${name}\n\n${text}`).join('\n\n');
    await log.append([this.#step(step, 'completed', texts, 0)]);
    return text;
  }

  async #write(step: PlannedStep, scene: Scene): Promise<string> {
    const { task, log, texts, models, clock, deadline, atWork } = this.#job;
    const { signal } = this.#job.stop;
    const { member, index, kind } = step;
    const messageId = kind === 'result' ? 'result' : `${task.attempt}.${index}`;
    const former = this.#former.find(
      (event) => event.type === 'message' && event.messageId === messageId,
    );
    if (former?.type === 'message') return former.text;

    signal.throwIfAborted();
    const begun = clock.now();
    const running = this.#step(step, 'running', texts);
    await log.append([running]);
    atWork(member.id, true);
    try {
      const { settings } = member;
      const completion = await callModel(
        models,
        {
          scene,
          model: settings.model,
          systemPrompt: settings.systemPrompt,
          temperature: settings.temperature,
          maxTokens: settings.maxTokens,
          texts,
          budget: Math.max(deadline - begun, 0) / Math.max(this.#phasesLeft, 1),
        },
        {
          allowFallback: settings.allowFallback,
          preferredProvider: settings.preferredProvider,
          onDelta: (text) => log.delta(messageId, member.id, text),
          onSetback: async (setback) => {
            log.restart(messageId);
            const { kind, model, next } = setback;
            const message = fallbackText(setback, member.name, texts);
            const code = runErrorCode[kind];
            await log.append(
              model === next
                ? [running]
                : [{ type: 'error', code, message, fatal: false, agentId: member.id }, running],
            );
          },
        },
        signal,
      );
      this.#count(completion);
      this.#written = completion;
      const done: NewEvent[] = [
        this.#step(step, 'completed', texts, clock.now() - begun),
        { type: 'usage', ...this.usage },
      ];
      if (kind !== 'result') done.unshift(this.#message(step, messageId, completion.text));
      await log.append(done);
      return completion.text;
    } finally {
      atWork(member.id, false);
    }
  }

  #message({ member, round, kind }: PlannedStep, messageId: string, text: string): NewEvent {
    const to = kind === 'contribute' ? this.#job.plan.coordinator.id : null;
    return {
      type: 'message',
      messageId,
      from: member.id,
      to,
      ...(round > 0 && { round }),
      text,
    };
  }

  #step(
    step: PlannedStep,
    state: 'running' | 'completed' | 'failed',
    texts: Texts,
    duration?: number,
  ): NewEvent {
    return {
      type: 'step',
      index: step.index,
      total: this.#job.plan.steps.length,
      name: stepName(step, texts),
      agentId: step.member.id,
      state,
      ...(duration !== undefined && { duration }),
    };
  }

  #count({ model, inputTokens, outputTokens }: Completion): void {
    this.usage.inputTokens += inputTokens;
    this.usage.outputTokens += outputTokens;
    // What was reserved is the most a run may cost, whatever model stepped in.
    this.usage.points = Math.min(
      this.usage.points + this.#job.models.pointsCost(model),
      this.#job.task.reserved,
    );
  }

  #hear(step: PlannedStep, text: string): void {
    const { member, round, kind } = step;
    this.#heard.push({
      agentId: member.id,
      name: member.name,
      round,
      coordinator: kind !== 'contribute',
      topic: this.#topicOf(step),
      text,
    });
  }

  /** An agent goes through the points it was given, one a round. */
  #topicOf({ kind, member, round }: PlannedStep): string {
    const { plan, task } = this.#job;
    if (kind !== 'contribute') return task.title;
    const own = pointsFor(this.#brief.points, plan.workers.indexOf(member), plan.workers.length);
    return own[(round - 1) % own.length] ?? task.title;
  }

  #failure(error: ProviderError, { member }: PlannedStep): RunFailure {
    const { id, name, settings } = member;
    const text = failureText(error, { model: settings.model, name }, this.#job.texts);
    return new RunFailure(runErrorCode[error.kind], text, id);
  }
}

const pickUsage = ({ inputTokens, outputTokens, points }: RunUsage): RunUsage => ({
  inputTokens,
  outputTokens,
  points,
});
