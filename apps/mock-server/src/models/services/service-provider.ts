import { type Model, type ModelServiceKind } from '@constella/api-client/contract';

import { createOpenAiProvider } from '../openai/openai-provider.js';
import type { ModelProvider } from '../provider.js';

/**
 * Perplexity has no list to ask for; these are its documented models, with what a search of the
 * smallest size costs (docs.perplexity.ai, pricing).
 */
const perplexityModels: readonly Model[] = [
  ['sonar', 'Sonar', 128, 0.005],
  ['sonar-pro', 'Sonar Pro', 200, 0.006],
  ['sonar-reasoning-pro', 'Sonar Reasoning Pro', 128, 0.006],
  ['sonar-deep-research', 'Sonar Deep Research', 128, 0.005],
].map(([id, name, thousands, search]) => ({
  id: String(id),
  name: String(name),
  provider: `perplexity/${id}`,
  contextLength: Number(thousands) * 1_000,
  offline: false,
  webSearch: { price: Number(search) },
}));

interface ServiceOptions {
  readonly kind: ModelServiceKind;
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof fetch | undefined;
  /** Milliseconds without a sign of life after which it counts as stalled. */
  readonly stall?: number | undefined;
}

/** The provider of a service of a kind. */
export const createServiceProvider = ({ kind, ...options }: ServiceOptions): ModelProvider =>
  createOpenAiProvider({
    ...options,
    models: kind === 'perplexity' ? perplexityModels : undefined,
    webSearch: kind === 'perplexity' || kind === 'openrouter' ? kind : undefined,
  });
