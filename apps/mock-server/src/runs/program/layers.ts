import type { CognitiveLayer, RunEvent } from '@constella/api-client/contract';

import { elapsed, instant, type Clock } from '../../base/clock.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { RunLog } from './run-log.js';

/** The run whose layers are reached. */
export interface LayerRun {
  readonly task: RowOf<'tasks'>;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: RunLog;
}

/** The cognitive layers a run has reached, and how one led to the next. */
export class Layers {
  readonly #told = new Map<CognitiveLayer, string>();
  #last: { layer: CognitiveLayer; since: number } | undefined;

  constructor(storedEvents: readonly RunEvent[]) {
    for (const event of storedEvents)
      if (event.type === 'state') {
        if (!this.#told.has(event.layer))
          this.#last = { layer: event.layer, since: Date.parse(event.at) };
        this.#told.set(event.layer, event.content ?? '');
      }
  }

  /** Reaches a layer, or tells more of it, with its events and rows; nothing when it is told already. */
  async reach(
    { task, store, clock, log }: LayerRun,
    layer: CognitiveLayer,
    content: string,
  ): Promise<void> {
    const told = this.#told.get(layer);
    if (told !== undefined && (content === '' || told === content)) return;
    this.#told.set(layer, content);
    const now = clock.now();
    const before = this.#last;
    if (told === undefined) this.#last = { layer, since: now };
    const idOf = (of: CognitiveLayer) => `${task.id}.${task.attempt}.${of}`;
    await log.append([{ type: 'state', layer, ...(content && { content }) }], () => {
      if (told !== undefined) {
        const state = store
          .rowsBy('cognitive_states', 'taskId', task.id)
          .find(({ stateId }) => stateId === idOf(layer));
        if (state) store.update('cognitive_states', state.id, { content });
        return;
      }
      const createdAt = instant(now);
      store.insert('cognitive_states', {
        stateId: idOf(layer),
        taskId: task.id,
        layer,
        content,
        createdAt,
      });
      if (!before) return;
      store.insert('cognitive_transforms', {
        transformId: `${idOf(before.layer)}.${layer}`,
        taskId: task.id,
        transformType: `${before.layer}.${layer}`,
        inputStates: [idOf(before.layer)],
        outputStates: [idOf(layer)],
        duration: elapsed(before.since, now),
        metrics: {},
        createdAt,
      });
    });
  }
}
