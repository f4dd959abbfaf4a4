import { expect, it } from 'vitest';

import { choicesIn } from './lists.js';

it.each([
  ['en', 'Where to: Hamburg, Gdańsk or Rotterdam?', ['Hamburg', 'Gdańsk', 'Rotterdam']],
  ['de', 'Zur Wahl stehen: Pumpe, Kessel oder Fernwärme.', ['Pumpe', 'Kessel', 'Fernwärme']],
  ['zh', '选择：宁波、青岛或大连', ['宁波', '青岛', '大连']],
  ['ja', '選択: 乗用型、可搬型、またはレンタル', ['乗用型', '可搬型', 'レンタル']],
  ['ar', 'الاختيار: الرباط أو فاس أو طنجة.', ['الرباط', 'فاس', 'طنجة']],
  // Part of a longer word, no list, and a list of anything.
  ['en', 'Name: Chooser, picker.', []],
  ['en', 'Should we move or stay?', []],
  ['en', 'Bring: bread, salt and wine.', []],
])('%s: %s', (locale, sentence, choices) => {
  expect(choicesIn(sentence, locale)).toEqual(choices);
});
