import { expect, it } from 'vitest';

import { choicesIn, listAfter, optionsIn } from './lists.js';

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
  ['en', 'HubSpot or Pipedrive?', ['HubSpot', 'Pipedrive']],
  ['en', 'HubSpot vs. Pipedrive?', ['HubSpot', 'Pipedrive']],
  ['en', 'HubSpot or Pipedrive for a team of five?', ['HubSpot', 'Pipedrive']],
  ['en', 'Should we move to Brno, Graz or Linz next year?', ['Brno', 'Graz', 'Linz']],
  ['de', 'Nehmen wir Bus oder Bahn?', ['Bus', 'Bahn']],
  ['fr', 'HubSpot ou Pipedrive ?', ['HubSpot', 'Pipedrive']],
  ['fr', 'On choisit Lyon ou Nantes ?', ['Lyon', 'Nantes']],
  ['es', '¿Bilbao o Gijón?', ['Bilbao', 'Gijón']],
  ['it', 'HubSpot oppure Pipedrive?', ['HubSpot', 'Pipedrive']],
  ['pt-BR', 'Recife ou Natal?', ['Recife', 'Natal']],
  ['pt-PT', 'Vamos para o Porto ou Braga?', ['Porto', 'Braga']],
  ['zh', 'HubSpot还是Pipedrive？', ['HubSpot', 'Pipedrive']],
  ['zh', '宁波还是青岛？', ['宁波', '青岛']],
  ['zh-TW', 'HubSpot 還是 Pipedrive？', ['HubSpot', 'Pipedrive']],
  ['ja', 'HubSpot、それともPipedrive？', ['HubSpot', 'Pipedrive']],
  ['ja', '札幌、それとも福岡？', ['札幌', '福岡']],
  ['ko', '부산 아니면 대구?', ['부산', '대구']],
  ['ar', 'الرباط أم فاس؟', ['الرباط', 'فاس']],
  // Typed in another language than the one that is set.
  ['de', 'HubSpot or Pipedrive?', ['HubSpot', 'Pipedrive']],
  // A verb that is written as a name, or is a word of its own.
  ['en', 'Take Brno, Graz or Linz?', []],
  ['en', 'Take Brno or Graz?', []],
  ['en', 'Is Brno, Graz or Linz better?', []],
  ['en', 'What does it take to move or to stay?', []],
  ['zh', '我们去宁波还是青岛？', []],
  ['ja', '大阪に移るか、または東京に残る？', []],
  ['ar', 'هل ننتقل إلى الرباط أم فاس؟', []],
])('in %s “%s” asks between %j', (locale, question, names) => {
  expect(choicesIn(question, locale)).toEqual(names);
});

const bakery =
  'We can open a shop in Villeurbanne (rent 2,100 euros a month, loyal families) or a stall at Part-Dieu station (rent 4,800 euros a month).';

it.each([
  ['en', bakery, ['Shop in Villeurbanne', 'Stall at Part-Dieu station']],
  ['de', 'Ein Laden in Graz oder ein Stand am Bahnhof.', ['Laden in Graz', 'Stand am Bahnhof']],
  [
    'fr',
    'On hésite entre une boutique à Villeurbanne ou un stand à la Part-Dieu.',
    ['Boutique à Villeurbanne', 'Stand à la Part-Dieu'],
  ],
  ['es', 'Una tienda en Gijón o un puesto en Bilbao.', ['Tienda en Gijón', 'Puesto en Bilbao']],
  ['it', 'Un negozio a Bari o un banco a Lecce.', ['Negozio a Bari', 'Banco a Lecce']],
  ['pt-BR', 'Uma loja em Recife ou um quiosque em Natal.', ['Loja em Recife', 'Quiosque em Natal']],
  ['en', 'The clinic closes for a week or a month.', []],
  ['en', 'We hire a designer or an engineer.', []],
  ['de', 'Wir warten eine Woche oder einen Monat.', []],
])('in %s “%s” is between %j', (locale, sentence, things) => {
  expect(choicesIn(sentence, locale)).toEqual(things);
});

it.each([
  [
    'en',
    { title: 'A CRM', description: 'HubSpot: strong marketing, expensive\nPipedrive: cheap' },
    ['HubSpot', 'Pipedrive'],
  ],
  [
    'de',
    { title: 'Leipzig: bleiben?', description: 'Leipzig: nah, teuer. Halle: weit, günstig.' },
    ['Leipzig', 'Halle'],
  ],
  ['zh', { title: '选系统', description: 'HubSpot：贵\n用友：便宜' }, ['HubSpot', '用友']],
  ['en', { title: 'A CRM', description: 'Budget: 5,000 euros\nGoal: fewer calls' }, []],
  ['en', { title: 'A CRM', description: 'HubSpot: strong marketing, expensive' }, []],
])('%s, %j is about %j', (locale, said, options) => {
  expect(optionsIn(said, 'Options', locale)).toEqual(options);
});
