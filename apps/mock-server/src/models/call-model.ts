import type { PreferredProvider, RunErrorCode } from '@constella/api-client/contract';

import type { Models } from './models.js';
import {
  ProviderError,
  type CompletionPart,
  type CompletionRequest,
  type ProviderErrorKind,
} from './provider.js';
import { estimateTokens } from './tokens.js';

/** A text a model wrote, and what came with its end. */
export interface Completion extends Omit<Extract<CompletionPart, { type: 'end' }>, 'type'> {
  readonly text: string;
  /** The model that wrote it. */
  readonly model: string;
  readonly offline: boolean;
}

/** The failure after which another model goes on, or the same one begins again. */
export interface Retry {
  readonly kind: ProviderErrorKind;
  /** The service's own reason; empty when it gave none. */
  readonly detail: string;
  readonly model: string;
  /** The model that goes on; the same one when it begins again. */
  readonly next: string;
}

/** How a call may recover and who hears about it. */
export interface CallOptions {
  readonly allowFallback: boolean;
  readonly preferredProvider: PreferredProvider;
  /** More text of the present try. */
  onDelta(text: string): Promise<void> | void;
  /** The text so far is void: the call begins again, with the same or another model. */
  onRetry(retry: Retry): Promise<void> | void;
  /** The signal ended the text in the middle: what there is of it, its tokens estimated. */
  onCut?(completion: Completion): void;
}

/** Failures another model may not have. */
const elsewhere: ReadonlySet<ProviderErrorKind> = new Set(['quota', 'timeout', 'rejected']);
/** Failures the same model may not have a second time. */
const passing: ReadonlySet<ProviderErrorKind> = new Set(['broken', 'unavailable']);
/** Characters a text may have; a model that never stops must not fill the disk. */
export const longestText = 200_000;

/**
 * Asks a model for a text. A broken or unavailable service is asked once more; on quota, stall or
 * refusal another model is asked when the agent allows it.
 *
 * @throws {ProviderError} of the last try, or the signal's reason.
 */
export async function callModel(
  models: Models,
  request: CompletionRequest,
  options: CallOptions,
  signal: AbortSignal,
): Promise<Completion> {
  let model = request.model;
  let retried = false;
  let others: string[] | undefined;
  for (;;) {
    try {
      return await completeOnce(models, { ...request, model }, options, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      let next: string | undefined;
      if (passing.has(error.kind) && !retried) {
        retried = true;
        next = model;
      } else if (elsewhere.has(error.kind) && options.allowFallback) {
        others ??= await models.fallbacks(request.model, options.preferredProvider, signal);
        next = others.shift();
      }
      if (next === undefined) throw error;
      await options.onRetry({ kind: error.kind, detail: error.detail, model, next });
      model = next;
    }
  }
}

async function completeOnce(
  models: Models,
  request: CompletionRequest,
  options: CallOptions,
  signal: AbortSignal,
): Promise<Completion> {
  const { model } = request;
  const provider = models.providerFor(model);
  const { offline } = provider;
  let text = '';
  let inputTokens = 0;
  try {
    // Its price is the list's; what is not listed may cost anything.
    if (!(await models.isListed(model, signal))) throw new ProviderError('rejected');
    for await (const part of provider.complete(request, signal)) {
      if (part.type === 'end') {
        const { type: _type, ...whole } = part;
        return { ...whole, text, model, offline };
      }
      if (part.type === 'start') {
        ({ inputTokens } = part);
        continue;
      }
      text += part.text;
      await options.onDelta(part.text);
      if (text.length <= longestText) continue;
      if (request.shape) throw new ProviderError('truncated', 'a text without end');
      // What is there is kept; half a character is none.
      text = text.slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '');
      const outputTokens = estimateTokens(text);
      return { text, model, offline, inputTokens, outputTokens, isCut: true };
    }
    throw new ProviderError('broken');
  } catch (error) {
    if (signal.aborted && text !== '') {
      const outputTokens = estimateTokens(text);
      options.onCut?.({ text, model, offline, inputTokens, outputTokens });
    }
    throw error;
  }
}

/** How the contract names each failure. */
export const runErrorCode: Record<ProviderErrorKind, RunErrorCode> = {
  quota: 'quota',
  unauthorized: 'unauthorized',
  timeout: 'timeout',
  broken: 'invalid_output',
  unavailable: 'unavailable',
  rejected: 'invalid_output',
  overflow: 'invalid_output',
  truncated: 'invalid_output',
};
