import { modelServiceFacts, type ModelServiceKind } from '@constella/api-client/contract';

import type { ListedModel, ModelProvider } from '../provider.js';

/** Milliseconds in which a service that gave no list is not asked for it again. */
const quietTime = 15_000;

/**
 * A service that was connected here: its models say whose they are where their ids do not, and when
 * it gives no list, nobody waits for it again at once.
 */
export function connectedProvider(kind: ModelServiceKind, provider: ModelProvider): ModelProvider {
  let listed: { from: readonly ListedModel[]; models: readonly ListedModel[] } | undefined;
  let failed: { error: unknown; until: number } | undefined;
  return {
    ...provider,
    async models(signal) {
      if (failed && failed.until > Date.now()) throw failed.error;
      try {
        const from = await provider.models(signal);
        failed = undefined;
        if (listed?.from !== from)
          listed = { from, models: from.map((model) => named(model, kind)) };
        return listed.models;
      } catch (error) {
        if (!signal?.aborted) failed = { error, until: Date.now() + quietTime };
        throw error;
      }
    },
  };
}

const named = (model: ListedModel, kind: ModelServiceKind): ListedModel =>
  model.provider ? model : { ...model, provider: `${modelServiceFacts[kind].name}/${model.id}` };
