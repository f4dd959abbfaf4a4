import { bounds, type Model } from '@constella/api-client/contract';
import type { z } from 'zod';

import { chatMessages, measure, tokensOf, toolName, type ChatMessage } from '../chat-messages.js';
import { modelKind } from '../model-kind.js';
import {
  ProviderError,
  type CompletionPart,
  type CompletionRequest,
  type ListedModel,
  type ModelProvider,
  type OfferedTool,
  type ProviderErrorKind,
  type ToolCall,
} from '../provider.js';
import type { Shape } from '../shape.js';
import { estimateTokens } from '../tokens.js';
import {
  chunkSchema,
  completionSchema,
  failureOf,
  modelsSchema,
  type CallPiece,
  type ServiceFailure,
} from './chat-answers.js';
import { Learned, type PartName } from './learned.js';
import { longestBody, readBody } from './read-body.js';
import { isStrict, sentSchema } from './sent-schema.js';
import { serverSentData } from './server-sent-data.js';
import { guardStall } from './stall-guard.js';
import {
  annotationsIn,
  openRouterSearch,
  pagesOf,
  webSearchWays,
  withPages,
  type ToldPages,
  type WebSearchWay,
} from './web-search.js';

/** Milliseconds without a sign of life after which a service counts as stalled. */
const defaultStall = 25_000;
/** Milliseconds a fetched list of models is used. */
const listLifetime = 5 * 60_000;
/** Characters of a service's own words that are passed on. */
const detailLength = 300;

/** Where a service is and how it is spoken to. */
export interface OpenAiOptions {
  /** Up to and without `/chat/completions`: `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Milliseconds. @default 25000 */
  readonly stall?: number | undefined;
  /** For services that have no list of their own. */
  readonly models?: readonly Model[] | undefined;
  /** How it is told to search the web. @default it does not */
  readonly webSearch?: keyof typeof webSearchWays | undefined;
  /** Sends the requests. @default the global one */
  readonly fetch?: typeof fetch | undefined;
}

