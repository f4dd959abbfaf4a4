import { ApiError, modelAnswer, type ModelAnswerBody } from '@constella/api-client';
import { useApi } from '@constella/api-client/react';
import { useEffect, useRef, useState } from 'react';

import type { AnswerFigures } from '../../model-test/prompt-history';
import { inFrames } from '../../runs/in-frames';
import { begun, nextAnswer, type AnswerPart, type ModelAnswer } from './model-answer';

/** What every model is asked. */
export type Question = Omit<ModelAnswerBody, 'model'>;

/**
 * Asks several models the same, each by itself: one that fails or is stopped leaves the others be.
 * @param onAnswered told of every whole answer
 */
export function useModelAnswers(onAnswered: (model: string, figures: AnswerFigures) => void) {
  const api = useApi();
  const [answers, setAnswers] = useState<ReadonlyMap<string, ModelAnswer>>(new Map());
  const asking = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const open = asking.current;
    return () => open.forEach((controller) => controller.abort());
  }, []);

  const ask = async (model: string, question: Question) => {
    asking.current.get(model)?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    asking.current.set(model, controller);
    const began = performance.now();
    let answer = begun;
    const put = (parts: readonly AnswerPart[]) => {
      answer = parts.reduce(nextAnswer, answer);
      const shown = answer;
      setAnswers((current) => new Map(current).set(model, shown));
    };
    const seen = inFrames<AnswerPart>(put);
    const now = () => performance.now() - began;
    put([]);
    // Said at once, and by whoever asks anew it is not: that one's answer is shown.
    signal.addEventListener('abort', () => {
      seen.flush();
      if (asking.current.get(model) === controller) put([{ type: 'stopped', after: now() }]);
    });
    try {
      for await (const event of modelAnswer(api, { ...question, model }, { signal })) {
        // What was on its way when it was stopped comes too late.
        if (signal.aborted) return;
        seen.add({ ...event, after: now() });
      }
    } catch (error) {
      const message = error instanceof ApiError ? error.detail || error.message : String(error);
      seen.add({ type: 'error', message, after: now() });
    }
    if (signal.aborted) return;
    seen.flush();
    const { figures } = answer;
    if (figures) onAnswered(model, figures);
  };
  return {
    answers,
    ask,
    askAll(models: readonly string[], question: Question) {
      for (const controller of asking.current.values()) controller.abort();
      setAnswers(new Map());
      for (const model of models) void ask(model, question);
    },
    stop: (model: string) => asking.current.get(model)?.abort(),
  };
}
