import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request the fake got. */
export interface FakeRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: {
    model?: string;
    messages?: { role: string; content: string }[];
    stream?: boolean;
    [key: string]: unknown;
  };
}

/** Answers one request as an OpenAI-compatible service would. */
export type FakeAnswer = (request: FakeRequest, response: ServerResponse) => void | Promise<void>;

/** A local service that speaks the OpenAI protocol, and does what the test says. */
export async function startOpenAiFake(answer: FakeAnswer) {
  const requests: FakeRequest[] = [];
  const server = createServer((message, response) => {
    void readBody(message).then((text) => {
      const body = (text ? JSON.parse(text) : {}) as FakeRequest['body'];
      const request = {
        path: message.url ?? '',
        authorization: message.headers.authorization,
        body,
      };
      requests.push(request);
      return answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

async function readBody(message: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of message) text += String(chunk);
  return text;
}

/** Begins a stream. */
export function beginStream(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** One chunk of a stream. */
export const chunk = (content: string): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`;

/** Streams a whole text, its usage and the end. */
export function streamText(response: ServerResponse, text: string): void {
  beginStream(response);
  response.write(': OPENROUTER PROCESSING\n\n');
  for (const word of text.split(/(?<= )/)) response.write(chunk(word));
  response.write(
    `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })}\n\n`,
  );
  response.write(
    `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 7 } })}\n\n`,
  );
  response.end('data: [DONE]\n\n');
}

/** Refuses as OpenAI does. */
export function refuse(response: ServerResponse, status: number, message: string, code = ''): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message, code } }));
}
