import { modelCategories, type Model } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { filterModels } from './filter-models';

const model = (id: string, over: Partial<Model> = {}): Model => ({ id, name: id, ...over });
const ids = (models: Model[]) => models.map(({ id }) => id);

describe('the model catalogue', () => {
  it.each(modelCategories)('shows only %s models in their tab', (category) => {
    const models = [
      ...modelCategories.map((known) => model(known, { categories: [known] })),
      model('none'),
    ];
    expect(ids(filterModels(models, category, '', 'en'))).toEqual([category]);
    expect(filterModels(models, 'all', '', 'en')).toHaveLength(models.length);
  });

  it('searches name, id and description', () => {
    const models = [
      model('a/one', { name: 'Opus' }),
      model('b/two', { description: 'Reads images' }),
      model('c/three'),
    ];
    expect(ids(filterModels(models, 'all', 'opus', 'en'))).toEqual(['a/one']);
    expect(ids(filterModels(models, 'all', ' IMAGES ', 'en'))).toEqual(['b/two']);
    expect(ids(filterModels(models, 'all', 'c/', 'en'))).toEqual(['c/three']);
  });
});
