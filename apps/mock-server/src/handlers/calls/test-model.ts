import { agentDefaults, timeouts, type ModelTestAnswer } from '@constella/api-client/contract';

import type { Clock } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import { Refusal, refuseField } from '../../base/refusal.js';
import type { Store } from '../../store/store.js';
import { callModel, type Completion } from '../../models/call-model.js';
import { hold, settle } from '../../money/ledger.js';
import { modelTestPrompt } from '../../models/offline/model-test.js';
import type { Models } from '../../models/models.js';
import { ProviderError } from '../../models/provider.js';
import { countUsage } from '../../money/usage.js';

const source = 'model_test';

/** A question to one model, and who asks it. */
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
 * Takes the points of one question for one model. They are returned when it is not answered; whoever
 * leaves an answer they were watching has what was written, and pays for it.
 *
 * @throws {Refusal} 402 without enough points, 422 for a model no list has; when it is asked, 429,
 * 502 or 504 with what the service did.
 */
export async function payQuestion(
  books: { store: Store; clock: Clock; models: Models },
  { model, prompt, systemPrompt, userId, texts, ...how }: ModelQuestion,
): Promise<PaidQuestion> {
  const { store, clock, models } = books;
  const { temperature = agentDefaults.temperature, maxTokens = agentDefaults.maxTokens } = how;
  const isListed = await models.isListed(model).catch((error: unknown) => {
    throw error instanceof ProviderError ? refusalOf(error, model) : error;
  });
  if (!isListed) throw refuseField('model', 'server.models.unlisted', { values: { model } });
  const points = models.pointsCost(model);
  const description = texts.say('server.points.test', { model });
  const held = await store.write(() => hold(books, userId, { points, description, source, texts }));
  return async ({ signal, onDelta, onAgain = () => {}, alongside }) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(tooLong(model)), timeouts.answer);
    let cut: Completion | undefined;
    const asked = modelTestPrompt(prompt, { model, systemPrompt, locale: texts.locale });
    try {
      const answer = await callModel(
        models,
        { prompt: asked, model, systemPrompt, temperature, maxTokens, texts },
        // Whoever tests a model wants to know about this one.
        {
          allowFallback: false,
          preferredProvider: 'auto',
          onDelta: (text) => onDelta?.(text),
          onRetry: onAgain,
          onCut: (completion) => {
            cut = completion;
          },
        },
        AbortSignal.any([signal, limit.signal]),
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
      const read = onDelta && signal.aborted ? cut : undefined;
      await store.write(() => {
        settle(books, held, read ? points : 0, texts);
        const tokens = read ? read.inputTokens + read.outputTokens : 0;
        countUsage(store, userId, { tokens }, clock.now());
      });
      throw error instanceof ProviderError ? refusalOf(error, model) : error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The refusal of an answer that took too long. */
export const tooLong = (model: string): Refusal =>
  new Refusal(504, 'server.models.tooLong', {
    values: { model, minutes: timeouts.answer / 60_000 },
  });

/** What a service did, as a refusal. */
export function refusalOf({ kind, detail }: ProviderError, model: string): Refusal {
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
    case 'overflow':
    case 'truncated':
      return detail
        ? new Refusal(422, 'server.models.rejected', { values: { model, detail } })
        : new Refusal(422, 'server.models.rejectedSilently', { values: { model } });
  }
}
