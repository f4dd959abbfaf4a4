import { expect, it } from 'vitest';

import { factsIn } from './facts.js';

it.each([
  [
    'en',
    'Marieke de Vries signs by May 15, 2026. The rent is €2,400 a month in Porto.',
    { dates: ['May 15, 2026'], names: ['Marieke de Vries', 'Porto'], figures: ['€2,400 a month'] },
  ],
  [
    'de',
    'Am 15. Mai 2026 unterschreibt Maria Lopez. Die Miete kostet 4,2 Millionen Euro.',
    { dates: ['15. Mai 2026'], names: ['Maria Lopez'], figures: ['4,2 Millionen Euro'] },
  ],
  [
    'es',
    'Se abre el 15 de mayo de 2026 en Porto.',
    { dates: ['15 de mayo de 2026'], names: ['Porto'] },
  ],
  [
    'zh',
    '2026年5月15日，Constella GmbH 开业。',
    { dates: ['2026年5月15日'], names: ['Constella GmbH'] },
  ],
  [
    'ar',
    'نفتح في 2026-05-15 مع Constella GmbH.',
    { dates: ['2026-05-15'], names: ['Constella GmbH'] },
  ],
])('in %s', (locale, text, facts) => {
  expect(factsIn([text], locale)).toMatchObject(facts);
});

it('has quotations and links as they are written, each once', () => {
  const text = '“We wasted nothing at all” https://example.org/a?b=1 https://example.org/a?b=1';
  expect(factsIn([text], 'en')).toMatchObject({
    quotations: ['“We wasted nothing at all”'],
    links: ['https://example.org/a?b=1'],
    figures: [],
  });
});
