import { expect, test } from 'vitest';

import { indexOptions, matchingRows, type Row } from './option-rows.js';

const options = [
  { value: 'sonar', label: 'Sonar Large', group: 'perplexity' },
  { value: 'auto', label: 'Automatic' },
  { value: 'sonnet', label: 'Claude Sonnet 4', group: 'anthropic' },
  { value: 'opus', label: 'Claude Opus 4', group: 'anthropic' },
  { value: 'nova', label: 'Nova', group: 'unknown' },
];
const groups = [
  { id: 'anthropic', label: 'Anthropic' },
  { id: 'perplexity', label: 'Perplexity' },
  { id: 'empty', label: 'Nobody' },
];
const index = indexOptions(options, groups);

const shown = (rows: readonly Row[]) =>
  rows.map((row) => (row.kind === 'heading' ? `# ${row.group.label}` : row.option.value));

test('without a query everything stands under its group', () => {
  const { rows, sections, choosable, total } = matchingRows(index, '');
  expect(shown(rows)).toEqual([
    'auto',
    '# Anthropic',
    'sonnet',
    'opus',
    '# Perplexity',
    'sonar',
    '# unknown',
    'nova',
  ]);
  expect(choosable).toEqual([0, 2, 3, 5, 7]);
  expect(total).toBe(5);
  expect(sections.map(({ first, last }) => [first, last])).toEqual([
    [0, 0],
    [1, 3],
    [4, 5],
    [6, 7],
  ]);
});

test('a query leaves out groups without a match and counts positions anew', () => {
  const { rows, sections } = matchingRows(index, 'son');
  expect(shown(rows)).toEqual(['# Anthropic', 'sonnet', '# Perplexity', 'sonar']);
  expect(rows.flatMap((row) => (row.kind === 'option' ? [row.position] : []))).toEqual([1, 2]);
  expect(sections.map(({ first, last }) => [first, last])).toEqual([
    [0, 1],
    [2, 3],
  ]);
});

test('what cannot be chosen is listed and counted', () => {
  const { choosable, total, rows } = matchingRows(
    indexOptions([
      { value: 'a', label: 'A', disabled: true },
      { value: 'b', label: 'B' },
    ]),
    '',
  );
  expect([choosable, total]).toEqual([[1], 2]);
  expect(rows[1]).toMatchObject({ position: 2 });
});

test('nothing matches', () => {
  expect(matchingRows(index, 'zzz')).toEqual({ rows: [], sections: [], choosable: [], total: 0 });
});
