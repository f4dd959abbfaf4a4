import type { ToolDecision } from '@constella/api-client/contract';

import { notAllowed } from './tools/tool.js';

interface Asking {
  /** Milliseconds an answer is waited for. */
  readonly patience: number;
  readonly signal: AbortSignal;
}

/**
 * The calls of tools people are asked about just now. They live as long as their runs work: a run that
 * is taken up again asks again, as nobody knows whether a call that was allowed was made.
 */
export class Approvals {
  readonly #waiting = new Map<string, (decision: ToolDecision) => void>();

  /** What a person decides; `expired` when nobody does in time. @throws the signal's reason. */
  async ask(
    taskId: number,
    callId: string,
    { patience, signal }: Asking,
  ): Promise<ToolDecision | 'expired'> {
    signal.throwIfAborted();
    const key = keyOf(taskId, callId);
    let end = () => {};
    try {
      return await new Promise((done, fail) => {
        const timer = setTimeout(done, patience, 'expired');
        const leave = () => fail(signal.reason as Error);
        signal.addEventListener('abort', leave);
        this.#waiting.set(key, done);
        end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', leave);
          this.#waiting.delete(key);
        };
      });
    } finally {
      end();
    }
  }

  /** Decides; false when nobody is asked about the call. */
  decide(taskId: number, callId: string, decision: ToolDecision): boolean {
    const done = this.#waiting.get(keyOf(taskId, callId));
    done?.(decision);
    return done !== undefined;
  }
}

const keyOf = (taskId: number, callId: string): string => `${taskId} ${callId}`;

/** A call a person did not allow. */
export class NotAllowed extends Error {
  override name = 'NotAllowed';
  constructor(readonly approval: keyof typeof notAllowed) {
    super(notAllowed[approval]);
  }
}
