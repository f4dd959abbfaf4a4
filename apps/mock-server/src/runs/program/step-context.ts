import {
  bounds,
  type CognitiveLayer,
  type RunEvent,
  type ToolApproval,
} from '@constella/api-client/contract';
import type { z } from 'zod';

import { elapsed, instant } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import { runErrorCode, type Completion } from '../../models/call-model.js';
import type { Models } from '../../models/models.js';
import type { Passage, Prompt } from '../../models/prompt.js';
import {
  ProviderError,
  type CompletionRequest,
  type ModelProvider,
  type ToolRound,
} from '../../models/provider.js';
import { readShape, ShapeError, shapeOf, type Shape } from '../../models/shape.js';
import { wholeAnswer } from '../../models/whole-answer.js';
import { failureText, fallbackText, shortenedText } from './failure-texts.js';
import type { Deadline } from './deadline.js';
import { citePages } from './citations.js';
import type { FoundPassages } from './found-passages.js';
import { memoriesOf, recalled } from '../memory/memory.js';
import type { Layers, LayerRun } from './layers.js';
import { offered, ToolCalls, type AnyTool } from './model-tools.js';
import type { PlannedStep } from './planned-step.js';
import { isBuiltIn } from './role-agents.js';
import type { RunCost } from './run-cost.js';
import { RunFailure } from './run-failure.js';
import type { NewEvent } from './run-log.js';
import { webSearchTool } from './tools/web-search-tool.js';
import { NotAllowed, type Approvals } from './approvals.js';
import { notPermitted, type Tool } from './tools/tool.js';

/** Tokens of a text of some pages; languages with a token for each sign need most of it. */
const longTextTokens = 12_000;

/** Milliseconds a person is waited for. */
const patience = 5 * 60_000;

/** A call of a tool as events tell it. */
type ToolCallEvent = Pick<
  Extract<RunEvent, { type: 'tool' }>,
  'callId' | 'agentId' | 'name' | 'arguments'
> & { readonly agentId: number };

/** The context all steps of a run share. */
export interface RunContext extends LayerRun {
  readonly texts: Texts;
  readonly models: Models;
  readonly cost: RunCost;
  /** The events of an earlier start of the run. */
  readonly storedEvents: readonly RunEvent[];
  readonly layers: Layers;
  /** What its tools and its models found so far. */
  readonly found: FoundPassages;
  /** The passages its texts may cite. */
  readonly passages: () => Promise<readonly Passage[]>;
  readonly stop: AbortController;
  /** Called when an agent begins and ends to write. */
  readonly atWork: (agentId: number, working: boolean) => void;
  /** Milliseconds a text may take. */
  readonly budget: () => number;
  /** The tools of connected servers an agent was allowed. */
  readonly toolsOf: (agentId: number) => readonly AnyTool[];
  /** Where people are asked about calls. */
  readonly approvals: Approvals;
  /** It stands still while a person is asked. */
  readonly deadline: Pick<Deadline, 'hold'>;
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

  /** The model that wrote the last text of the run. */
  get lastWriter(): RunCost['lastWriter'] {
    return this.run.cost.lastWriter;
  }

