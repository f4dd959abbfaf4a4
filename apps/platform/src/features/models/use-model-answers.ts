import type { ModelTestAnswer } from '@constella/api-client';
import { useApi } from '@constella/api-client/react';
import { useEffect, useRef, useState } from 'react';

/** How far one model is with its answer. */
export interface ModelAnswer {
  state: 'asking' | 'answered' | 'failed' | 'stopped';
  answer?: ModelTestAnswer;
  /** Why there is none. */
  error?: string;
  /** From the question to the whole answer. */
  milliseconds?: number;
}

/** Asks several models the same, each by itself: one that fails or is stopped leaves the others be. */
export function useModelAnswers() {
  const api = useApi();
  const [answers, setAnswers] = useState<ReadonlyMap<string, ModelAnswer>>(new Map());
  const asking = useRef(new Map<string, AbortController>());
  const put = (model: string, answer: ModelAnswer) =>
    setAnswers((current) => new Map(current).set(model, answer));

  useEffect(() => {
    const open = asking.current;
    return () => open.forEach((controller) => controller.abort());
  }, []);

  const ask = async (model: string, prompt: string) => {
    asking.current.get(model)?.abort();
    const controller = new AbortController();
    asking.current.set(model, controller);
    put(model, { state: 'asking' });
    const began = performance.now();
    try {
      const answer = await api.testModel({ model, prompt }, { signal: controller.signal });
      put(model, { state: 'answered', answer, milliseconds: performance.now() - began });
    } catch (error) {
      if (!controller.signal.aborted)
        put(model, { state: 'failed', error: error instanceof Error ? error.message : '' });
    }
  };
  return {
    answers,
    ask,
    askAll(models: readonly string[], prompt: string) {
      setAnswers(new Map());
      for (const model of models) void ask(model, prompt);
    },
    stop(model: string) {
      asking.current.get(model)?.abort();
      put(model, { state: 'stopped' });
    },
  };
}