/** A service that speaks the OpenAI protocol: OpenRouter, Perplexity, Ollama, vLLM, LM Studio. */
export function createOpenAiProvider(options: OpenAiOptions): ModelProvider {
  const { baseUrl, apiKey, stall = defaultStall } = options;
  let list: { models: readonly ListedModel[]; until: number } | undefined;
  const learned = new Learned();
  const searching: WebSearchWay | undefined = options.webSearch && webSearchWays[options.webSearch];

  async function request(path: string, init: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await (options.fetch ?? fetch)(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        ...init,
        headers: {
          'content-type': 'application/json',
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
      });
    } catch (error) {
      init.signal?.throwIfAborted();
      throw new ProviderError('unavailable', codeOf(error));
    }
    if (!response.ok) throw await refusalOf(response, apiKey);
    return response;
  }

  async function models(signal?: AbortSignal): Promise<readonly ListedModel[]> {
    if (options.models) return options.models;
    if (list && list.until > Date.now()) return list.models;
    const guard = guardStall(stall, signal);
    try {
      const response = await request('/models', { signal: guard.signal });
      const parsed = modelsSchema.safeParse(
        await readJson(response, guard.signal, longestBody.list),
      );
      if (!parsed.success) throw new ProviderError('broken', 'no list of models');
      list = {
        models: parsed.data.data.filter(isNamed).map((entry) => ({
          ...toModel(entry),
          ...(options.webSearch && { webSearch: openRouterSearch(entry.supported_parameters) }),
        })),
        until: Date.now() + listLifetime,
      };
      return list.models;
    } finally {
      guard.done();
    }
  }

  async function* complete(
    asked: CompletionRequest,
    outer: AbortSignal,
  ): AsyncGenerator<CompletionPart> {
    yield { type: 'start', inputTokens: await measure(asked) };
    const guard = guardStall(stall, outer);
    try {
      const { response, messages } = await send(asked, guard.signal);
      const searchRefused = refusedSearch(asked);
      const streamed = /event-stream/i.test(response.headers.get('content-type') ?? '');
      const reading = { messages, apiKey, tools: asked.tools ?? [], searchRefused };
      yield* streamed && response.body
        ? readStream(response.body, guard, reading)
        : readWhole(response, guard.signal, reading);
    } finally {
      guard.done();
    }
  }

  /** Why the web is not searched though it was asked for. */
  function refusedSearch(asked: CompletionRequest): string | undefined {
    if (!asksSearch(asked)) return undefined;
    return learned.refusal(asked.model, 'web_search') ?? learned.refusal(asked.model, 'tools');
  }

  /** Whether a request has a part by which the web is searched. */
  const asksSearch = ({ webSearch = false }: CompletionRequest): boolean =>
    webSearch && searching !== undefined && searching.tools(true).length > 0;

  /**
   * Sends a request as the model's server takes it. A refusal that names a part of it is heeded, and
   * the answer's form is asked for in the strictest way there is: by schema, as JSON, or by the
   * prompt alone.
   */
  async function send(asked: CompletionRequest, signal: AbortSignal) {
    const { model, shape, prompt } = asked;
    const ways = shape ? waysTo(shape) : [anyForm];
    const name = shape?.name ?? '';
    if (prompt.repair) learned.missed(model, name);
    let at = Math.min(shape ? learned.wayFor(model, name) : 0, ways.length - 1);
    let reason = '';
    for (;;) {
      const way = ways[at] ?? anyForm;
      const withSchema = !way.hasSchema || learned.mustBeTold(model, name);
      const messages = await chatMessages(asked, { withSchema });
      const body = { ...bodyOf(asked, messages, learned, searching), ...way.form };
      try {
        const response = await request('/chat/completions', {
          method: 'POST',
          signal,
          body: JSON.stringify(body),
        });
        if (shape && at > 0) learned.took(model, name, at, reason);
        return { response, messages };
      } catch (error) {
        if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error;
        const sent = new Set(Object.keys(body) as PartName[]);
        if (asksSearch(asked) && !learned.refusal(model, 'web_search')) sent.add('web_search');
        if (learned.learn(model, error.detail, sent)) continue;
        // A model there is not takes no other form either.
        if (error.status === 404 || at + 1 >= ways.length) throw error;
        reason = error.detail;
        at += 1;
        if (ways[at]?.isBare && !namesKeyword.test(reason)) at += 1;
      }
    }
  }

  return { offline: false, models, measure, complete };
}

/** A way to ask for the form of an answer. */
interface Way {
  readonly form: object;
  /** The request itself has the schema. */
  readonly hasSchema: boolean;
  /** The schema is without its bounds. */
  readonly isBare?: boolean;
}

const anyForm: Way = { form: {}, hasSchema: false };
/** A refusal of something in the schema, not of schemas. */
const namesKeyword =
  /\b(?:schema|minLength|maxLength|pattern|format|minimum|maximum|exclusiveM\w+|multipleOf|minItems|maxItems|uniqueItems|propertyNames|keyword)\b/i;

/** The ways to ask for a form, the strictest first. */
const waysTo = ({ name, schema: whole }: Shape): Way[] => [
  ...[false, true].map((bare): Way => {
    const schema = sentSchema(whole, { bare });
    const json_schema = { name, schema, strict: isStrict(schema) };
    return {
      form: { response_format: { type: 'json_schema', json_schema } },
      hasSchema: true,
      isBare: bare,
    };
  }),
  { form: { response_format: { type: 'json_object' } }, hasSchema: false },
  anyForm,
];

/** A request in the protocol, without what the model was found to refuse. */
function bodyOf(
  { model, temperature, maxTokens, tools = [], toolsClosed, webSearch }: CompletionRequest,
  messages: readonly ChatMessage[],
  learned: Learned,
  searching: WebSearchWay | undefined,
) {
  const takes = (part: PartName) => learned.refusal(model, part) === undefined;
  const told = webSearch !== undefined && searching;
  const offered = [
    ...tools.map(({ id, description, input }) => ({
      type: 'function',
      function: {
        name: toolName(id),
        description,
        parameters: sentSchema(input, { bare: false }),
      },
    })),
    ...(told && takes('web_search') ? told.tools(webSearch) : []),
  ];
  return {
    model,
    messages,
    ...(takes('temperature') && { temperature }),
    ...(takes('max_tokens') ? { max_tokens: maxTokens } : { max_completion_tokens: maxTokens }),
    stream: true,
    ...(takes('stream_options') && { stream_options: { include_usage: true } }),
    ...(told && takes('disable_search') && told.body(webSearch)),
    ...(offered.length > 0 &&
      takes('tools') && { tools: offered, ...(toolsClosed && { tool_choice: 'none' }) }),
  };
}

