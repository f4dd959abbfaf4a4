import { routes } from '../contract/routes.js';
import { ApiError } from './api-error.js';
import type { ModelAnswerBody, ModelAnswerEvent } from '../contract/entities/model.js';
import type { Client } from '../client-types.js';

/** The statuses of a call that a server does not have. */
const notServed: readonly unknown[] = [404, 405, 501];

/**
 * The answer of one model as it is written: its pieces, then `done` with the whole of it, or `error`.
 * A server that only has the documented test calls gives it whole. Ends quietly when its signal
 * aborts; the model then stops, and what it had begun to write is paid. Nothing is ever asked a
 * second time.
 *
 * @throws {ApiError} when the server refuses, and kind `network` when the stream breaks off.
 */
export async function* modelAnswer(
  client: Pick<Client, 'events' | 'testModel'>,
  body: ModelAnswerBody,
  { signal }: { signal?: AbortSignal } = {},
): AsyncGenerator<ModelAnswerEvent, void, undefined> {
  try {
    const steps = client.events<ModelAnswerEvent>({
      name: 'modelAnswer',
      path: routes.modelAnswer.path,
      body,
      signal,
      isEvent,
    });
    for await (const step of steps) {
      if (step.kind !== 'event') continue;
      const { event } = step;
      yield event;
      if (event.type === 'done' || event.type === 'error') return;
    }
  } catch (error) {
    if (signal?.aborted) return;
    if (!(error instanceof ApiError) || !notServed.includes(error.status)) throw error;
    yield* wholeAnswer(client, body, signal);
    return;
  }
  if (signal?.aborted) return;
  throw new ApiError({ kind: 'network', message: 'The answer broke off' });
}

async function* wholeAnswer(
  client: Pick<Client, 'testModel'>,
  { model, prompt, systemPrompt }: ModelAnswerBody,
  signal: AbortSignal | undefined,
): AsyncGenerator<ModelAnswerEvent, void, undefined> {
  try {
    yield {
      type: 'done',
      answer: await client.testModel({ model, prompt, systemPrompt }, { signal }),
    };
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
}

const isEvent = (event: Partial<ModelAnswerEvent>): event is ModelAnswerEvent =>
  typeof event.type === 'string';
