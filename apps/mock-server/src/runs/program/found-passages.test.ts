import type { RunEvent } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import type { Passage } from '../../models/prompt.js';
import { FoundPassages, passagesIn } from './found-passages.js';

const law: Omit<Passage, 'number'> = {
  kind: 'library',
  name: 'GDPR',
  url: 'https://example.org/gdpr',
  text: 'Art. 33',
};
const begun: Passage[] = [{ number: 3, kind: 'company', name: 'Nordvik', text: 'Retail' }];

const answered = (result: unknown): RunEvent => ({
  id: 1,
  at: '2026-01-31T09:00:00.000Z',
  type: 'tool',
  callId: '1',
  agentId: 1,
  name: 'library.search',
  arguments: {},
  result,
});

it('numbers what is found after what was there, and the same words once', () => {
  const found = new FoundPassages([]);
  const other = { ...law, text: 'Art. 34' };
  expect(found.number([law, other], begun).passages.map(({ number }) => number)).toEqual([4, 5]);
  expect(found.number([other], begun).passages.map(({ number }) => number)).toEqual([5]);
  expect(found.all.map(({ text }) => text)).toEqual(['Art. 33', 'Art. 34']);
});

it('keeps the numbers of an earlier start of the run', () => {
  const { passages } = new FoundPassages([]).number([law], begun);
  const again = new FoundPassages([answered({ passages }), answered({ passages })]);
  expect(again.all).toEqual([{ ...law, number: 4 }]);
  expect(again.number([law], begun).passages).toEqual(again.all);
});

it.each([undefined, null, { value: 3 }, { passages: 'none' }, { passages: [{ number: 0 }] }])(
  'finds nothing in %j',
  (answer) => {
    expect(passagesIn(answer)).toEqual([]);
  },
);
