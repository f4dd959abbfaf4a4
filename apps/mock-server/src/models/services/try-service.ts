import { bounds, type Model, type ModelServiceTest } from '@constella/api-client/contract';

import type { Texts } from '../../base/language/texts.js';
import { modelTest } from '../prompt.js';
import { modelKind } from '../model-kind.js';
import type { ListedModel, ModelProvider } from '../provider.js';
import { guardStall } from '../openai/stall-guard.js';
import { problemOf } from './service-problem.js';

/** Milliseconds its list of models may take, and its answer: a model may have to be loaded first. */
const patience = { list: 10_000, answer: 45_000 };
/** Tokens: a sentence, and what a model thinks before it. */
const mostTokens = 600;
/** Characters of the answer that are told. */
const answerLength = 200;
/** Models that answer quickly and for little, where they are. */
const handy = ['openai/gpt-4.1-mini', 'gpt-4.1-mini', 'gpt-4o-mini', 'sonar'];

interface Trial {
  readonly provider: ModelProvider;
  readonly baseUrl: string;
  readonly texts: Texts;
  readonly signal: AbortSignal;
  /** Milliseconds of some clock that only goes on. @default the system's */
  readonly now?: () => number;
}

/** The first models of a list, as they are told. */
export const firstModels = (models: readonly Model[]): { id: string; name: string }[] =>
  models.slice(0, bounds.modelServiceModels.max).map(({ id, name }) => ({ id, name }));

/** Tries out a service: its list of models, and one sentence of one of them. */
export async function tryService({
  provider,
  baseUrl,
  texts,
  signal,
  now = () => performance.now(),
}: Trial): Promise<ModelServiceTest> {
  const begun = now();
  const since = () => Math.round(now() - begun);
  const told: ModelServiceTest = {
    problem: null,
    detail: '',
    baseUrl,
    latency: 0,
    modelCount: 0,
    chatModelCount: 0,
    models: [],
    model: null,
    firstWord: null,
    answer: null,
  };

  let models: readonly ListedModel[];
  try {
    models = await within(patience.list, signal, (limit) => provider.models(limit));
  } catch (error) {
    signal.throwIfAborted();
    return { ...told, ...problemOf(error), latency: since() };
  }
  const chat = models.filter((model) => (model.kind ?? modelKind(model)) === 'chat');
  const listed: ModelServiceTest = {
    ...told,
    latency: since(),
    modelCount: models.length,
    chatModelCount: chat.length,
    models: firstModels(chat),
  };
  const model = chat.find(({ id }) => handy.includes(id)) ?? chat[0];
  if (!model) return { ...listed, problem: 'no_chat_model' };

  const asked = now();
  let firstWord: number | null = null;
  let text = '';
  try {
    await within(patience.answer, signal, async (limit) => {
      const question = texts.say('server.services.question');
      const parts = provider.complete(
        {
          prompt: { assistant: modelTest, step: 'answer', question, request: {}, data: {} },
          model: model.id,
          temperature: 0,
          maxTokens: mostTokens,
          texts,
        },
        limit,
      );
      for await (const part of parts) {
        if (part.type !== 'delta') continue;
        firstWord ??= Math.round(now() - asked);
        text += part.text;
        if (said(text).length > answerLength) return;
      }
    });
  } catch (error) {
    signal.throwIfAborted();
    return { ...listed, model: model.name, ...problemOf(error) };
  }
  const answer = said(text);
  if (!answer) return { ...listed, model: model.name, problem: 'broken' };
  return {
    ...listed,
    model: model.name,
    firstWord,
    answer: answer.length > answerLength ? `${answer.slice(0, answerLength - 1)}…` : answer,
  };
}

/** The answer without what a model thought aloud before it. */
const said = (text: string): string =>
  text
    .replaceAll(/<think>[\s\S]*?(?:<\/think>|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** @throws {ProviderError} `timeout` when the work takes longer. */
async function within<T>(
  milliseconds: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const guard = guardStall(milliseconds, outer);
  try {
    return await work(guard.signal);
  } finally {
    guard.done();
  }
}