/** What an answer is read with. */
interface Reading {
  readonly messages: readonly ChatMessage[];
  readonly apiKey: string | undefined;
  readonly tools: readonly OfferedTool[];
  readonly searchRefused: string | undefined;
}

async function* readStream(
  body: ReadableStream<Uint8Array>,
  guard: ReturnType<typeof guardStall>,
  reading: Reading,
): AsyncGenerator<CompletionPart> {
  let text = '';
  let usage: Usage;
  let finished: string | undefined;
  const calls: CallPiece[] = [];
  let pages: ToldPages = {};
  /** Characters of the calls. */
  let asked = 0;
  try {
    for await (const data of serverSentData(body)) {
      guard.received();
      if (data === '[DONE]') {
        finished ??= 'stop';
        break;
      }
      const value = parse(data);
      const failure = failureOf(value);
      if (failure) throw failureError(failure, Number(failure.code) || 0, reading.apiKey);
      const chunk = chunkSchema.safeParse(value);
      if (!chunk.success) throw new ProviderError('broken', 'a chunk that makes no sense');
      usage = chunk.data.usage ?? usage;
      const [choice] = chunk.data.choices ?? [];
      finished = choice?.finish_reason || finished;
      pages = withPages(pages, { ...chunk.data, annotations: annotationsIn(choice) });
      for (const piece of choice?.delta?.tool_calls ?? []) {
        calls.push(piece);
        asked += piece.function?.arguments?.length ?? 0;
      }
      if (asked > longestBody.answer) throw new ProviderError('broken', 'a call without end');
      if (!choice?.delta?.content) continue;
      text += choice.delta.content;
      yield { type: 'delta', text: choice.delta.content };
    }
  } catch (error) {
    guard.signal.throwIfAborted();
    throw error instanceof ProviderError ? error : new ProviderError('broken', codeOf(error));
  }
  yield end({ text, usage, finished, calls, pages }, reading);
}

async function* readWhole(
  response: Response,
  signal: AbortSignal,
  reading: Reading,
): AsyncGenerator<CompletionPart> {
  const parsed = completionSchema.safeParse(await readJson(response, signal, longestBody.answer));
  const [choice] = parsed.data?.choices ?? [];
  const text = choice?.message.content ?? '';
  if (text.trim() !== '') yield { type: 'delta', text };
  const finished = choice?.finish_reason ?? 'stop';
  const calls = choice?.message.tool_calls ?? [];
  const pages = { ...parsed.data, annotations: choice?.message.annotations };
  yield end({ text, usage: parsed.data?.usage ?? undefined, finished, calls, pages }, reading);
}

type Usage = { prompt_tokens: number; completion_tokens: number } | undefined;

/** @throws {ProviderError} when there is nothing in the answer, or no end of it. */
function end(
  answer: {
    text: string;
    usage: Usage;
    finished: string | undefined;
    calls: CallPiece[];
    pages: ToldPages;
  },
  { messages, tools, searchRefused }: Reading,
): CompletionPart {
  const { text, usage, finished } = answer;
  const calls = callsOf(answer.calls, tools);
  const pages = pagesOf(answer.pages);
  const isCut = finished === 'length';
  // A model may have spent all it may write on its thoughts.
  const isEmpty = text.trim() === '' && calls.length === 0 && !isCut;
  if (finished === undefined || isEmpty) throw new ProviderError('broken');
  return {
    type: 'end',
    inputTokens: usage?.prompt_tokens ?? tokensOf(messages),
    outputTokens: usage?.completion_tokens ?? estimateTokens(text),
    ...(isCut && { isCut }),
    ...(calls.length > 0 && { calls }),
    ...(pages.length > 0 && { pages }),
    ...(searchRefused !== undefined && { searchRefused }),
  };
}

