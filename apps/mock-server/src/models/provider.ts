import type { Model } from '@constella/api-client/contract';

import type { Texts } from '../base/language/texts.js';
import type { ModelKind } from './model-kind.js';
import type { Prompt } from './prompt.js';
import type { Shape } from './shape.js';

/** A model as its service lists it. */
export interface ListedModel extends Model {
  /** What it is made for, where the list says more than its name does. */
  readonly kind?: ModelKind;
}

/** One text asked of one model. */
export interface CompletionRequest {
  readonly prompt: Prompt;
  readonly model: string;
  /** The agent's own instructions, or those of a model test. */
  readonly systemPrompt?: string | undefined;
  readonly temperature: number;
  readonly maxTokens: number;
  /** The language to write in, and its words. */
  readonly texts: Texts;
  /** The answer has to be JSON of this form. */
  readonly shape?: Shape | undefined;
  /** Milliseconds this text may take, so that a bounded run comes to its end. */
  readonly budget?: number | undefined;
  /** Tools the model may call instead of answering. The offline model calls none. */
  readonly tools?: readonly OfferedTool[] | undefined;
  /** The calls so far, and what the tools answered. */
  readonly rounds?: readonly ToolRound[] | undefined;
  /** It may call no more of the tools, and has to answer. */
  readonly toolsClosed?: boolean | undefined;
  /** The beginning of an answer that was cut off: the rest of it is asked for. */
  readonly written?: string | undefined;
  /**
   * Whether the service is to search the web for it; without a word it does as it always does. A
   * service that offers no search does nothing.
   */
  readonly webSearch?: boolean | undefined;
}

/** A page a service found on the web. */
export interface FoundPage {
  /** One line; the name of its place where the service gives none. */
  readonly title: string;
  /** With `http` or `https`. */
  readonly url: string;
  /** The words the service quotes; empty when it quotes none. */
  readonly text: string;
}

/** A tool as a model is told of it. */
export interface OfferedTool {
  readonly id: string;
  readonly description: string;
  /** JSON Schema of its input. */
  readonly input: Record<string, unknown>;
}

/** A call of a tool by a model. */
export interface ToolCall {
  /** As the service names it. */
  readonly id: string;
  /** The id of the tool; whatever the model wrote, when there is no such tool. */
  readonly name: string;
  /** JSON, as the model wrote it. */
  readonly arguments: string;
}

/** One answer of a model that calls tools, and theirs. */
export interface ToolRound {
  /** What it wrote besides. */
  readonly text: string;
  readonly calls: readonly ToolCall[];
  /** One for each call. */
  readonly answers: readonly string[];
}

/** What it costs to read, more text, or the end of it with what it cost in all. */
export type CompletionPart =
  | { readonly type: 'start'; readonly inputTokens: number }
  | { readonly type: 'delta'; readonly text: string }
  | {
      readonly type: 'end';
      readonly inputTokens: number;
      readonly outputTokens: number;
      /** It reached the tokens it may write, and is not whole. */
      readonly isCut?: boolean | undefined;
      /** The tools the model calls before it answers. */
      readonly calls?: readonly ToolCall[] | undefined;
      /**
       * Pages the service found, in its order: its own `[1]` is the first of them. Null for one that
       * is none, such as one with no address.
       */
      readonly pages?: readonly (FoundPage | null)[] | undefined;
      /** Why the service did not search the web though it was asked to, in its own words. */
      readonly searchRefused?: string | undefined;
    };

/** Whoever writes texts: the offline model, or a server that speaks the OpenAI protocol. */
export interface ModelProvider {
  /** Whether nothing leaves this machine; screens label such texts. */
  readonly offline: boolean;
  /** @throws {ProviderError} */
  models(signal?: AbortSignal): Promise<readonly ListedModel[]>;
  /** About how many tokens a request has to read; left out where any length is taken. */
  measure?(request: CompletionRequest): Promise<number>;
  /** @throws {ProviderError}, or the signal's reason. */
  complete(request: CompletionRequest, signal: AbortSignal): AsyncIterable<CompletionPart>;
}

/**
 * - `quota`: too many requests, or the credit is used up; another model may still answer.
 * - `unauthorized`: the key was refused.
 * - `timeout`: nothing came for too long.
 * - `broken`: the stream ended in the middle, or made no sense.
 * - `unavailable`: the service cannot be reached, or failed inside.
 * - `rejected`: the service understood the request and will not answer it.
 * - `overflow`: the request is longer than the model can read.
 * - `truncated`: the answer is longer than the model may write, and of no use in pieces.
 */
export type ProviderErrorKind =
  | 'quota'
  | 'unauthorized'
  | 'timeout'
  | 'broken'
  | 'unavailable'
  | 'rejected'
  | 'overflow'
  | 'truncated';

/** A model service that did not answer. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  constructor(
    readonly kind: ProviderErrorKind,
    /** The service's message, shortened, without the key; empty when it said nothing. */
    readonly detail = '',
    /** The status of its answer, when there was one. */
    readonly status = 0,
  ) {
    super(detail || kind);
  }
}
