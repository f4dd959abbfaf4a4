import { runStatuses } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { askedColumn, askedPage, isFiltered, readTaskView } from './task-view';

const view = (query: string) => readTaskView(new URLSearchParams(query));

describe('the view of the runs', () => {
  it('asks for the newest first', () => {
    expect(askedPage(view(''))).toEqual({
      where: {},
      search: '',
      sort: '-createdAt',
      page: 1,
      limit: 50,
    });
  });

  it.each(runStatuses)('filters by %s', (status) => {
    expect(askedPage(view(`status=${status}`)).where).toEqual({ status });
    expect(askedColumn(view('status=failed'), status).where).toEqual({ status });
  });

  it.each([
    ['writing', 'writing'],
    // Runs of before there were assistants are collaborations.
    ['collaboration', ['collaboration', null]],
  ])('filters by the assistant %s', (assistant, asked) => {
    expect(askedPage(view(`assistant=${assistant}`)).where).toEqual({ assistant: asked });
    expect(askedColumn(view(`assistant=${assistant}`), 'failed').where).toEqual({
      assistant: asked,
      status: 'failed',
    });
  });

  it.each([
    ['sort=title&order=asc', 'title'],
    ['sort=duration', '-duration'],
  ])('sorts for %s by %s', (query, sort) => {
    expect(askedPage(view(query)).sort).toBe(sort);
  });

  it.each(['status=nonsense', 'sort=nonsense', 'view=nonsense', 'page=-4'])(
    'falls back for %s',
    (query) => {
      expect(view(query)).toEqual(view(''));
    },
  );

  it.each([
    ['', false],
    ['q=%20', false],
    ['q=lease', true],
    ['status=failed', true],
    // Every status has a column.
    ['status=failed&view=board', false],
    ['assistant=writing&view=board', true],
  ])('knows whether "%s" leaves runs out: %s', (query, filtered) => {
    expect(isFiltered(view(query))).toBe(filtered);
  });
});
