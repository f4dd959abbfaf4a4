import type { CognitiveLayer, RunEvent } from '@constella/api-client/contract';
import type { z } from 'zod';

import { elapsed, instant } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import { callModel, runErrorCode } from '../../models/call-model.js';
import type { Models } from '../../models/models.js';
import type { Prompt } from '../../models/prompt.js';
import type { ProviderError } from '../../models/provider.js';
import { readShape, ShapeError, shapeOf, type Shape } from '../../models/shape.js';
import { failureText, fallbackText } from './failure-texts.js';
import type { Layers, LayerRun } from './layers.js';
import type { PlannedStep } from './planned-step.js';
import { isBuiltIn } from './role-agents.js';
import type { RunCost } from './run-cost.js';
import { RunFailure } from './run-failure.js';
import type { NewEvent } from './run-log.js';
import type { Tool } from './tools/tool.js';

/** Tokens of a text of some pages; languages with a token for each sign need most of it. */
const longTextTokens = 12_000;

/** The context all steps of a run share. */
export interface RunContext extends LayerRun {
  readonly texts: Texts;
  readonly models: Models;
  readonly cost: RunCost;
  /** The events of an earlier start of the run. */
  readonly storedEvents: readonly RunEvent[];
  readonly layers: Layers;
  readonly stop: AbortController;
  /** Called when an agent begins and ends to write. */
  readonly atWork: (agentId: number, working: boolean) => void;
  /** Milliseconds a text may take. */
  readonly budget: () => number;
}

/** Actions open to a step while it works: ask its model, call tools, reach layers. */
export class StepContext {
  readonly #calls = new Map<string, number>();

  constructor(
    private readonly run: RunContext,
    private readonly step: PlannedStep,
    /** The event that is sent again when the same model begins again. */
    private readonly running: NewEvent,
  ) {}

  /** Reaches a cognitive layer, once in a run; its content may be told later. */
  reachLayer(layer: CognitiveLayer, content = ''): Promise<void> {
    return this.run.layers.reach(this.run, layer, content);
  }

  /** Calls a registered tool; the call is traced. @throws what the tool throws */
  async callTool<Input, Output>(tool: Tool<Input, Output>, given: Input): Promise<Output> {
    const { task, store, clock, log, storedEvents } = this.run;
    const { member, index } = this.step;
    const count = this.#calls.get(tool.id) ?? 0;
    this.#calls.set(tool.id, count + 1);
    const callId = `${task.attempt}.${index}.${tool.id}${count > 0 ? `.${count + 1}` : ''}`;
    const done = storedEvents.find(
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

  /** Asks the step's model for a text, shown as it is written. @throws {ProviderError} */
  ask(prompt: Prompt): Promise<string> {
    const { writesResult, index } = this.step;
    const messageId = writesResult ? 'result' : `${this.run.task.attempt}.${index}`;
    return this.#complete(prompt, { messageId });
  }

  /**
   * Asks the step's model for JSON of a schema; a wrong answer is sent back once.
   *
   * @throws {ShapeError} with the text when it is wrong again; {ProviderError}
   */
  async askJson<S extends z.ZodType>(prompt: Prompt, schema: S): Promise<z.output<S>> {
    const shape = shapeOf(`${prompt.assistant}_${prompt.step}`, schema);
    const answer = await this.#complete(prompt, { shape });
    const first = readShape(answer, schema);
    if ('value' in first) return first.value;
    const repair = { answer, problems: first.problems };
    const again = await this.#complete({ ...prompt, repair }, { shape });
    const second = readShape(again, schema);
    if ('value' in second) return second.value;
    throw new ShapeError(again.trim() || answer);
  }

  /** The failure of the step when it has no text, for people. */
  failure(error: ProviderError): RunFailure {
    const { id, name, settings } = this.step.member;
    const { model, allowFallback } = settings;
    const text = failureText(error, { model, name, allowFallback }, this.run.texts);
    return new RunFailure(runErrorCode[error.kind], text, { agentId: id });
  }

  /**
   * A text of the step's model. With a `messageId` it is shown while it is written.
   *
   * @throws {ProviderError} when no model answers, or the signal's reason.
   */
  async #complete(
    prompt: Prompt,
    { messageId, shape }: { messageId?: string; shape?: Shape },
  ): Promise<string> {
    const { log, texts, models, atWork, stop, cost, budget } = this.run;
    const { member, longText } = this.step;
    const { settings } = member;
    stop.signal.throwIfAborted();
    atWork(member.id, true);
    try {
      const completion = await callModel(
        models,
        {
          prompt,
          shape,
          model: settings.model,
          systemPrompt: settings.systemPrompt,
          temperature: settings.temperature,
          maxTokens: longText ? Math.max(settings.maxTokens, longTextTokens) : settings.maxTokens,
          texts,
          budget: budget(),
        },
        {
          allowFallback: settings.allowFallback,
          preferredProvider: settings.preferredProvider,
          onDelta: (text) => (messageId ? log.delta(messageId, member.id, text) : undefined),
          // Whoever was reading it has what was written.
          onCut: (cut) => (messageId ? cost.add(cut) : undefined),
          onRetry: async (retry) => {
            if (messageId) log.restart(messageId);
            const message = fallbackText(retry, member.name, texts);
            const code = runErrorCode[retry.kind];
            await log.append(
              retry.model === retry.next
                ? [this.running]
                : [
                    { type: 'error', code, message, fatal: false, agentId: member.id },
                    this.running,
                  ],
            );
          },
        },
        stop.signal,
      );
      cost.add(completion);
      return completion.text;
    } finally {
      atWork(member.id, false);
    }
  }
}
