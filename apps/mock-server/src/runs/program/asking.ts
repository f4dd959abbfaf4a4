import type { RunModel, RunUsage } from '@constella/api-client/contract';

import type { Texts } from '../../base/language/texts.js';
import { callModel, runErrorCode, type Completion } from '../../models/call-model.js';
import type { Models } from '../../models/models.js';
import type { Former, PlannedStep } from './program.js';
import type { CompletionRequest, ProviderError } from '../../models/provider.js';
import { RunFailure } from './run-failure.js';
import type { NewEvent, RunLog } from './run-log.js';
import { failureText, fallbackText } from './failure-texts.js';

/** Room for a text of some pages; languages with a token for each sign need most of it. */
const longTextTokens = 12_000;

/** What asking needs of a run. */
export interface AskingJob {
  /** Points: the most a run may cost. */
  readonly reserved: number;
  /** Points it costs besides its texts. */
  readonly base: number;
  readonly texts: Texts;
  readonly models: Models;
  readonly log: RunLog;
  readonly stop: AbortController;
  /** Called when an agent begins and ends to write. */
  readonly atWork: (agentId: number, working: boolean) => void;
}

interface Question extends Pick<CompletionRequest, 'scene' | 'shape'> {
  readonly step: PlannedStep;
  /** The text that is being written, for whoever watches; absent when it is not for reading. */
  readonly messageId?: string | undefined;
  /** Milliseconds. */
  readonly budget: number;
  /** What is said again when the same model begins again. */
  readonly running: NewEvent;
}

/** Asks models for the texts of a run, tells what happens meanwhile, and counts the cost. */
export class Asking {
  /** What the run has cost so far. */
  readonly usage: RunUsage & { models: readonly RunModel[] };
  readonly #job: AskingJob;

  constructor(job: AskingJob, former: Former) {
    this.#job = job;
    const usage = former.findLast((event) => event.type === 'usage');
    this.usage =
      usage?.type === 'usage'
        ? {
            inputTokens: usage.inputTokens,
            outputTokens: usage.outputTokens,
            points: usage.points,
            models: usage.models ?? [],
          }
        : { inputTokens: 0, outputTokens: 0, points: 0, models: [] };
  }

  /** @throws {ProviderError} when no model answers, or the signal's reason. */
  async ask({ step, messageId, budget, running, ...asked }: Question): Promise<Completion> {
    const { log, texts, models, atWork, stop } = this.#job;
    const { member } = step;
    const { settings } = member;
    stop.signal.throwIfAborted();
    atWork(member.id, true);
    try {
      const completion = await callModel(
        models,
        {
          ...asked,
          model: settings.model,
          systemPrompt: settings.systemPrompt,
          temperature: settings.temperature,
          maxTokens: step.longText
            ? Math.max(settings.maxTokens, longTextTokens)
            : settings.maxTokens,
          texts,
          budget,
        },
        {
          allowFallback: settings.allowFallback,
          preferredProvider: settings.preferredProvider,
          onDelta: (text) => (messageId ? log.delta(messageId, member.id, text) : undefined),
          // Whoever was reading it has what was written.
          onCut: (cut) => (messageId ? this.#count(cut) : undefined),
          onSetback: async (setback) => {
            if (messageId) log.restart(messageId);
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
        stop.signal,
      );
      this.#count(completion);
      return completion;
    } finally {
      atWork(member.id, false);
    }
  }

  /** Who wrote the last text. */
  get written(): Pick<Completion, 'model' | 'offline'> | undefined {
    const last = this.usage.models.at(-1);
    return last && { model: last.model, offline: last.offline };
  }

  #count({ model, offline, inputTokens, outputTokens }: Completion): void {
    const { models, base, reserved } = this.#job;
    const isFirstPaid = this.usage.models.every((one) => one.offline);
    const isIt = (one: RunModel) => one.model === model && one.offline === offline;
    const former = this.usage.models.find(isIt);
    // A new list: the former one is in events that were shown.
    this.usage.models = [
      ...this.usage.models.filter((one) => !isIt(one)),
      {
        model,
        offline,
        texts: (former?.texts ?? 0) + 1,
        inputTokens: (former?.inputTokens ?? 0) + inputTokens,
        outputTokens: (former?.outputTokens ?? 0) + outputTokens,
      },
    ];
    this.usage.inputTokens += inputTokens;
    this.usage.outputTokens += outputTokens;
    // What was reserved is the most a run may cost, whatever model stepped in.
    this.usage.points = Math.min(
      this.usage.points + models.price(isFirstPaid ? base : 0, [model]),
      reserved,
    );
  }

  /** Why a step has no text, for people. */
  failure(error: ProviderError, { member }: PlannedStep): RunFailure {
    const { id, name, settings } = member;
    const { model, allowFallback } = settings;
    const text = failureText(error, { model, name, allowFallback }, this.#job.texts);
    return new RunFailure(runErrorCode[error.kind], text, { agentId: id });
  }
}
