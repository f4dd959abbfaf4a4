import { describe, expect, test } from 'vitest';

import { type CommandSearch, indexCommands, listCommands } from './command-rows.js';
import type { CommandItem } from './command.js';
import { rangesOf, scoreLabel, scoreWord } from './score.js';

const items: CommandItem[] = [
  { id: 'create', label: 'Create agent', group: 'actions', keywords: ['new', 'add'] },
  { id: 'export', label: 'Export agents', group: 'actions' },
  { id: 'theme', label: 'Change theme', group: 'settings', keywords: ['dark', 'light'] },
  { id: 'agents', label: 'Agents', group: 'places' },
  { id: 'members', label: 'Membership', group: 'places', keywords: ['plan', 'billing'] },
  { id: 'help', label: 'Help' },
];
const groups = [
  { id: 'places', label: 'Go to' },
  { id: 'actions', label: 'Actions' },
];
const headings = { recentHeading: 'Recent', foundHeading: 'Results' };

const list = (search: Partial<CommandSearch> & { query: string }, most?: number) =>
  listCommands(indexCommands(items, groups), { ...headings, ...search }, most);
const lines = (...args: Parameters<typeof list>) =>
  list(...args).rows.map((row) => (row.kind === 'heading' ? `# ${row.label}` : row.item.id));

describe('scoreWord', () => {
  test('start, word start, initials, inside, keyword, scattered, nothing: in this order', () => {
    const scores = [
      scoreWord('agents', '', 'age'),
      scoreWord('create agent', '', 'age'),
      scoreWord('open run', '', 'or'),
      scoreWord('manager', '', 'age'),
      scoreWord('people', 'agency', 'age'),
      scoreWord('people', 'manager', 'age'),
      scoreWord('archive them', '', 'acve'),
      scoreWord('people', '', 'age'),
    ];
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
    expect(scores.at(-1)).toBe(0);
  });

  test('letters in order, near each other and from the start of a word', () => {
    expect(scoreWord('create agent', '', 'agnt')).toBeGreaterThan(0);
    expect(scoreWord('create agent', '', 'cragent')).toBeGreaterThan(0);
    expect(scoreWord('create agent', '', 'cnt')).toBe(0);
    expect(scoreWord('create agent', '', 'gnt')).toBe(0);
    expect(scoreWord('create agent', '', 'xagent')).toBe(0);
  });

  test('Chinese and Arabic', () => {
    expect(scoreWord('创建智能体', '', '智能体')).toBeGreaterThan(0);
    expect(scoreWord('إنشاء وكيل', '', 'وكيل')).toBeGreaterThan(0);
  });
});

describe('scoreLabel', () => {
  test('every word must fit', () => {
    expect(scoreLabel('create agent', 'new', ['agent', 'new'])).toBeGreaterThan(0);
    expect(scoreLabel('create agent', 'new', ['agent', 'old'])).toBe(0);
  });

  test('the shorter label wins', () => {
    expect(scoreLabel('agents', '', ['agents'])).toBeGreaterThan(
      scoreLabel('agents of the organisation', '', ['agents']),
    );
  });
});

describe('rangesOf', () => {
  test.each([
    ['create agent', 'age', [[7, 10]]],
    [
      'create agent',
      'ca',
      [
        [0, 1],
        [7, 8],
      ],
    ],
    [
      'create agent',
      'agnt',
      [
        [7, 9],
        [10, 12],
      ],
    ],
    ['manager', 'age', [[3, 6]]],
    ['help', 'zzz', []],
  ])('%s by %s', (label, word, ranges) => {
    expect(rangesOf(label, '', word)).toEqual(ranges);
  });

  test('nothing is marked for a keyword', () => {
    expect(rangesOf('help', 'support', 'sup')).toEqual([]);
  });
});

describe('listCommands', () => {
  test('without a query everything, what was chosen lately first', () => {
    expect(lines({ query: ' ', recent: ['theme', 'gone', 'agents'] })).toEqual([
      '# Recent',
      'theme',
      'agents',
      'help',
      '# Go to',
      'members',
      '# Actions',
      'create',
      'export',
    ]);
  });

  test('the best fit first, its group with it', () => {
    expect(lines({ query: 'agent' })).toEqual([
      '# Go to',
      'agents',
      '# Actions',
      'create',
      'export',
    ]);
    expect(lines({ query: 'cr' })).toEqual(['# Actions', 'create']);
    expect(lines({ query: 'dark' })).toEqual(['# settings', 'theme']);
  });

  test('what was chosen lately wins among equals', () => {
    expect(lines({ query: 'ent', recent: ['export'] }).slice(0, 3)).toEqual([
      '# Actions',
      'export',
      'create',
    ]);
  });

  test('answers from elsewhere come last, unfiltered, once', () => {
    const found = [
      { id: 'run', label: 'T-2048' },
      { id: 'agents', label: 'Agents' },
    ];
    expect(lines({ query: 'nordvik', found })).toEqual(['# Results', 'run']);
    expect(lines({ query: 'agents', found })).toContain('agents');
  });

  test('lists no more than it should, and says how many there are', () => {
    const rows = list({ query: '' }, 3);
    expect(rows.commandRows).toHaveLength(3);
    expect(rows.total).toBe(6);
    expect(rows.sections.at(-1)?.last).toBe(rows.rows.length - 1);
  });

  test('positions count commands only', () => {
    const { rows, commandRows } = list({ query: '' });
    expect(
      commandRows.map((row) => rows[row]).map((row) => row?.kind === 'command' && row.position),
    ).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('nothing fits, and nothing is there', () => {
    expect(list({ query: 'zzz' })).toMatchObject({ rows: [], sections: [], total: 0 });
    expect(listCommands([], { ...headings, query: '' }).rows).toEqual([]);
  });
});
