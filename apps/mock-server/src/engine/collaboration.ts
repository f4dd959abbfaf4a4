import type { CognitiveLayer, RunEvent, RunResult, RunUsage } from '@constella/api-client/contract';

import { instant } from '../clock.js';
import type { CollaborationJob } from './collaboration-job.js';
import { contributionsOf } from './contributions.js';
import { pointsFor } from './offline/writer.js';
import { ProviderError } from './provider.js';
import { readBrief } from './read-brief.js';
import { RunFailure } from './run-failure.js';
import { sideBySide, type PlannedStep } from './run-plan.js';
import type { Heard, Scene, TaskBrief } from './scene.js';
import { StepWriter } from './step-writer.js';

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
  readonly #writer: StepWriter;
  readonly #heard: Heard[] = [];
  readonly #layers = new Set<CognitiveLayer>();
  readonly #briefTime: number;
  #phasesLeft: number;
  #lastError: RunFailure | undefined;

  constructor(job: CollaborationJob) {
    this.#job = job;
    const { title, description, locale } = job.task;
    const begun = job.clock.now();
    this.#brief = readBrief(title, description, locale);
    this.#briefTime = job.clock.now() - begun;
    this.#former = job.log.stored();
    for (const event of this.#former) if (event.type === 'state') this.#layers.add(event.layer);
    this.#writer = new StepWriter(job, this.#former);
    this.#phasesLeft = job.plan.phases;
  }

  /** What it has cost so far. */
  get usage(): RunUsage {
    return this.#writer.usage;
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
        ...(this.#writer.written && {
          model: this.#writer.written.model,
          offline: this.#writer.written.offline,
        }),
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
    const { plan, log } = this.#job;
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
      const failure = this.#writer.failure(error, step);
      this.#lastError = failure;
      await log.append([
        {
          type: 'error',
          code: failure.code,
          message: failure.message,
          fatal: false,
          agentId: member.id,
        },
        this.#writer.event(step, 'failed'),
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
      throw error instanceof ProviderError ? this.#writer.failure(error, step) : error;
    }
  }

  #write(step: PlannedStep, scene: Scene): Promise<string> {
    const { deadline, clock } = this.#job;
    const left = Math.max(deadline - clock.now(), 0);
    return this.#writer.write(step, scene, left / Math.max(this.#phasesLeft, 1));
  }

  /** Pass-through: the result is the agents' last texts, under their names, unedited. */
  async #passOn(step: PlannedStep, contributions: readonly Heard[]): Promise<string> {
    const last = new Map(contributions.map((heard) => [heard.agentId, heard]));
    const text = [...last.values()].map(({ name, text }) => `## ${name}\n\n${text}`).join('\n\n');
    await this.#job.log.append([this.#writer.event(step, 'completed', 0)]);
    return text;
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
}
