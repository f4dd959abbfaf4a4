import { describe, expect, it } from 'vitest';

import { groupCards, type KanbanCard, placeOf, stepFrom, withCardAt } from './board.js';

const columns = ['todo', 'doing', 'done'].map((id) => ({ id, title: id }));
const card = (id: string, column: string): KanbanCard => ({ id, column, title: id });
const cards = [card('a', 'todo'), card('b', 'done'), card('c', 'todo'), card('x', 'gone')];
const groups = groupCards(columns, [...cards, null as unknown as KanbanCard]);
const ids = (column: string, of: ReadonlyMap<string, readonly KanbanCard[]> = groups) =>
  of
    .get(column)
    ?.map(({ id }) => id)
    .join('');

it('groups cards by column and keeps their order', () => {
  expect(['todo', 'doing', 'done'].map((id) => ids(id))).toEqual(['ac', '', 'b']);
  expect(placeOf(groups, 'c')).toEqual({ column: 'todo', index: 1 });
  expect(placeOf(groups, 'x')).toBeUndefined();
});

it('puts a card elsewhere', () => {
  const moved = withCardAt(groups, 'a', { column: 'done', index: 1 });
  expect([ids('todo', moved), ids('done', moved)]).toEqual(['c', 'ba']);
  expect(ids('todo', withCardAt(groups, 'a', { column: 'todo', index: 1 }))).toBe('ca');
  expect(moved.get('doing')).toBe(groups.get('doing'));
  expect(ids('todo', withCardAt(groups, 'x', { column: 'todo', index: 0 }))).toBe('ac');
});

describe('stepFrom', () => {
  const counts = new Map([...groups].map(([id, list]) => [id, list.length]));
  const order = columns.map(({ id }) => id);
  const focus = (column: string, index: number, step: Parameters<typeof stepFrom>[1]) =>
    stepFrom({ column, index }, step, order, counts, (count) => count);
  const drop = (column: string, index: number, step: Parameters<typeof stepFrom>[1]) =>
    stepFrom({ column, index }, step, order, counts, (count) => count + 1);
  it('walks between cards and passes empty columns over', () => {
    expect(focus('todo', 0, 'down')).toEqual({ column: 'todo', index: 1 });
    expect(focus('todo', 1, 'down')).toBeUndefined();
    expect(focus('todo', 0, 'up')).toBeUndefined();
    expect(focus('todo', 1, 'forward')).toEqual({ column: 'done', index: 0 });
    expect(focus('todo', 1, 'back')).toBeUndefined();
  });
  it('puts a card into empty columns and after the last card', () => {
    expect(drop('todo', 1, 'forward')).toEqual({ column: 'doing', index: 0 });
    expect(drop('todo', 1, 'down')).toEqual({ column: 'todo', index: 2 });
    expect(drop('todo', 2, 'down')).toBeUndefined();
  });
});
