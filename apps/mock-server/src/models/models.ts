import {
  providerGroup,
  routes,
  testRouteOf,
  type Model,
  type ModelPurpose,
  type PreferredProvider,
} from '@constella/api-client/contract';

import { Refusal } from '../base/refusal.js';
import type { Store } from '../store/store.js';
import { modelKind } from './model-kind.js';
import { ProviderError, type ListedModel, type ModelProvider } from './provider.js';
import { choiceIn, chosenModel, ruledModel, standardModel } from './purposes.js';

/** The two lists the client asks for. */
export type CatalogueName = 'openrouter' | 'perplexity';

/** Which models there are, who serves them, what they cost and who steps in for them. */
export interface Models {
  /**
   * Those one can talk with: none for images, speech or search.
   *
   * @throws {Refusal} 502 when the service that has the list does not answer.
   */
  list(catalogue: CatalogueName, signal?: AbortSignal): Promise<Model[]>;
  providerFor(modelId: string): ModelProvider;
  /**
   * Whether its service has the model in its list of chat models; one whose list is empty takes any.
   *
   * @throws {ProviderError} without a list.
   */
  isListed(modelId: string, signal?: AbortSignal): Promise<boolean>;
  /** Whether its service says that it can search the web for a model. Asks nobody twice. */
  searchesWeb(modelId: string, signal?: AbortSignal): Promise<boolean>;
  /** Points one request costs: none of the offline model. */
  pointsCost(modelId: string): number;
  /** Points of a text by each of these models, and `base` when at least one is not written offline. */
  price(base: number, modelIds: readonly string[]): number;
  /**
   * The model of the platform's own agents for a purpose: an administrator's choice, else the rule's.
   *
   * @throws {Refusal} 409 when the service has models, and none to talk with.
   */
  forPurpose(purpose: ModelPurpose): Promise<string>;
  /**
   * Whether an administrator chose the model of a purpose, and it is there; `missing` is the one
   * chosen while it is not, so that the rule's stands in.
   */
  choiceOf(purpose: ModelPurpose): Promise<{ isChosen: boolean; missing: string | null }>;
  /** Whether the platform's own agents write without a service. */
  readonly isOffline: boolean;
  /** Tokens a model holds; `undefined` where its list does not say. Asks nobody. */
  contextLength(modelId: string, signal?: AbortSignal): Promise<number | undefined>;
  /** The models to go on with when this one cannot, best first; none when no list can be had. */
  fallbacks(modelId: string, preferred: PreferredProvider, signal: AbortSignal): Promise<string[]>;
}

/** Cost of a request whose model no pricing rule names (data model, section 9). */
const defaultPointsCost = 1;
/** Models tried after the first. */
const fallbackCount = 2;
interface Providers {
  readonly offline: ModelProvider;
  /**
   * The OpenAI-compatible service, when there is one: it serves every model but Perplexity's. A
   * function is asked at each call, so that services come and go without a restart.
   */
  readonly main?: ModelProvider | (() => ModelProvider | undefined) | undefined;
  /** Perplexity itself, when there is a key for it. */
  readonly perplexity?: ModelProvider | undefined;
}

/** Perplexity's ids: the seed's `…llama-3.1-sonar…` and today's `sonar`, `sonar-pro`, … */
const isSonar = (modelId: string): boolean => /(?:^|[/-])sonar(?:-|$)/.test(modelId);

/** Whether one can talk with a model. */
const isChat = (model: ListedModel): boolean => (model.kind ?? modelKind(model)) === 'chat';