  /** Calls a registered tool; the call is traced. @throws what the tool throws */
  async callTool<Input, Output>(tool: Tool<Input, Output>, given: Input): Promise<Output> {
    const { clock, log, storedEvents } = this.run;
    const callId = this.#callId(tool.id);
    const input = tool.input.parse(given);
    const shown = tool.shown?.(input) ?? (input as Record<string, unknown>);
    const done = storedEvents.find(
      (event) =>
        event.type === 'tool' &&
        event.callId === callId &&
        event.result !== undefined &&
        // A model may ask for something else the second time.
        JSON.stringify(event.arguments) === JSON.stringify(shown),
    );
    if (done?.type === 'tool') return done.result as Output;
    const call = { callId, agentId: this.step.member.id, name: tool.id, arguments: shown };
    const begun = clock.now();
    if (!tool.asksFirst) await log.append([{ type: 'tool', ...call }]);
    let end: { result?: unknown; error?: string; approval?: ToolApproval };
    let failure: unknown;
    try {
      const approval = tool.asksFirst ? { approval: await this.#approve(call) } : {};
      end = { result: await tool.run(input, this.run.stop.signal), ...approval };
    } catch (error) {
      this.run.stop.signal.throwIfAborted();
      failure = error;
      const message = error instanceof Error ? error.message : String(error);
      end = { error: message, ...(error instanceof NotAllowed && { approval: error.approval }) };
    }
    await this.#trace(call, end, elapsed(begun, clock.now()));
    if (failure !== undefined) throw failure;
    return end.result as Output;
  }

  /** Asks a person whether a call may be made. @throws {NotAllowed}, or the signal's reason. */
  async #approve(call: ToolCallEvent): Promise<'allowed'> {
    const { log, clock, approvals, deadline, stop, task } = this.run;
    const until = instant(clock.now() + patience);
    const goOn = deadline.hold();
    const [approval] = await Promise.all([
      approvals.ask(task.id, call.callId, { patience, signal: stop.signal }),
      log.append([{ type: 'tool', ...call, approval: 'asked', until }]),
    ]).finally(goOn);
    if (approval !== 'allowed') throw new NotAllowed(approval);
    await log.append([{ type: 'tool', ...call, approval }]);
    return approval;
  }

  /** Keeps that a tool was asked for which the agent does not have. */
  #refuse(name: string): Promise<void> {
    const call = { callId: this.#callId(name), agentId: this.step.member.id, name, arguments: {} };
    return this.#trace(call, { error: notPermitted }, 0);
  }

