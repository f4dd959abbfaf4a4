import type { ModelAnswerEvent, RunErrorCode } from '@constella/api-client/contract';

import type { Texts } from '../../base/language/texts.js';
import { Refusal } from '../../base/refusal.js';
import type { PaidQuestion } from './test-model.js';

interface Watching {
  readonly signal: AbortSignal;
  readonly texts: Texts;
  /** Takes one line about a failure inside. */
  readonly log: (line: string) => void;
}

/**
 * Asks a question and tells its answer as it is written, those pieces together that came together.
 * It is asked to its end, however slowly it is read; when the signal aborts, nothing more is told.
 */
export async function* watchAnswer(
  ask: PaidQuestion,
  { signal, texts, log }: Watching,
): AsyncGenerator<readonly ModelAnswerEvent[]> {
  const told: { waiting: ModelAnswerEvent[]; isOver: boolean; wake: () => void } = {
    waiting: [],
    isOver: false,
    wake: () => {},
  };
  const tell = (event: ModelAnswerEvent) => {
    told.waiting.push(event);
    told.wake();
  };
  const asked = ask({
    signal,
    onDelta: (text) => tell({ type: 'delta', text }),
    onAgain: () => tell({ type: 'again' }),
  })
    .then(
      (answer) => tell({ type: 'done', answer }),
      (error: unknown) => {
        if (!signal.aborted) tell(errorEvent(error, texts, log));
      },
    )
    .finally(() => {
      told.isOver = true;
      told.wake();
    });
  while (!told.isOver || told.waiting.length > 0)
    if (told.waiting.length > 0) yield told.waiting.splice(0);
    else
      await new Promise<void>((resolve) => {
        told.wake = resolve;
      });
  await asked;
}

/** How the contract names a refusal that comes too late to be one. */
const codes: Readonly<Record<number, RunErrorCode>> = {
  422: 'invalid_output',
  429: 'quota',
  502: 'unavailable',
  504: 'timeout',
};

function errorEvent(error: unknown, texts: Texts, log: (line: string) => void): ModelAnswerEvent {
  if (error instanceof Refusal) {
    const code = codes[error.status] ?? 'internal';
    return { type: 'error', code, message: texts.say(error.text.id, error.text.values) };
  }
  log(
    `An answer failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
  return { type: 'error', code: 'internal', message: texts.say('server.request.failed') };
}
