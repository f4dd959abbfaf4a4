import {
  learningResourceTypes,
  mentorRoles,
  resourceDifficulties,
  shownResourceTypes,
} from '@constella/api-client/contract';
import { loadMessages, locales, type MessageId } from '@constella/i18n';
import { describe, expect, it } from 'vitest';

import { library } from './resources/resources-section';
import { measures } from './resources/quality-scores';
import { levelWords, scoreBand, storedTypes, typeWords } from './resources/resource-words';

const words: readonly MessageId[] = [
  ...new Set([...shownResourceTypes, ...learningResourceTypes].map(typeWords)),
  ...resourceDifficulties.map(levelWords),
  ...measures.map((measure): MessageId => `resources.quality.${measure}`),
  ...[95, 80, 65, 20].map((score): MessageId => `resources.quality.band.${scoreBand(score)}`),
  ...mentorRoles.flatMap((role): MessageId[] => [
    `mentors.role.${role}`,
    `mentors.role.${role}.about`,
    `mentors.self.${role}`,
  ]),
];

describe.each(locales)('in %s', (locale) => {
  it('every type, level, measure and role has words of its own', async () => {
    const messages = await loadMessages(locale, ['resources', 'mentors']);
    expect(words.filter((id) => !messages[id])).toEqual([]);
    const names = (ids: readonly MessageId[]) =>
      new Set(ids.map((id) => JSON.stringify(messages[id])));
    expect(names(shownResourceTypes.map(typeWords)).size).toBe(shownResourceTypes.length);
    expect(names(resourceDifficulties.map(levelWords)).size).toBe(resourceDifficulties.length);
    expect(names(measures.map((one): MessageId => `resources.quality.${one}`)).size).toBe(
      measures.length,
    );
    expect(names(mentorRoles.map((role): MessageId => `mentors.role.${role}`)).size).toBe(
      mentorRoles.length,
    );
  });
});

it('the filters offer every type and level of the interface, in order', () => {
  const [type] = library.filters ?? [];
  expect(type?.values).toEqual(shownResourceTypes);
  const level = library.columns.find(
    (column) => 'field' in column && column.field === 'difficultyLevel',
  );
  expect(level && 'values' in level && level.values).toEqual(resourceDifficulties);
});

it('every stored type is found by a type of the filter', () => {
  const found = new Set(shownResourceTypes.flatMap(storedTypes));
  expect(learningResourceTypes.filter((type) => !found.has(type))).toEqual([]);
});
