import type { RunEvent, RunModel, RunUsage } from '@constella/api-client/contract';

import type { Completion } from '../../models/call-model.js';
import type { Models } from '../../models/models.js';

interface Limits {
  /** Points: the most a run may cost. */
  readonly reserved: number;
  /** Points it costs besides its texts. */
  readonly base: number;
  readonly models: Models;
}

/** The tokens and points of a run, by the models that wrote for it. */
export class RunCost {
  /** The usage so far. */
  readonly usage: RunUsage & { models: readonly RunModel[] };

  constructor(
    private readonly limits: Limits,
    storedEvents: readonly RunEvent[],
  ) {
    const stored = storedEvents.findLast((event) => event.type === 'usage');
    this.usage =
      stored?.type === 'usage'
        ? {
            inputTokens: stored.inputTokens,
            outputTokens: stored.outputTokens,
            points: stored.points,
            models: stored.models ?? [],
          }
        : { inputTokens: 0, outputTokens: 0, points: 0, models: [] };
  }

  /** The model that wrote the last text. */
  get lastWriter(): Pick<Completion, 'model' | 'offline'> | undefined {
    const last = this.usage.models.at(-1);
    return last && { model: last.model, offline: last.offline };
  }

  /** Counts a text, or what of it was written. */
  add({ model, offline, inputTokens, outputTokens }: Completion): void {
    const { models, base, reserved } = this.limits;
    const isFirstPaid = this.usage.models.every((one) => one.offline);
    const isIt = (one: RunModel) => one.model === model && one.offline === offline;
    const before = this.usage.models.find(isIt);
    // A new list: the one before is in events that were shown.
    this.usage.models = [
      ...this.usage.models.filter((one) => !isIt(one)),
      {
        model,
        offline,
        texts: (before?.texts ?? 0) + 1,
        inputTokens: (before?.inputTokens ?? 0) + inputTokens,
        outputTokens: (before?.outputTokens ?? 0) + outputTokens,
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
}