  #callId(tool: string): string {
    const count = this.#calls.get(tool) ?? 0;
    this.#calls.set(tool, count + 1);
    const { task } = this.run;
    return `${task.attempt}.${this.step.index}.${tool}${count > 0 ? `.${count + 1}` : ''}`;
  }

  /** Tells the end of a tool's call, and stores its trace. */
  #trace(
    call: ToolCallEvent,
    end: { result?: unknown; error?: string; approval?: ToolApproval },
    milliseconds: number,
  ): Promise<void> {
    const { task, store, clock, log } = this.run;
    return log.append([{ type: 'tool', ...call, ...end, milliseconds }], () =>
      store.insert('tool_call_traces', {
        traceId: `${task.id}.${call.callId}`,
        toolId: call.name,
        toolName: call.name,
        parameters: call.arguments,
        result: end.result ?? null,
        error: end.error ?? null,
        executionTime: milliseconds,
        // The platform's own agents have no row one could refer to.
        agentId: isBuiltIn(call.agentId) ? null : call.agentId,
        taskId: task.id,
        userId: task.userId,
        createdAt: instant(clock.now()),
      }),
    );
  }

  /**
   * Asks the step's model for a text, shown as it is written. An agent that was allowed tools may call
   * them first. @throws {ProviderError}
   */
  async ask(prompt: Prompt): Promise<string> {
    if (this.#ownTools.length > 0) return this.askWithTools(prompt, []);
    const completion = await this.#complete(prompt, { messageId: this.#messageId });
    this.run.cost.add(completion);
    return this.#citing(completion, completion.text);
  }

  /**
   * Asks the step's model for a text, for which it may call tools first. Their calls are traced like
   * those of {@link StepContext.callTool}. A call that was made before is refused, and after
   * `maxRounds` the model has to answer with what it has. It counts as one text.
   *
   * @throws {ProviderError}
   */
  async askWithTools(
    prompt: Prompt,
    tools: readonly AnyTool[],
    { maxRounds = 6 }: { maxRounds?: number } = {},
  ): Promise<string> {
    const { cost, stop, texts } = this.run;
    const callable = [...tools, ...this.#ownTools];
    const calls = new ToolCalls(
      callable,
      (tool, input) => this.callTool(tool, input),
      (name) => this.#refuse(name.slice(0, bounds.slug.max)),
    );
    const rounds: ToolRound[] = [];
    const known = offered(callable, texts);
    const messageId = this.#messageId;
    let tokens = { inputTokens: 0, outputTokens: 0 };
    let pages: Completion['pages'];
    for (;;) {
      const toolsClosed = rounds.length >= maxRounds;
      const completion = await this.#complete(prompt, {
        messageId,
        tools: { tools: known, rounds: [...rounds], toolsClosed },
      });
      pages = completion.pages ?? pages;
      tokens = {
        inputTokens: tokens.inputTokens + completion.inputTokens,
        outputTokens: tokens.outputTokens + completion.outputTokens,
      };
      if (!completion.calls || toolsClosed) {
        cost.add({ ...completion, ...tokens });
        if (completion.text.trim() === '') throw new ProviderError('broken');
        return this.#citing({ ...completion, pages }, completion.text);
      }
      // What was written before a call is no answer yet.
      if (completion.text !== '') await this.#restart();
      const answers = await Promise.all(completion.calls.map((call) => calls.answer(call)));
      stop.signal.throwIfAborted();
      rounds.push({ text: completion.text, calls: completion.calls, answers });
    }
  }

  /**
   * Asks the step's model for JSON of a schema; a wrong answer is sent back once. Its sentences are
   * shown while they are written, until the step's text takes their place.
   *
   * @throws {ShapeError} with the text when it is wrong again; {ProviderError}
   */
  async askJson<S extends z.ZodType>(prompt: Prompt, schema: S): Promise<z.output<S>> {
    const shape = shapeOf(`${prompt.assistant}_${prompt.step}`, schema);
    const answer = await this.#completeShape(prompt, shape);
    const first = readShape(answer.text, schema);
    if ('value' in first) return this.#citing(answer, first.value);
    const repair = { answer: answer.text, problems: first.problems };
    await this.#restart();
    const again = await this.#completeShape({ ...prompt, repair }, shape);
    const second = readShape(again.text, schema);
    if ('value' in second) return this.#citing(again, second.value);
    throw new ShapeError(again.text.trim() || answer.text);
  }

  /** The failure of the step when it has no text, for people. */
  failure(error: ProviderError): RunFailure {
    const { id, name, settings } = this.step.member;
    const { model, allowFallback } = settings;
    const text = failureText(error, { model, name, allowFallback }, this.run.texts);
    return new RunFailure(runErrorCode[error.kind], text, { agentId: id, detail: error.detail });
  }

  /** The tools of connected servers the step's agent was allowed. */
  get #ownTools(): readonly AnyTool[] {
    return this.run.toolsOf(this.step.member.id);
  }

  get #messageId(): string {
    const { writesResult, index } = this.step;
    return writesResult ? 'result' : `${this.run.task.attempt}.${index}`;
  }

  async #completeShape(prompt: Prompt, shape: Shape): Promise<Completion> {
    const completion = await this.#complete(prompt, { shape, messageId: this.#messageId });
    this.run.cost.add(completion);
    return completion;
  }

  /** Whether the web is searched for what this step writes. */
  get #searches(): boolean {
    return Boolean(this.run.task.webSearch && this.step.searches);
  }

  /** An answer whose citations of pages are the run's. The pages are traced as a tool's answer. */
  async #citing<T>(
    { pages = [], model, offline, searchRefused }: Completion,
    value: T,
  ): Promise<T> {
    if (!this.#searches || offline) return value;
    const { found, passages, log, texts } = this.run;
    const { id: agentId, name } = this.step.member;
    if (pages.length === 0) {
      const refused = searchRefused !== undefined;
      const message = texts.say(refused ? 'server.run.searchRefused' : 'server.run.nothingFound', {
        name,
        model,
      });
      const detail = searchRefused ? { detail: searchRefused } : {};
      const code = refused ? 'unavailable' : 'shortened';
      await log.append([{ type: 'error', code, message, fatal: false, agentId, ...detail }]);
      return value;
    }
    const given = pages.flatMap((page) =>
      page ? [{ kind: 'web' as const, name: page.title, url: page.url, text: page.text }] : [],
    );
    const answer = found.number(given, await passages());
    const { id } = webSearchTool;
    const call = { callId: this.#callId(id), agentId, name: id, arguments: { model } };
    // The service searched while it wrote: how long that took it does not say.
    await this.#trace(call, { result: answer }, 0);
    const byAddress = new Map(
      found.all.flatMap(({ kind, url, number }) =>
        kind === 'web' && url !== undefined ? [[url, number] as const] : [],
      ),
    );
    const own = pages.map((page) => (page && byAddress.get(page.url)) ?? null);
    return citePages(value, own, byAddress);
  }

  /** What the step's agent kept of earlier runs; what it keeps of this one is kept at its end. */
  get #memory(): string {
    const { store, clock } = this.run;
    const { id, settings } = this.step.member;
    return recalled(memoriesOf(store, id, clock.now()), settings.memoryDepth);
  }

  /** Takes back what was shown of an answer that is begun again. */
  #restart(): Promise<void> {
    this.run.log.restart(this.#messageId);
    return this.run.log.append([this.running]);
  }

  /**
   * An answer of the step's model. With a `messageId` it is shown while it is written.
   *
   * @throws {ProviderError} when no model answers, or the signal's reason.
   */
  async #complete(
    prompt: Prompt,
    { messageId, shape, tools }: { messageId: string; shape?: Shape; tools?: WithTools },
  ): Promise<Completion> {
    const { log, texts, models, atWork, stop, cost, budget } = this.run;
    const { member, longText } = this.step;
    const { settings } = member;
    stop.signal.throwIfAborted();
    const reader = (model: string) =>
      shape ? readerOf(shape, models.providerFor(model)) : (text: string) => text;
    let read = await reader(settings.model);
    atWork(member.id, true);
    try {
      const completion = await wholeAnswer(
        models,
        {
          prompt,
          shape,
          model: settings.model,
          systemPrompt: [settings.systemPrompt, this.#memory].filter(Boolean).join('\n\n'),
          temperature: settings.temperature,
          maxTokens: longText ? Math.max(settings.maxTokens, longTextTokens) : settings.maxTokens,
          texts,
          budget: budget(),
          webSearch: this.#searches,
          ...tools,
        },
        {
          allowFallback: settings.allowFallback,
          preferredProvider: settings.preferredProvider,
          onDelta: (text) => {
            const more = read(text);
            return more ? log.delta(messageId, member.id, more) : undefined;
          },
          // Whoever was reading it has what was written.
          onCut: (cut) => (shape ? undefined : cost.add(cut)),
          onShortened: (shortened) =>
            this.#note(shortenedText(shortened, settings.model, member.name, texts)),
          onRetry: async (retry) => {
            log.restart(messageId);
            read = await reader(retry.next);
            const message = fallbackText(retry, member.name, texts);
            const code = runErrorCode[retry.kind];
            const { detail } = retry;
            await log.append(
              retry.model === retry.next
                ? [this.running]
                : [
                    {
                      type: 'error',
                      code,
                      message,
                      fatal: false,
                      agentId: member.id,
                      ...(detail && { detail }),
                    },
                    this.running,
                  ],
            );
          },
        },
        stop.signal,
      );
      if (completion.isCut && !completion.calls)
        await this.#note(
          texts.say('server.run.cutText', { name: member.name, model: completion.model }),
        );
      return completion;
    } finally {
      atWork(member.id, false);
    }
  }

  /** Says something about an answer that is no failure of its agent. */
  #note(message: string): Promise<void> {
    return this.run.log.append([{ type: 'error', code: 'shortened', message, fatal: false }]);
  }
}

/**
 * What people can read of an answer with a form, piece by piece. The offline model writes down what is
 * there already: nothing to watch.
 */
async function readerOf(
  { schema }: Shape,
  { offline }: ModelProvider,
): Promise<(json: string) => string> {
  if (offline) return () => '';
  const { JsonOutline } = await import('../../models/json-outline.js');
  const outline = new JsonOutline(schema);
  return (json) => outline.write(json);
}

/** The tools of a question, and how far it got with them. */
type WithTools = Required<Pick<CompletionRequest, 'tools' | 'rounds' | 'toolsClosed'>>;
