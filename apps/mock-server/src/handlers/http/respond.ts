import type { ErrorBody } from '@constella/api-client/contract';

import type { Texts } from '../../base/language/texts.js';
import { Refusal, type ServerText } from '../../base/refusal.js';
import { StorageError } from '../../store/store.js';
import { Turn } from './turn.js';

/** Answers are personal and change any time, so nothing may keep them. */
const usual = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** A JSON answer. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...usual, ...headers },
  });
}

/** Characters sent at once of an answer that is written as it is read. */
const pieceLength = 65_536;

/** A long JSON answer, piece by piece: nobody else waits until it is written. */
export function jsonInPieces(
  pieces: Iterable<string>,
  headers: Record<string, string> = {},
): Response {
  const rest = pieces[Symbol.iterator]();
  const encoder = new TextEncoder();
  const turn = new Turn();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await turn.pass();
      let text = '';
      let ended = false;
      while (!ended && text.length < pieceLength && !turn.isOver) {
        const { done = false, value } = rest.next();
        ended = done;
        text += value ?? '';
      }
      controller.enqueue(encoder.encode(text));
      if (ended) controller.close();
    },
  });
  return new Response(body, { headers: { ...usual, ...headers } });
}

/**
 * The answer to a refusal or a failure; an unknown failure is logged and says nothing of itself.
 */
export function failure(error: unknown, texts: Texts, log: (line: string) => void): Response {
  const refusal = toRefusal(error, log);
  const say = ({ id, values }: ServerText) => texts.say(id, values);
  const body: ErrorBody = { error: say(refusal.text) };
  if (refusal.fields) {
    body.fields = Object.fromEntries(
      Object.entries(refusal.fields).map(([path, text]) => [path, say(text)]),
    );
  }
  if (refusal.current !== undefined) body.current = refusal.current;
  return json(body, refusal.status, { ...refusal.headers, 'content-language': texts.locale });
}

function toRefusal(error: unknown, log: (line: string) => void): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof StorageError) {
    const code = (error.cause as { code?: string } | undefined)?.code ?? 'unknown reason';
    log(`The data file could not be written (${code}); the change was undone.`);
    return error.full
      ? new Refusal(507, 'server.storage.full')
      : new Refusal(503, 'server.storage.failed', { headers: { 'retry-after': '10' } });
  }
  log(
    `A request failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return new Refusal(500, 'server.request.failed');
}
