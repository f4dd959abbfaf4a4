import { agentDefaults, type ModelTestAnswer } from '@constella/api-client/contract';

import type { Clock } from '../clock.js';
import type { Texts } from '../language/texts.js';
import { Refusal } from '../refusal.js';
import type { Store } from '../store/store.js';
import { callModel } from './call-model.js';
import { hold, settle } from './ledger.js';
import type { Models } from './models.js';
import { ProviderError } from './provider.js';
import { countUsage } from './usage.js';

const source = 'model_test';

/** What one model is asked, and by whom. */
export interface ModelQuestion {
  readonly model: string;
  readonly prompt: string;
  readonly systemPrompt?: string | undefined;
  /** @default the agents' */
  readonly temperature?: number;
  /** @default the agents' */
  readonly maxTokens?: number;
  readonly userId: number;
  readonly texts: Texts;
}

interface Asking {
  readonly signal: AbortSignal;
  /** More of the text. */
  readonly onDelta?: (text: string) => void;
  /** The text so far is void: the service broke off, and is asked once more. */
  readonly onAgain?: () => void;
  /** Part of the write that settles the test. */
  readonly alongside?: (answer: ModelTestAnswer) => void;
}

/** A question whose points are taken. It has to be asked, or they stay taken. */
export type PaidQuestion = (asking: Asking) => Promise<ModelTestAnswer>;

/**
 * Takes the points of one question for one model; they are returned when it is not answered.
 *
 * @throws {Refusal} 402 without enough points; when it is asked, 429, 502 or 504 with what the
 * service did.
 */
export async function payQuestion(
  books: { store: Store; clock: Clock; models: Models },
  { model, prompt, systemPrompt, userId, texts, ...how }: ModelQuestion,
): Promise<PaidQuestion> {
  const { store, clock, models } = books;
  const { temperature = agentDefaults.temperature, maxTokens = agentDefaults.maxTokens } = how;
  const points = models.pointsCost(model);
  const description = texts.say('server.points.test', { model });
  const held = await store.write(() => hold(books, userId, { points, description, source, texts }));
  return async ({ signal, onDelta = () => {}, onAgain = () => {}, alongside }) => {
    try {
      const answer = await callModel(
        models,
        { scene: { kind: 'answer', prompt }, model, systemPrompt, temperature, maxTokens, texts },
        // Whoever tests a model wants to know about this one.
        { allowFallback: false, preferredProvider: 'auto', onDelta, onSetback: onAgain },
        signal,
      );
      const { inputTokens, outputTokens } = answer;
      const told = {
        response: answer.text,
        model: answer.model,
        offline: answer.offline,
        usage: { inputTokens, outputTokens, points },
      };
      await store.write(() => {
        settle(books, held, points, texts);
        countUsage(store, userId, { tokens: inputTokens + outputTokens }, clock.now());
        alongside?.(told);
      });
      return told;
    } catch (error) {
      await store.write(() => settle(books, held, 0, texts));
      throw error instanceof ProviderError ? refusalOf(error, model) : error;
    }
  };
}

function refusalOf({ kind, detail }: ProviderError, model: string): Refusal {
  switch (kind) {
    case 'quota':
      return new Refusal(429, 'server.models.quota', {
        values: { model },
        headers: { 'retry-after': '30' },
      });
    case 'timeout':
      return new Refusal(504, 'server.models.timeout', { values: { model } });
    case 'unauthorized':
      return new Refusal(502, 'server.models.unauthorized');
    case 'unavailable':
      return new Refusal(502, 'server.models.unavailable');
    case 'broken':
      return new Refusal(502, 'server.models.broken', { values: { model } });
    case 'rejected':
      return detail
        ? new Refusal(422, 'server.models.rejected', { values: { model, detail } })
        : new Refusal(422, 'server.models.rejectedSilently', { values: { model } });
  }
}
