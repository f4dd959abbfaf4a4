import type { ServerResponse } from 'node:http';

import { startOpenAiFake, streamText, type FakeAnswer } from './openai-fake.js';

interface Fake {
  /** Ids of its models. */
  readonly models?: readonly string[];
  /** The sentence any of them answers. */
  readonly says?: string;
  /** Answers chats in place of the sentence. */
  readonly chat?: FakeAnswer;
}

/** A model service with a list of models, each of which answers the same sentence. */
export const startModelService = ({
  models = ['nomic-embed-text', 'qwen3:14b'],
  says = 'I am ready to help.',
  chat,
}: Fake = {}) =>
  startOpenAiFake((request, response) => {
    if (request.path === '/v1/models') sendModels(response, models);
    else if (chat) return chat(request, response);
    else streamText(response, says);
  });

function sendModels(response: ServerResponse, models: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id })) }));
}
