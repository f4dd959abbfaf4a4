import type { RunErrorCode } from '@constella/api-client/contract';

/** The end of a run that cannot go on, with the text for whoever started it. */
export class RunFailure extends Error {
  override name = 'RunFailure';
  constructor(
    readonly code: RunErrorCode,
    message: string,
    /** The agent that got no answer. */
    readonly agentId?: number,
  ) {
    super(message);
  }
}

/** Why a run is told to stop. */
export class Stop extends Error {
  override name = 'Stop';
  constructor(readonly reason: 'canceled' | 'timeout' | 'shutdown') {
    super(reason);
  }
}
