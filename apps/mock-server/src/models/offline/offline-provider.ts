import { sleep } from '../../base/clock.js';
import type { CompletionPart, CompletionRequest, ModelProvider } from '../provider.js';
import { estimateTokens } from '../tokens.js';
import type { ContentLibrary } from './content.js';
import { offlineModels } from './models.js';
import { modelTestContent } from './model-test.js';
import { modelTest } from '../prompt.js';
import { writeOffline } from './writer.js';

/** Milliseconds between two words at reading speed. */
const readablePace = 24;
/** The share of a text's time budget that its streaming may take. */
const budgetShare = 0.6;

/**
 * The model that is always there: no key, no network, the same text for the same request,
 * streamed at `pace` milliseconds a word (0: at once), faster when a run's time is short.
 */
export function createOfflineProvider(
  library: ContentLibrary,
  { pace = readablePace }: { pace?: number } = {},
): ModelProvider {
  const known = { ...library, [modelTest]: modelTestContent };
  return {
    offline: true,
    models: () => Promise.resolve([...offlineModels.openrouter, ...offlineModels.perplexity]),
    async *complete(request, signal): AsyncGenerator<CompletionPart> {
      // JSON that is cut off is no JSON.
      const limit = request.shape ? Infinity : request.maxTokens;
      const words = wordsWithin(await writeOffline(request, known), limit);
      const wait = Math.min(pace, ((request.budget ?? Infinity) * budgetShare) / words.length);
      let written = '';
      yield { type: 'start', inputTokens: inputTokens(request) };
      for (const word of words) {
        signal.throwIfAborted();
        if (wait > 0) await sleep(wait, signal);
        written += word;
        yield { type: 'delta', text: word };
      }
      yield {
        type: 'end',
        inputTokens: inputTokens(request),
        outputTokens: estimateTokens(written),
      };
    },
  };
}

/** The words of a text, spaces attached, up to the tokens allowed. */
function wordsWithin(text: string, maxTokens: number): string[] {
  // Languages without spaces are written a few signs at a time.
  const words =
    text.match(
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,3}\s*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
    ) ?? [];
  let tokens = 0;
  const end = words.findIndex((word) => (tokens += estimateTokens(word)) > maxTokens);
  return end < 0 ? words : words.slice(0, Math.max(end, 1));
}

/** The tokens of what it was given to read. */
const inputTokens = ({ prompt, systemPrompt = '' }: CompletionRequest): number =>
  estimateTokens(systemPrompt) +
  estimateTokens(prompt.question ?? JSON.stringify([prompt.request, prompt.data]));
