import { expect, it } from 'vitest';

import { decisionExample } from './decision/example';
import { hasResultShape } from '../runs/result-shape';

const { options: _options, ...withoutOptions } = decisionExample;

it.each([
  ['has the form its view relies on', 'decision', decisionExample, true],
  ['was kept as a text', 'decision', { ...decisionExample, unshaped: true }, false],
  ['lacks a part', 'decision', withoutOptions, false],
  ['is another assistant’s', 'writing', decisionExample, false],
  ['is of an assistant there is not', 'horoscope', decisionExample, false],
  ['is of none', undefined, { text: 'Rotterdam' }, false],
])('a result that %s', (_what, assistant, result, shaped) => {
  const stored = structuredClone(result);
  expect(hasResultShape(assistant, stored)).toBe(shaped);
  expect(hasResultShape(assistant, stored)).toBe(shaped);
});
