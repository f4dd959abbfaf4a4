import { modelTest } from '../models/prompt.js';
import {
  ProviderError,
  type CompletionPart,
  type CompletionRequest,
  type ModelProvider,
} from '../models/provider.js';

/** Models most agents, and the platform's own, write with. */
const exhaustedModels: ReadonlySet<string> = new Set([
  'anthropic/claude-sonnet-4',
  'openai/gpt-4.1-mini',
]);

/** Text the offline model writes for free has the price of the models it stands in for. */
export const priced = (provider: ModelProvider): ModelProvider => ({ ...provider, offline: false });

/**
 * A model that is paid and carries changes of a result out: it writes the wish under the text. As a
 * mentor it repeats the question.
 */
export function connected(provider: ModelProvider): ModelProvider {
  const paid = priced(provider);
  return {
    ...paid,
    complete: (request, signal) => {
      const { document, data } = request.prompt;
      if (document === 'revise') return inOnePiece(JSON.stringify(revisionOf(request)));
      if (document === 'mentor-answer')
        return inOnePiece([data['name'], data['question']].join(': '));
      return paid.complete(request, signal);
    },
  };
}

function revisionOf({ prompt, shape }: CompletionRequest): Record<string, unknown> {
  const result = JSON.parse(String(prompt.data['result'])) as Record<string, unknown>;
  const fields = Object.keys(shape?.schema['properties'] ?? {});
  const text = fields.find((name) => typeof result[name] === 'string' && result[name] !== '');
  const kept = Object.fromEntries(fields.map((name) => [name, result[name]]));
  if (text === undefined) return kept;
  const wish = String(prompt.data['instruction']);
  return { ...kept, [text]: `${String(result[text])}\n\n${wish}` };
}

// oxlint-disable-next-line typescript/require-await -- nothing is waited for
async function* inOnePiece(text: string): AsyncGenerator<CompletionPart> {
  yield { type: 'delta', text };
  yield { type: 'end', inputTokens: 900, outputTokens: 300 };
}

/** The models most agents prefer have no quota left. */
export function withoutQuota(provider: ModelProvider): ModelProvider {
  return {
    ...provider,
    complete: (request, signal) => {
      if (exhaustedModels.has(request.model)) throw new ProviderError('quota');
      return provider.complete(request, signal);
    },
  };
}

/** A text is asked for once more when there was no answer, or the wrong one. */
const tries = 2;

/** The first text of a run gets no answer. Tests of a model do. */
export function goneAtFirst(provider: ModelProvider): ModelProvider {
  let left = tries;
  return {
    ...provider,
    complete: (request, signal) => {
      if (request.prompt.assistant !== modelTest && left > 0) {
        left -= 1;
        throw new ProviderError('unavailable');
      }
      return provider.complete(request, signal);
    },
  };
}

/** The first answer that has to be JSON is a list of what would have been in it. */
export function withoutForm(provider: ModelProvider): ModelProvider {
  let left = tries;
  return {
    ...provider,
    complete: (request, signal) => {
      if (!request.shape || left === 0) return provider.complete(request, signal);
      left -= 1;
      return asProse(provider.complete(request, signal));
    },
  };
}

async function* asProse(parts: AsyncIterable<CompletionPart>): AsyncGenerator<CompletionPart> {
  let json = '';
  for await (const part of parts) {
    if (part.type === 'delta') json += part.text;
    else if (part.type === 'start') yield part;
    else {
      const lines = textsIn(JSON.parse(json)).map((text) => `- ${text}`);
      yield { type: 'delta', text: lines.join('\n') };
      yield part;
    }
  }
}

/** Every text in a value, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
