import type { RunEvent, RunUsage } from '@constella/api-client/contract';

import { callModel, runErrorCode, type Completion } from './call-model.js';
import type { CollaborationJob } from './collaboration-job.js';
import type { ProviderError } from './provider.js';
import { RunFailure } from './run-failure.js';
import type { NewEvent } from './run-log.js';
import { stepName, type PlannedStep } from './run-plan.js';
import { failureText, fallbackText } from './run-texts.js';
import type { Scene } from './scene.js';

/** Asks models for the texts of a run's steps, tells what happens meanwhile, and counts the cost. */
export class StepWriter {
  /** What the run has cost so far. */
  readonly usage: RunUsage = { inputTokens: 0, outputTokens: 0, points: 0 };
  /** Who wrote the last text. */
  written: Pick<Completion, 'model' | 'offline'> | undefined;
  readonly #job: CollaborationJob;
  readonly #former: readonly RunEvent[];

  /** `former` is what a former life of the run said. */
  constructor(job: CollaborationJob, former: readonly RunEvent[]) {
    this.#job = job;
    this.#former = former;
    const usage = former.findLast((event) => event.type === 'usage');
    if (usage?.type === 'usage') Object.assign(this.usage, pickUsage(usage));
  }

  /**
   * The text of one step: what a former life of the run wrote, else what a model writes now.
   * `budget` is the time it may take (milliseconds).
   *
   * @throws {ProviderError} when no model answers, or the signal's reason.
   */
  async write(step: PlannedStep, scene: Scene, budget: number): Promise<string> {
    const { task, log, texts, models, clock, atWork } = this.#job;
    const { signal } = this.#job.stop;
    const { member, index, kind } = step;
    const messageId = kind === 'result' ? 'result' : `${task.attempt}.${index}`;
    const former = this.#former.find(
      (event) => event.type === 'message' && event.messageId === messageId,
    );
    if (former?.type === 'message') return former.text;

    signal.throwIfAborted();
    const begun = clock.now();
    const running = this.event(step, 'running');
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
          budget,
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
      this.written = completion;
      const done: NewEvent[] = [
        this.event(step, 'completed', clock.now() - begun),
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

  /** A step's change of state. */
  event(step: PlannedStep, state: 'running' | 'completed' | 'failed', duration?: number): NewEvent {
    return {
      type: 'step',
      index: step.index,
      total: this.#job.plan.steps.length,
      name: stepName(step, this.#job.texts),
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

  /** Why a step has no text, for people. */
  failure(error: ProviderError, { member }: PlannedStep): RunFailure {
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
