import { testModel } from '../engine/test-model.js';
import type { CallInput, Endpoint, Reply, ServerContext } from './context.js';

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
): Promise<Reply> => ({
  body: await testModel(context, {
    ...body,
    userId: signedIn.user.id,
    texts,
    signal: request.signal,
    alongside: (answer) => remember({ body: answer }),
  }),
});

/** The calls of this file. */
export const modelEndpoints = {
  openrouterModels,
  perplexityModels,
  openrouterTest: test,
  perplexityTest: test,
};
