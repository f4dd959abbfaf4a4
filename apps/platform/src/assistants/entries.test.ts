import { assistantIds, assistants } from '@constella/api-client/contract';
import { loadMessages, namespaces } from '@constella/i18n';
import { expect, it } from 'vitest';

import { entries } from './index';
import { placeName } from './shared/define-entry';

const texts = await loadMessages('en', namespaces);

it.each(entries.map((entry) => [entry.id, entry] as const))(
  'the texts of %s that follow from its id and path are there',
  async (id, entry) => {
    const { path } = assistants[id];
    for (const text of [entry.title, entry.screen, entry.about, placeName(path)])
      expect(texts).toHaveProperty([text]);
  },
);

it('every assistant with a form of its own has screens', () => {
  const others = ['cognitive-flow', 'collaboration'];
  expect([...entries.map(({ id }) => id), ...others].toSorted()).toEqual(assistantIds.toSorted());
});
