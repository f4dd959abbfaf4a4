import type { CognitiveLayer } from '@constella/api-client/contract';
import type { z } from 'zod';

import { elapsed, instant, type Clock } from '../../base/clock.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { Asking } from './asking.js';
import type { AssistantScene, Desk, Former, PlannedStep } from './program.js';
import type { NewEvent, RunLog } from './run-log.js';
import type { Scene } from '../../models/prompt.js';
import { readShape, ShapeError, shapeOf } from '../../models/shape.js';
import type { Tool } from './tools/tool.js';
import { isBuiltIn } from './role-agents.js';

/** What all desks of a run share. */
export interface DeskRoom {
  readonly task: RowOf<'tasks'>;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: RunLog;
  readonly asking: Asking;
  readonly former: Former;
  readonly layers: Layers;
}

/** The layers of a run that have lit up, and how one led to the next. */
export class Layers {
  readonly #told = new Map<CognitiveLayer, string>();
  #last: { layer: CognitiveLayer; since: number } | undefined;

  constructor(former: Former) {
    for (const event of former)
      if (event.type === 'state') {
        if (!this.#told.has(event.layer))
          this.#last = { layer: event.layer, since: Date.parse(event.at) };
        this.#told.set(event.layer, event.content ?? '');
      }
  }

  /** The events and rows of a layer that is reached, or told more of; none when it is old news. */
  async reach(
    { task, store, clock, log }: DeskRoom,
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

/** Where one step works. */
export class RunDesk implements Desk {
  readonly #calls = new Map<string, number>();

  constructor(
    private readonly room: DeskRoom,
    private readonly step: PlannedStep,
    private readonly running: NewEvent,
    /** Milliseconds a text may take. */
    private readonly budget: () => number,
  ) {}

  reach(layer: CognitiveLayer, content = ''): Promise<void> {
    return this.room.layers.reach(this.room, layer, content);
  }

  async call<Input, Output>(tool: Tool<Input, Output>, given: Input): Promise<Output> {
    const { task, store, clock, log, former } = this.room;
    const { member, index } = this.step;
    const count = this.#calls.get(tool.id) ?? 0;
    this.#calls.set(tool.id, count + 1);
    const callId = `${task.attempt}.${index}.${tool.id}${count > 0 ? `.${count + 1}` : ''}`;
    const done = former.find(
      (event) => event.type === 'tool' && event.callId === callId && event.result !== undefined,
    );
    if (done?.type === 'tool') return done.result as Output;

    const input = tool.input.parse(given);
    const shown = tool.shown?.(input) ?? (input as Record<string, unknown>);
    const call = { callId, agentId: member.id, name: tool.id, arguments: shown };
    const begun = clock.now();
    await log.append([{ type: 'tool', ...call }]);
    let end: { result?: unknown; error?: string };
    let failure: unknown;
    try {
      end = { result: await tool.run(input) };
    } catch (error) {
      failure = error;
      end = { error: error instanceof Error ? error.message : String(error) };
    }
    const milliseconds = elapsed(begun, clock.now());
    await log.append([{ type: 'tool', ...call, ...end, milliseconds }], () =>
      store.insert('tool_call_traces', {
        traceId: `${task.id}.${callId}`,
        toolId: tool.id,
        toolName: tool.id,
        parameters: shown,
        result: end.result ?? null,
        error: end.error ?? null,
        executionTime: milliseconds,
        // The platform's own agents have no row one could refer to.
        agentId: isBuiltIn(member.id) ? null : member.id,
        taskId: task.id,
        userId: task.userId,
        createdAt: instant(clock.now()),
      }),
    );
    if (failure !== undefined) throw failure;
    return end.result as Output;
  }

  async ask(scene: Scene): Promise<string> {
    const { task, asking } = this.room;
    const { writesResult, index } = this.step;
    const messageId = writesResult ? 'result' : `${task.attempt}.${index}`;
    const { step, running } = this;
    const { text } = await asking.ask({ step, scene, messageId, budget: this.budget(), running });
    return text;
  }

  async askFor<S extends z.ZodType>(scene: AssistantScene, type: S): Promise<z.output<S>> {
    const { asking } = this.room;
    const { step, running } = this;
    const shape = shapeOf(`${scene.assistant}_${scene.step}`, type);
    const ask = (asked: AssistantScene) =>
      asking.ask({ step, scene: asked, shape, budget: this.budget(), running });
    const { text: answer } = await ask(scene);
    const first = readShape(answer, type);
    if ('value' in first) return first.value;
    const { text: again } = await ask({ ...scene, repair: { answer, problems: first.problems } });
    const second = readShape(again, type);
    if ('value' in second) return second.value;
    throw new ShapeError(again.trim() || answer);
  }
}
