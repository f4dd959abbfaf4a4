import type { ModelAnswerEvent } from '@constella/api-client/contract';

import { payQuestion } from './test-model.js';
import { watchAnswer } from './watch-answer.js';
import type { CallInput, Endpoint, Reply, ServerContext } from '../http/context.js';
import { eventStream } from '../http/event-stream.js';
import { isLive } from '../sign-in/sessions.js';

const openrouterModels: Endpoint<'openrouterModels'> = async ({ request }, { models }) => ({
  body: { data: await models.list('openrouter', request.signal) },
});

const perplexityModels: Endpoint<'perplexityModels'> = async ({ request }, { models }) => ({
  body: { data: await models.list('perplexity', request.signal) },
});

/** Either path serves any model: the client picks the path by the model's id. */
const test = async (
  { body, signedIn, texts, request, remember }: CallInput<'openrouterTest' | 'perplexityTest'>,
  context: ServerContext,
): Promise<Reply> => {
  const ask = await payQuestion(context, { ...body, userId: signedIn.user.id, texts });
  const alongside = (answer: unknown) => remember({ body: answer });
  return { body: await ask({ signal: request.signal, alongside }) };
};

/** Refusals, where possible, come before the stream begins; what fails later is its last event. */
const modelAnswer: Endpoint<'modelAnswer'> = async (
  { body, signedIn, texts, request },
  context,
) => {
  const ask = await payQuestion(context, { ...body, userId: signedIn.user.id, texts });
  const stop = new AbortController();
  const { log } = context;
  const events = watchAnswer(ask, { signal: stop.signal, texts, log });
  if (request.signal.aborted) stop.abort();
  return eventStream(request, framesOf(events), {
    onLeave: () => stop.abort(),
    mayRead: () => isLive(context, signedIn.session.id),
  });
};

async function* framesOf(
  events: AsyncIterable<readonly ModelAnswerEvent[]>,
): AsyncGenerator<string> {
  for await (const some of events)
    yield some.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join('');
}

/** The calls of this file. */
export const modelEndpoints = {
  openrouterModels,
  perplexityModels,
  openrouterTest: test,
  perplexityTest: test,
  modelAnswer,
};
