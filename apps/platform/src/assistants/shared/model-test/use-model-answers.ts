import { ApiError, modelAnswer, type ModelAnswerBody } from '@constella/api-client';
import { useCalls } from '@constella/api-client/react';
import { useEffect, useRef, useState } from 'react';

import { frameBatch } from '../../../runs/frame-batch';
import { begun, nextAnswer, type AnswerPart, type ModelAnswer } from './model-answer';
import { stopwatch } from './stopwatch';

/** The request every model gets. */
export type Question = Omit<ModelAnswerBody, 'model'>;

/** Asks models the same, each by itself: one that fails or is stopped leaves the others be. */
export function useModelAnswers() {
  const api = useCalls();
  const [answers, setAnswers] = useState<ReadonlyMap<string, ModelAnswer>>(new Map());
  const asking = useRef(new Map<string, AbortController>());

  // Nobody waits for an answer on another page.
  useEffect(() => {
    const open = asking.current;
    return () => open.forEach((controller) => controller.abort());
  }, []);

  return {
    answers,
    /** Asks one model, anew if it is being asked; resolves with its answer when that has ended. */
    async ask(model: string, question: Question): Promise<ModelAnswer> {
      asking.current.get(model)?.abort();
      const controller = new AbortController();
      const { signal } = controller;
      asking.current.set(model, controller);
      const now = stopwatch.start();
      let answer = begun;
      const put = (parts: readonly AnswerPart[]) => {
        answer = parts.reduce(nextAnswer, answer);
        const shown = answer;
        setAnswers((current) => new Map(current).set(model, shown));
      };
      const seen = frameBatch<AnswerPart>(put);
      put([]);
      // Said at once, and by whoever asks anew it is not: that one's answer is shown.
      signal.addEventListener('abort', () => {
        seen.flush();
        if (asking.current.get(model) === controller) put([{ type: 'stopped', after: now() }]);
      });
      try {
        for await (const event of modelAnswer(api, { ...question, model }, { signal })) {
          // What was on its way when it was stopped comes too late.
          if (signal.aborted) return answer;
          seen.add({ ...event, after: now() });
        }
      } catch (error) {
        const message = error instanceof ApiError ? error.detail || error.message : String(error);
        seen.add({ type: 'error', message, after: now() });
      }
      if (!signal.aborted) seen.flush();
      return answer;
    },
    stop: (model: string) => asking.current.get(model)?.abort(),
  };
}
