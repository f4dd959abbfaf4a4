import { callModel, longestText, type CallOptions, type Completion } from './call-model.js';
import { fitRequest, type Fitted, type Shortened } from './fit-prompt.js';
import type { Models } from './models.js';
import { ProviderError, type CompletionRequest } from './provider.js';
import { estimateTokens } from './tokens.js';

/** Requests for the rest of a text that was cut off. */
const mostContinuations = 3;
/** How much more an answer may be long that was cut off and is of no use in pieces. */
const raise = 4;
/** Tokens it may have then where the model's context is not known. */
const raisedAtLeast = 8_000;
/** The share of a request's tokens that is tried when a model cannot read it and does not say what it can. */
const blindShare = 0.6;

/** {@link CallOptions}, and who hears what was done to a request. */
export interface WholeOptions extends CallOptions {
  /** Passages or findings were shortened to fit into what the model can read. */
  onShortened?(shortened: Shortened): Promise<void> | void;
}

/**
 * Asks a model for a whole answer: fitted into its context, and not cut off where it may write no
 * more. A text is continued, at most three times; an answer with a form is asked for once more
 * with more room. Its tokens are those of all requests; it is one text.
 *
 * @throws {ProviderError} as {@link callModel}; `truncated` for an answer with a form that is too long.
 */
export async function wholeAnswer(
  models: Models,
  given: CompletionRequest,
  options: WholeOptions,
  signal: AbortSignal,
): Promise<Completion> {
  const provider = models.providerFor(given.model);
  if (provider.offline) return callModel(models, given, options, signal);
  const measure = async (asked: CompletionRequest) => (await provider.measure?.(asked)) ?? 0;
  const context = await models.contextLength(given.model, signal);
  const fitted: Fitted = context
    ? await fitRequest(given, context, measure)
    : { request: given, shortened: undefined, inputTokens: await measure(given) };
  if (fitted.shortened) await options.onShortened?.(fitted.shortened);
  const { request, completion } = await askFitted(models, { ...fitted, measure }, options, signal);
  if (!completion.isCut || completion.calls) return completion;
  const room = context ? context - completion.inputTokens : Infinity;
  return given.shape || completion.text.trim() === ''
    ? askWithMoreRoom(models, { request, completion, room }, options, signal)
    : continueText(models, { request, completion }, options, signal);
}

interface Answered {
  readonly request: CompletionRequest;
  readonly completion: Completion;
}

/** Asks; a request the model says it cannot read is shortened once. */
async function askFitted(
  models: Models,
  {
    request,
    inputTokens,
    measure,
  }: Fitted & { measure: (asked: CompletionRequest) => Promise<number> },
  options: WholeOptions,
  signal: AbortSignal,
): Promise<Answered> {
  try {
    return { request, completion: await callModel(models, request, options, signal) };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'overflow') throw error;
    const said = limitIn(error.detail);
    const context = said ?? Math.floor((inputTokens + request.maxTokens) * blindShare);
    const again = await fitRequest(request, context, measure);
    const fits = again.shortened !== undefined || again.request.maxTokens < request.maxTokens;
    if (!fits) throw error;
    if (again.shortened) await options.onShortened?.(again.shortened);
    return {
      request: again.request,
      completion: await callModel(models, again.request, options, signal),
    };
  }
}

/** The tokens a refusal says the model can read: "maximum context length is 8192 tokens". */
function limitIn(detail: string): number | undefined {
  const found =
    /(?:maximum context length|context (?:length|window|size))\D{0,40}?(\d[\d,]{2,})/i.exec(detail);
  const limit = Number(found?.[1]?.replaceAll(',', ''));
  return limit > 0 ? limit : undefined;
}

async function askWithMoreRoom(
  models: Models,
  { request, completion, room }: Answered & { room: number },
  options: WholeOptions,
  signal: AbortSignal,
): Promise<Completion> {
  const maxTokens = Math.floor(Math.min(Math.max(request.maxTokens * raise, raisedAtLeast), room));
  if (maxTokens <= request.maxTokens) throw new ProviderError('truncated');
  const { model } = completion;
  await options.onRetry({ kind: 'truncated', detail: '', model, next: model });
  const again = await callModel(models, { ...request, maxTokens }, options, signal);
  if (again.isCut) throw new ProviderError('truncated');
  return sumOf(completion, again, again.text);
}

async function continueText(
  models: Models,
  { request, completion }: Answered,
  options: WholeOptions,
  signal: AbortSignal,
): Promise<Completion> {
  let whole = completion;
  for (let count = 0; whole.isCut && count < mostContinuations; count += 1) {
    // Nobody reads more of it.
    if (whole.text.length >= longestText) return whole;
    const { text: written } = whole;
    const next = await callModel(
      models,
      // The model that began goes on, whoever was asked first.
      // What was found is there: the rest cites it too.
      { ...request, model: whole.model, written, webSearch: request.webSearch && false },
      {
        ...options,
        async onRetry(retry) {
          await options.onRetry(retry);
          // Readers saw everything vanish, and what is written stays.
          await options.onDelta(written);
        },
        onCut: (cut) => options.onCut?.(sumOf(whole, cut, written + cut.text)),
      },
      signal,
    );
    whole = sumOf(whole, next, written + next.text);
  }
  return whole;
}

const sumOf = (first: Completion, last: Completion, text: string): Completion => ({
  ...last,
  ...(first.pages && { pages: first.pages }),
  ...(first.searchRefused && { searchRefused: first.searchRefused }),
  text,
  inputTokens: first.inputTokens + last.inputTokens,
  outputTokens: first.outputTokens + (last.outputTokens || estimateTokens(last.text)),
});
