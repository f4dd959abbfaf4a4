import { modelCategories, type Model } from '@constella/api-client';

/** The tabs of the catalogue, in the seed's order. */
export const modelTabs = [...modelCategories, 'all'] as const;
export type ModelTab = (typeof modelTabs)[number];

/** The models of one tab whose name, id or description holds what is searched for. */
export function filterModels(
  models: readonly Model[],
  tab: ModelTab,
  search: string,
  locale: string,
): Model[] {
  const needle = search.trim().toLocaleLowerCase(locale);
  return models.filter(
    (model) =>
      (tab === 'all' || model.categories?.includes(tab)) &&
      `${model.name}\n${model.id}\n${model.description ?? ''}`
        .toLocaleLowerCase(locale)
        .includes(needle),
  );
}
