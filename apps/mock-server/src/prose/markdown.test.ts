import { expect, it } from 'vitest';

import { inline } from './markdown.js';

it.each([
  ['**bold** and `code`', 'bold and code'],
  ['# Heading', 'Heading'],
  ['> quoted', 'quoted'],
  ['[link](https://example.org)', 'link (https://example.org)'],
  ['<b>big</b> <script', 'big script'],
  ['~~gone~~ _slanted_', 'gone slanted'],
  ['a | b \\', 'a b'],
  // These mean what they say.
  ['C', 'C'],
  ['C#', 'C#'],
  ['A*', 'A*'],
  ['~30 %', '~30 %'],
  ['<5 days', '<5 days'],
  ['#1 choice', '#1 choice'],
  ['snake_case', 'snake_case'],
  ['-', ''],
])('%s becomes words of a sentence', (typed, words) => {
  expect(inline(typed)).toBe(words);
});
