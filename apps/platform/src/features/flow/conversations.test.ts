import type { Task } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { conversationOf, conversationsIn, questionOf } from './conversations';

const run = (id: number, fields: Partial<Task> = {}) =>
  ({ id, title: `Title ${id}`, request: { question: `Question ${id}` }, ...fields }) as Task;
const after = (id: number, conversation: number, fields: Partial<Task> = {}) =>
  run(id, {
    request: {
      question: `Question ${id}`,
      conversation,
      earlier: [{ question: `Question ${conversation}`, answer: 'Yes' }],
    },
    ...fields,
  });

describe('conversations', () => {
  it('begin with a run and go on with those that name it', () => {
    expect(conversationOf(run(3))).toBe(3);
    expect(conversationOf(after(4, 3))).toBe(3);
    expect(conversationOf({ id: 5, request: null })).toBe(5);
  });

  it('are listed once, by their last question', () => {
    const found = conversationsIn([after(9, 2), run(7), after(5, 2), run(2)]);
    expect(found.map(({ id, latest }) => [id, latest.id])).toEqual([
      [2, 9],
      [7, 7],
    ]);
  });

  it('are called what their first run is called, or by its question while it is not known', () => {
    expect(conversationsIn([after(9, 2), run(2, { title: 'Renamed' })])[0]?.title).toBe('Renamed');
    expect(conversationsIn([after(9, 2)])[0]?.title).toBe('Question 2');
  });

  it('come first when their first run is pinned', () => {
    const found = conversationsIn([run(7), after(9, 2), run(2, { pinned: true })]);
    expect(found.map(({ id, pinned }) => [id, pinned])).toEqual([
      [2, true],
      [7, false],
    ]);
  });

  it('show the question as it was typed', () => {
    expect(questionOf(run(1))).toBe('Question 1');
    expect(questionOf({ request: null, title: 'Only a title' })).toBe('Only a title');
  });
});
