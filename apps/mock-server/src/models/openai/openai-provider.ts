import type { Model } from '@constella/api-client/contract';
import type { z } from 'zod';

import { chatMessages, type ChatMessage } from '../chat-messages.js';
import { modelKind } from '../model-kind.js';
import {
  ProviderError,
  type CompletionPart,
  type CompletionRequest,
  type ListedModel,
  type ModelProvider,
} from '../provider.js';
import type { Shape } from '../shape.js';
import { estimateTokens } from '../tokens.js';
import {
  chunkSchema,
  completionSchema,
  failureOf,
  modelsSchema,
  type ServiceFailure,
} from './chat-answers.js';
import { serverSentData } from './server-sent-data.js';
import { guardStall } from './stall-guard.js';

/** Milliseconds without a sign of life after which a service counts as stalled. */
const defaultStall = 25_000;
/** Milliseconds a fetched list of models is used. */
const listLifetime = 5 * 60_000;
/** Characters of a service's own words that are passed on. */
const detailLength = 200;

/** Where a service is and how it is spoken to. */
export interface OpenAiOptions {
  /** Up to and without `/chat/completions`: `http://localhost:11434/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Milliseconds. @default 25000 */
  readonly stall?: number | undefined;
  /** For services that have no list of their own. */
  readonly models?: readonly Model[] | undefined;
  /** Sends the requests. @default the global one */
  readonly fetch?: typeof fetch | undefined;
}

/** A service that speaks the OpenAI protocol: OpenRouter, Perplexity, Ollama, vLLM, LM Studio. */
export function createOpenAiProvider(options: OpenAiOptions): ModelProvider {
  const { baseUrl, apiKey, stall = defaultStall } = options;
  let list: { models: readonly ListedModel[]; until: number } | undefined;
  /** How far down each model's server had to be asked before it took a request for JSON. */
  const forms = new Map<string, number>();

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
      const parsed = modelsSchema.safeParse(await readJson(response, guard.signal));
      if (!parsed.success) throw new ProviderError('broken', 'no list of models');
      list = { models: parsed.data.data.map(toModel), until: Date.now() + listLifetime };
      return list.models;
    } finally {
      guard.done();
    }
  }

  async function* complete(
    asked: CompletionRequest,
    outer: AbortSignal,
  ): AsyncGenerator<CompletionPart> {
    const messages = await chatMessages(asked);
    yield { type: 'start', inputTokens: tokensOf(messages) };
    const guard = guardStall(stall, outer);
    const send = (form: object): Promise<Response> =>
      request('/chat/completions', {
        method: 'POST',
        signal: guard.signal,
        body: JSON.stringify({
          model: asked.model,
          messages,
          temperature: asked.temperature,
          max_tokens: asked.maxTokens,
          stream: true,
          stream_options: { include_usage: true },
          ...form,
        }),
      });
    try {
      const response = await sendInForm(asked, send);
      const streamed = /event-stream/i.test(response.headers.get('content-type') ?? '');
      yield* streamed && response.body
        ? readStream(response.body, messages, guard, apiKey)
        : readWhole(response, messages, guard.signal);
    } finally {
      guard.done();
    }
  }

  /**
   * Asks for the answer's form in the strictest way the model's server takes: by schema, as JSON, or
   * by the prompt alone, which names the schema in any case.
   */
  async function sendInForm(
    { model, shape }: CompletionRequest,
    send: (form: object) => Promise<Response>,
  ): Promise<Response> {
    const ways = shape ? waysTo(shape) : [{}];
    let way = shape ? (forms.get(model) ?? 0) : 0;
    for (;;) {
      try {
        const response = await send(ways[way] ?? {});
        if (shape) forms.set(model, way);
        return response;
      } catch (error) {
        const refused = error instanceof ProviderError && error.kind === 'rejected';
        if (!refused || way + 1 >= ways.length) throw error;
        way += 1;
      }
    }
  }

  return { offline: false, models, complete };
}

/** The ways to ask for a form, the strictest first. */
const waysTo = ({ name, schema }: Shape): object[] => [
  {
    response_format: { type: 'json_schema', json_schema: { name, schema, strict: true } },
  },
  { response_format: { type: 'json_object' } },
  {},
];

async function* readStream(
  body: ReadableStream<Uint8Array>,
  messages: readonly ChatMessage[],
  guard: ReturnType<typeof guardStall>,
  apiKey: string | undefined,
): AsyncGenerator<CompletionPart> {
  let text = '';
  let usage: { prompt_tokens: number; completion_tokens: number } | undefined;
  let finished = false;
  try {
    for await (const data of serverSentData(body)) {
      guard.received();
      if (data === '[DONE]') {
        finished = true;
        break;
      }
      const value = parse(data);
      const failure = failureOf(value);
      if (failure) throw failureError(failure, Number(failure.code) || 0, apiKey);
      const chunk = chunkSchema.safeParse(value);
      if (!chunk.success) throw new ProviderError('broken', 'a chunk that makes no sense');
      usage = chunk.data.usage ?? usage;
      const [choice] = chunk.data.choices ?? [];
      if (choice?.finish_reason) finished = true;
      if (!choice?.delta?.content) continue;
      text += choice.delta.content;
      yield { type: 'delta', text: choice.delta.content };
    }
  } catch (error) {
    guard.signal.throwIfAborted();
    throw error instanceof ProviderError ? error : new ProviderError('broken', codeOf(error));
  }
  if (!finished || text.trim() === '') throw new ProviderError('broken');
  yield end(messages, text, usage);
}

async function* readWhole(
  response: Response,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<CompletionPart> {
  const parsed = completionSchema.safeParse(await readJson(response, signal));
  const text = parsed.data?.choices[0]?.message.content ?? '';
  if (text.trim() === '') throw new ProviderError('broken');
  yield { type: 'delta', text };
  yield end(messages, text, parsed.data?.usage ?? undefined);
}

const tokensOf = (messages: readonly ChatMessage[]): number =>
  messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);

function end(
  messages: readonly ChatMessage[],
  text: string,
  usage: { prompt_tokens: number; completion_tokens: number } | undefined,
): CompletionPart {
  return {
    type: 'end',
    inputTokens: usage?.prompt_tokens ?? tokensOf(messages),
    outputTokens: usage?.completion_tokens ?? estimateTokens(text),
  };
}

async function readJson(response: Response, signal: AbortSignal): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    signal.throwIfAborted();
    throw new ProviderError('broken', codeOf(error));
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
  const text = await response.text().catch(() => '');
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
  if (status === 429 || status === 402 || /quota|rate_limit/.test(code))
    return new ProviderError('quota', detail);
  if (status === 401 || status === 403) return new ProviderError('unauthorized', detail);
  if (status === 408 || status === 504) return new ProviderError('timeout', detail);
  if (status >= 500) return new ProviderError('unavailable', detail);
  // A failure in the middle of a stream has no status, and is no judgement on the request.
  return new ProviderError(status === 0 ? 'broken' : 'rejected', detail);
}

/** The system's code of a failed connection: `ECONNREFUSED`. */
function codeOf(error: unknown): string {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
  const found = code ?? cause?.code;
  return typeof found === 'string' ? found : '';
}

function toModel(entry: z.output<typeof modelsSchema>['data'][number]): ListedModel {
  const { id, name, description, context_length, max_model_len, architecture, pricing } = entry;
  return {
    id,
    name: name || id,
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
