import type { Model } from '@constella/api-client/contract';

import { createModels, type Models } from '../engine/models.js';
import { createOfflineProvider } from '../engine/offline/offline-provider.js';
import { createOpenAiProvider } from '../engine/openai/openai-provider.js';
import type { Store } from '../store/store.js';
import type { Settings } from './settings.js';

const openrouterUrl = 'https://openrouter.ai/api/v1';
const perplexityUrl = 'https://api.perplexity.ai';
/** Perplexity has no list to ask for; these are its documented models. */
const perplexityModels: readonly Model[] = [
  ['sonar', 'Sonar', 128],
  ['sonar-pro', 'Sonar Pro', 200],
  ['sonar-reasoning-pro', 'Sonar Reasoning Pro', 128],
  ['sonar-deep-research', 'Sonar Deep Research', 128],
].map(([id, name, thousands]) => ({
  id: String(id),
  name: String(name),
  provider: `perplexity/${id}`,
  contextLength: Number(thousands) * 1_000,
  offline: false,
}));

/** Who answers model calls: the services the settings name, else the offline model. */
export function modelsOf(store: Store, settings: Settings): Models {
  const { LLM_BASE_URL, LLM_API_KEY, OPENROUTER_API_KEY, PERPLEXITY_API_KEY } = settings;
  const main = LLM_BASE_URL
    ? createOpenAiProvider({ baseUrl: LLM_BASE_URL, apiKey: LLM_API_KEY })
    : OPENROUTER_API_KEY
      ? createOpenAiProvider({ baseUrl: openrouterUrl, apiKey: OPENROUTER_API_KEY })
      : undefined;
  const perplexity = PERPLEXITY_API_KEY
    ? createOpenAiProvider({
        baseUrl: perplexityUrl,
        apiKey: PERPLEXITY_API_KEY,
        models: perplexityModels,
      })
    : undefined;
  const offline = createOfflineProvider({ pace: settings.OFFLINE_PACE_MS });
  return createModels(store, { offline, main, perplexity });
}

/** Which models a server uses, for the line it prints at its start. */
export function describeModels({
  LLM_BASE_URL,
  OPENROUTER_API_KEY,
  PERPLEXITY_API_KEY,
}: Settings): string {
  const main = LLM_BASE_URL ?? (OPENROUTER_API_KEY ? 'OpenRouter' : undefined);
  const services = [main, PERPLEXITY_API_KEY && 'Perplexity'].filter(Boolean);
  if (services.length === 0) return 'offline model (no key, no network)';
  return main ? services.join(' and ') : `${services.join('')}, and the offline model`;
}