/** The catalogue over the providers that are configured, priced by the store's rules. */
export function createModels(
  store: Store,
  { offline, main: given, perplexity }: Providers,
): Models {
  const main = () => (typeof given === 'function' ? given() : given);
  const providerFor = (modelId: string): ModelProvider =>
    perplexity && isSonar(modelId) ? perplexity : (main() ?? offline);

  /** A model in its service's list; `undefined` where there is no list. */
  const listed = async (modelId: string, signal?: AbortSignal) => {
    const list = await providerFor(modelId)
      .models(signal)
      .catch(() => []);
    return list.find(({ id }) => id === modelId);
  };

  const pointsCost = (modelId: string): number => {
    if (providerFor(modelId).offline) return 0;
    const rule = store.findBy('model_pricing_rules', 'modelId', modelId);
    return rule?.active ? rule.pointsCost : defaultPointsCost;
  };

  const modelsOf = async (catalogue: CatalogueName, signal?: AbortSignal) => {
    if (catalogue === 'perplexity' && perplexity) return perplexity.models(signal);
    const source = main() ?? offline;
    // A service has one list; it is the first one.
    if (!source.offline) return catalogue === 'openrouter' ? source.models(signal) : [];
    const all = await source.models(signal);
    return all.filter(
      ({ id }) => (testRouteOf(id) === routes.perplexityTest) === (catalogue === 'perplexity'),
    );
  };

  return {
    providerFor,
    get isOffline() {
      return (main() ?? offline).offline;
    },
    async isListed(modelId, signal) {
      const list = await providerFor(modelId).models(signal);
      return list.length === 0 || list.some((model) => model.id === modelId && isChat(model));
    },
    contextLength: async (modelId, signal) =>
      (await listed(modelId, signal))?.contextLength ?? undefined,
    searchesWeb: async (modelId, signal) => Boolean((await listed(modelId, signal))?.webSearch),
    pointsCost,
    price: (base, modelIds) =>
      modelIds.reduce(
        (sum, modelId) => sum + pointsCost(modelId),
        modelIds.every((modelId) => providerFor(modelId).offline) ? 0 : base,
      ),
    async forPurpose(purpose) {
      const listed = await (main() ?? offline).models().catch(() => []);
      // Without a list the service takes any, or does not answer and says so when it is asked.
      if (listed.length === 0) return standardModel;
      const models = listed.filter(isChat);
      const careful = chosenModel(store, 'careful', models) ?? ruledModel('careful', models);
      const id = chosenModel(store, purpose, models) ?? ruledModel(purpose, models, careful);
      if (id === undefined) throw new Refusal(409, 'server.models.noChat');
      return id;
    },
    async choiceOf(purpose) {
      const chosen = choiceIn(store, purpose);
      const listed = await (main() ?? offline).models().catch(() => []);
      const isChosen = chosenModel(store, purpose, listed.filter(isChat)) !== undefined;
      // The standard model is what a server begins with: nobody has to have chosen it.
      const isMissing = !isChosen && chosen !== standardModel;
      return { isChosen, missing: isMissing ? (chosen ?? null) : null };
    },
    async list(catalogue, signal) {
      try {
        const models = await modelsOf(catalogue, signal);
        return models
          .filter(isChat)
          .map(({ kind: _kind, ...model }) => ({ ...model, pointsCost: pointsCost(model.id) }));
      } catch (error) {
        if (error instanceof ProviderError) throw new Refusal(502, 'server.models.unavailable');
        throw error;
      }
    },
    async fallbacks(modelId, preferred, signal) {
      const models = await providerFor(modelId)
        .models(signal)
        .catch(() => []);
      return rankFallbacks(models.filter(isChat), modelId, preferred, pointsCost).slice(
        0,
        fallbackCount,
      );
    },
  };
}

/**
 * The order in which models step in for one: those of the preferred provider, then those that
 * hold as much context, then those of another provider (a quota is a provider's), then the cheapest.
 */
export function rankFallbacks(
  models: readonly Model[],
  modelId: string,
  preferred: PreferredProvider,
  pointsCost: (modelId: string) => number,
): string[] {
  const self = models.find(({ id }) => id === modelId);
  const group = self ? providerGroup(self) : undefined;
  const context = self?.contextLength ?? 0;
  const rank = (model: Model): number[] => [
    preferred !== 'auto' && providerGroup(model).startsWith(preferred) ? 0 : 1,
    (model.contextLength ?? 0) >= context ? 0 : 1,
    providerGroup(model) === group ? 1 : 0,
    pointsCost(model.id),
  ];
  return models
    .filter(({ id }) => id !== modelId)
    .map((model) => ({ id: model.id, rank: rank(model) }))
    .toSorted((a, b) => compare(a.rank, b.rank))
    .map(({ id }) => id);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
