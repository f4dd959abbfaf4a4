import { describe, expect, it } from 'vitest';

import { begun, nextAnswer, type AnswerPart } from './model-answer';

const after = (...parts: AnswerPart[]) => parts.reduce(nextAnswer, begun);
const delta = (text: string, at: number): AnswerPart => ({ type: 'delta', text, after: at });
const done: AnswerPart = {
  type: 'done',
  answer: {
    response: 'Yes.',
    offline: true,
    usage: { inputTokens: 4, outputTokens: 2, points: 3 },
  },
  after: 900.4,
};

describe('an answer on its way', () => {
  it('counts the time to its first word, not to the ones after it', () => {
    expect(after(delta('Y', 120), delta('es', 300))).toEqual({
      state: 'writing',
      text: 'Yes',
      firstToken: 120,
    });
  });

  it('is whole with what it took', () => {
    expect(after(delta('Y', 120.4), delta('es.', 300), done)).toEqual({
      state: 'answered',
      text: 'Yes.',
      offline: true,
      firstToken: 120.4,
      milliseconds: 900.4,
      figures: { firstToken: 120, milliseconds: 900, tokens: 6, points: 3 },
    });
  });

  it('has its first word with the whole where it comes at once', () => {
    expect(after(done).firstToken).toBe(900.4);
  });

  it('begins anew when its service does', () => {
    expect(after(delta('Y', 120), { type: 'again', after: 200 })).toEqual(begun);
    expect(after(delta('Y', 120), { type: 'again', after: 200 }, delta('N', 500))).toMatchObject({
      text: 'N',
      firstToken: 500,
    });
  });

  it.each<[AnswerPart, object]>([
    [{ type: 'stopped', after: 400 }, { state: 'stopped' }],
    [
      { type: 'error', message: 'No', after: 400 },
      { state: 'failed', error: 'No' },
    ],
  ])('keeps what it had when it ends early: %j', (part, expected) => {
    expect(after(delta('Y', 120), part)).toEqual({
      ...expected,
      text: 'Y',
      firstToken: 120,
      milliseconds: 400,
    });
  });
});