/** Whole calls from their parts: those of one index are one call. */
function callsOf(pieces: readonly CallPiece[], tools: readonly OfferedTool[]): ToolCall[] {
  const calls = new Map<number, { id: string; name: string; arguments: string }>();
  for (const [at, { index, id, function: part }] of pieces.entries()) {
    const key = index ?? at;
    const call = calls.get(key) ?? { id: '', name: '', arguments: '' };
    calls.set(key, {
      id: id || call.id,
      name: call.name + (part?.name ?? ''),
      arguments: call.arguments + (part?.arguments ?? ''),
    });
  }
  return [...calls].map(([key, { id, name, ...call }]) => ({
    ...call,
    id: id || `call_${key}`,
    name: tools.find((tool) => toolName(tool.id) === name)?.id ?? name,
  }));
}

async function readJson(response: Response, signal: AbortSignal, most: number): Promise<unknown> {
  try {
    return JSON.parse(await readBody(response, most)) as unknown;
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ProviderError ? error : new ProviderError('broken', codeOf(error));
  }
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ProviderError('broken', 'a chunk that is not JSON');
  }
}

async function refusalOf(response: Response, apiKey: string | undefined): Promise<ProviderError> {
  const text = await readBody(response, longestBody.refusal).catch(() => '');
  let failure: ServiceFailure | undefined;
  try {
    failure = failureOf(JSON.parse(text));
  } catch {
    failure = undefined;
  }
  return failureError(failure ?? { message: '', code: '' }, response.status, apiKey);
}

/** OpenAI answers a used-up credit with 429 and `insufficient_quota`, OpenRouter with 402. */
function failureError(
  { message, code }: ServiceFailure,
  status: number,
  apiKey: string | undefined,
): ProviderError {
  const said = apiKey ? message.replaceAll(apiKey, '…') : message;
  const detail = said.replace(/\s+/g, ' ').slice(0, detailLength);
  const fail = (kind: ProviderErrorKind) => new ProviderError(kind, detail, status);
  if (status === 429 || status === 402 || /quota|rate_limit/.test(code)) return fail('quota');
  if (status === 401 || status === 403) return fail('unauthorized');
  if (status === 408 || status === 504) return fail('timeout');
  if (status >= 500) return fail('unavailable');
  if (status === 413 || /context_length/.test(code) || tooLong.test(message))
    return fail('overflow');
  // A failure in the middle of a stream has no status, and is no judgement on the request.
  return fail(status === 0 ? 'broken' : 'rejected');
}

/** OpenAI, vLLM, OpenRouter, llama.cpp, Anthropic and Ollama say it in their own ways. */
const tooLong =
  /maximum context length|context[ _](?:length|window|size)|exceeds? the (?:available )?context|prompt is too long|too many (?:input )?tokens|input (?:is )?too long/i;

/** The system's code of a failed connection: `ECONNREFUSED`. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const found = code ?? cause?.code;
  return typeof found === 'string' ? found : '';
}

type Entry = z.output<typeof modelsSchema>['data'][number];

/** An id that is longer cannot be asked for. */
const isNamed = ({ id }: Entry): boolean => id.length <= bounds.modelId.max;

function toModel(entry: Entry): ListedModel {
  const { id, name, description, context_length, max_model_len, architecture, pricing } = entry;
  return {
    id,
    name: name?.slice(0, bounds.modelId.max) || id,
    // An id with a path says who made the model; a bare one says nothing.
    provider: id.includes('/') ? id : null,
    description: description ? description.slice(0, 500) : null,
    contextLength: context_length ?? max_model_len ?? entry.max_context_length ?? null,
    categories: architecture?.input_modalities?.includes('image') ? ['vision'] : [],
    price: priceOf(pricing),
    offline: false,
    kind: modelKind(entry),
  };
}

/** Dollars for a million tokens; OpenRouter says -1 where the price depends on who answers. */
function priceOf(
  pricing: { prompt: number; completion: number } | null | undefined,
): ListedModel['price'] {
  if (!pricing || !(pricing.prompt >= 0) || !(pricing.completion >= 0)) return null;
  const perMillion = (dollars: number) => Math.round(dollars * 1e9) / 1e3;
  return { input: perMillion(pricing.prompt), output: perMillion(pricing.completion) };
}
