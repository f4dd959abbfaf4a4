import { sleep } from '../../base/clock.js';
import type { CompletionPart, CompletionRequest, ModelProvider } from '../provider.js';
import { estimateTokens } from '../tokens.js';
import { offlineModels } from './models.js';
import { writeOffline } from './writer.js';

/** Milliseconds between two words at reading speed. */
const readablePace = 24;
/** The share of a text's time budget that its streaming may take. */
const budgetShare = 0.6;

/**
 * The model that is always there: no key, no network, the same text for the same request,
 * streamed at `pace` milliseconds a word (0: at once), faster when a run's time is short.
 */
export function createOfflineProvider({
  pace = readablePace,
}: { pace?: number } = {}): ModelProvider {
  return {
    offline: true,
    models: () => Promise.resolve([...offlineModels.openrouter, ...offlineModels.perplexity]),
    async *complete(request, signal): AsyncGenerator<CompletionPart> {
      // JSON that is cut off is no JSON.
      const limit = request.shape ? Infinity : request.maxTokens;
      const words = wordsWithin(writeOffline(request), limit);
      const wait = Math.min(pace, ((request.budget ?? Infinity) * budgetShare) / words.length);
      let written = '';
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

/** What the same request would have cost a real model to read. */
function inputTokens({ scene, systemPrompt = '' }: CompletionRequest): number {
  const heard =
    'heard' in scene ? scene.heard : 'contributions' in scene ? scene.contributions : [];
  const read =
    scene.kind === 'answer'
      ? [scene.prompt]
      : scene.kind === 'assistant'
        ? [scene.role, scene.question]
        : [scene.task.title, scene.task.description, ...heard.map(({ text }) => text)];
  return [systemPrompt, ...read].reduce((sum, text) => sum + estimateTokens(text), 0);
}
