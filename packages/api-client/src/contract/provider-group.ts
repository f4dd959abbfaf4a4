import type { Model } from './entities/model.js';

/** The group of models without a provider. */
export const otherProviderGroup = 'other';

/** The provider group of a model: the first segment of its provider path, else `other`. */
export function providerGroup(model: Pick<Model, 'provider'>): string {
  const [group] = (model.provider ?? '').split('/').filter((segment) => segment.trim() !== '');
  return group?.trim() ?? otherProviderGroup;
}
