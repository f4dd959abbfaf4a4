import { describe, expect, it } from 'vitest';

import { askedRows, isFiltered, readView } from './list-view';
import type { Section } from './section';

interface Work {
  id: number;
  title: string;
  status: 'open' | 'done';
  kind: string | null;
  took: number;
  createdAt: string;
}

const section: Section<Work> = {
  source: { page: () => ({}) as never },
  texts: { title: 'tasks.list.title', empty: 'tasks.list.empty' },
  sort: '-createdAt',
  pinned: ['-pinned'],
  where: { own: true },
  columns: [
    { field: 'title', label: 'tasks.list.title', sort: true },
    {
      field: 'status',
      label: 'tasks.list.status',
      values: ['open', 'done'],
      words: () => 'tasks.list.status',
      filter: true,
    },
    { field: 'took', label: 'tasks.list.duration', sort: 'descending' },
    { field: 'createdAt', label: 'tasks.list.created', sort: 'descending' },
  ],
  filters: [
    {
      field: 'kind',
      label: 'tasks.list.assistant',
      all: 'tasks.list.allAssistants',
      options: () => ({ queryKey: ['kinds'] }),
      where: (kind) => (kind === 'oldest' ? [kind, null] : kind),
    },
  ],
  board: { View: () => null, without: ['status'] },
};
const view = (query: string) => readView(section, new URLSearchParams(query));
const asked = (query: string) => askedRows(section, view(query));

describe('the view of a list', () => {
  it('asks for what its section says', () => {
    expect(asked('')).toEqual({
      where: { own: true },
      search: '',
      sort: ['-pinned', '-createdAt'],
      page: 1,
      limit: 50,
    });
    expect(askedRows({ ...section, pageSize: 20 }, view('')).limit).toBe(20);
  });

  it.each([
    ['status=done', { own: true, status: 'done' }],
    ['kind=newest', { own: true, kind: 'newest' }],
    ['kind=oldest', { own: true, kind: ['oldest', null] }],
    ['status=done&kind=newest', { own: true, status: 'done', kind: 'newest' }],
    // Every status has a column.
    ['status=done&view=board', { own: true }],
  ])('filters for %s', (query, where) => {
    expect(asked(query).where).toEqual(where);
  });

  it.each([
    ['sort=title&order=asc', 'title'],
    ['sort=title&order=desc', '-title'],
    ['sort=took', '-took'],
    ['order=asc', 'createdAt'],
  ])('sorts for %s by %s', (query, sort) => {
    expect(asked(query).sort.at(-1)).toBe(sort);
  });

  it.each(['status=nonsense', 'sort=status', 'sort=nonsense', 'view=nonsense', 'page=-4', 'kind='])(
    'falls back for %s',
    (query) => {
      expect(view(query)).toEqual(view(''));
    },
  );

  it.each([
    ['', false],
    ['q=%20', false],
    ['q=lease', true],
    ['status=done', true],
    ['status=done&view=board', false],
    ['kind=newest&view=board', true],
  ])('knows whether "%s" leaves rows out: %s', (query, filtered) => {
    expect(isFiltered(view(query))).toBe(filtered);
  });

  it.each([
    ['', true],
    ['view=list', false],
    ['view=board', true],
  ])('of a section that begins as a board is a board at "%s": %s', (query, isBoard) => {
    const board = { View: () => null, first: true } as const;
    expect(readView({ ...section, board }, new URLSearchParams(query)).isBoard).toBe(isBoard);
  });
});
