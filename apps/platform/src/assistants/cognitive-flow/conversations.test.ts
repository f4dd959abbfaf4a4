import { bounds, type Task } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import {
  beginningsOf,
  conversationOf,
  conversationsIn,
  goingOnFrom,
  questionOf,
} from './conversations';

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
    const renamed = run(2, { title: 'Renamed', pinned: true });
    expect(conversationsIn([after(9, 2)], [renamed])).toEqual([
      { id: 2, title: 'Renamed', pinned: true, latest: after(9, 2) },
    ]);
    expect(beginningsOf([after(9, 2), after(8, 2), after(7, 6), run(6)])).toEqual([2]);
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

  it('go on from what was said in them', () => {
    expect(goingOnFrom(after(9, 2), 'No')).toEqual({
      conversation: 2,
      earlier: [
        { question: 'Question 2', answer: 'Yes' },
        { question: 'Question 9', answer: 'No' },
      ],
    });
  });

  it('carry along as much as a request can hold, the newest first, and no half sign', () => {
    const { max } = bounds.longText;
    const long = '長'.repeat(bounds.prompt.max);
    const earlier = Array.from({ length: 12 }, (_, at) => ({
      question: long,
      answer: `${at}`.padEnd(max, '答'),
    }));
    const task = run(9, { request: { question: 'Last', conversation: 2, earlier } });
    const carried = goingOnFrom(task, `${'a'.repeat(max - 1)}🙂`).earlier;
    expect(carried.at(-1)).toEqual({ question: 'Last', answer: 'a'.repeat(max - 1) });
    expect(carried.at(-2)?.answer).toMatch(/^11/);
    expect(carried.length).toBeGreaterThan(2);
    const body = JSON.stringify({ question: long, context: long, earlier: carried });
    expect(new TextEncoder().encode(body).length).toBeLessThan(bounds.requestBody.max);
  });
});
