import { expect, it } from 'vitest';

import { choicesIn, listAfter } from './lists.js';

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

it.each([
  ['en', 'Options', 'Options: HubSpot, Pipedrive and Zoho', ['HubSpot', 'Pipedrive', 'Zoho']],
  ['en', 'Criteria', 'criteria: price, ease of use', ['price', 'ease of use']],
  ['de', 'Optionen', 'Optionen: Leipzig oder Halle.', ['Leipzig', 'Halle']],
  ['zh', '选项', '选项：宁波、广州和天津。', ['宁波', '广州', '天津']],
  ['ar', 'الخيارات', 'الخيارات: الرباط وفاس، طنجة', ['الرباط وفاس', 'طنجة']],
  ['en', 'Options', 'Our options: HubSpot, Pipedrive', []],
  ['en', 'Options', 'Options are HubSpot and Pipedrive', []],
  [
    'en',
    'Options',
    'Options: we could stay where we are for the coming two years and hope that the rent stays, or move',
    [],
  ],
])('%s, after %s: %s', (locale, label, sentence, entries) => {
  expect(listAfter(label, sentence, locale)).toEqual(entries);
});

it.each([
  ['de', 'Zendesk, Freshdesk oder Intercom?', ['Zendesk', 'Freshdesk', 'Intercom']],
  ['en', 'Google Workspace, Microsoft 365 or Zoho?', ['Google Workspace', 'Microsoft 365', 'Zoho']],
  ['en', 'Take Brno, Graz or Linz?', []],
  ['en', 'Is Brno, Graz or Linz better?', []],
  ['en', 'Brno or Graz?', []],
])('in %s “%s” asks between %j', (locale, question, names) => {
  expect(choicesIn(question, locale)).toEqual(names);
});
