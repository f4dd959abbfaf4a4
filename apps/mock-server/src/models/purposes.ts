import {
  modelPurposes,
  providerGroup,
  type Model,
  type ModelPurpose,
} from '@constella/api-client/contract';

import type { Store } from '../store/store.js';

/** The model of each purpose. */
export type PurposeModels = Readonly<Record<ModelPurpose, string>>;

/** The settings an administrator chooses the models in; empty, or absent: the rule does. */
export const purposeSettings: Readonly<Record<ModelPurpose, string>> = {
  fast: 'ai.fast_model',
  careful: 'ai.default_model',
  long: 'ai.long_model',
};

/** The platform's own choice where it is served: careful, cheap, and it holds a million tokens. */
export const standardModel = 'openai/gpt-4.1-mini';
/** Tokens a model must hold to be asked for anything but a short text. */
const smallestContext = 16_000;
/** Tokens that hold a long request with all its sources and what is written from them. */
const longContext = 100_000;

/** The model an administrator chose for a purpose, when it is one of the list. */
export function chosenModel(
  store: Pick<Store, 'findBy'>,
  purpose: ModelPurpose,
  models: readonly Model[],
): string | undefined {
  const id = choiceIn(store, purpose);
  return models.some((model) => model.id === id) ? id : undefined;
}

/** The model an administrator chose for a purpose, whether it is there or not. */
export function choiceIn(store: Pick<Store, 'findBy'>, purpose: ModelPurpose): string | undefined {
  const value = store.findBy('system_settings', 'settingKey', purposeSettings[purpose]);
  return value?.settingValue.trim() || undefined;
}

/**
 * The model of a purpose where nobody chose one, among chat models in their service's order:
 *
 * - `careful`: the platform's standard model where it is served, else the first that holds 16,000
 *   tokens or does not say; a service's order is the best there is to go by.
 * - `fast`: of the same provider as the careful one the cheapest that costs something and holds
 *   16,000 tokens. Where no prices are said, the careful one: changing models is slow on a machine
 *   of one's own.
 * - `long`: the careful one where it holds 100,000 tokens or does not say, else the one that holds
 *   most, the cheaper of two alike.
 */
export function ruledModel(
  purpose: ModelPurpose,
  models: readonly Model[],
  careful = carefulOf(models),
): string | undefined {
  const self = models.find(({ id }) => id === careful);
  if (!self || purpose === 'careful') return careful;
  if (purpose === 'long') {
    if ((self.contextLength ?? longContext) >= longContext) return careful;
    const [most = self] = models
      .filter(({ contextLength }) => contextLength != null)
      .toSorted((a, b) => (b.contextLength ?? 0) - (a.contextLength ?? 0) || costOf(a) - costOf(b));
    return most.id;
  }
  const [cheapest = self] = models
    .filter(
      (model) =>
        providerGroup(model) === providerGroup(self) &&
        costOf(model) > 0 &&
        costOf(model) < costOf(self) &&
        (model.contextLength ?? 0) >= smallestContext,
    )
    .toSorted((a, b) => costOf(a) - costOf(b));
  return cheapest.id;
}

function carefulOf(models: readonly Model[]): string | undefined {
  const best = models.find(({ id }) => id === standardModel);
  const roomy = models.find(
    ({ contextLength }) => (contextLength ?? smallestContext) >= smallestContext,
  );
  return (best ?? roomy ?? models[0])?.id;
}

/** What reading a page and writing one costs; nothing where no price is said. */
const costOf = ({ price }: Model): number => (price ? price.input + price.output : 0);

/** The same model for every purpose. */
export const oneForAll = (id: string): PurposeModels =>
  Object.fromEntries(modelPurposes.map((purpose) => [purpose, id])) as PurposeModels;
