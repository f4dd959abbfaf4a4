import type { RunErrorCode } from '@constella/api-client/contract';

/** The end of a run that cannot go on, with the text for whoever started it. */
export class RunFailure extends Error {
  override name = 'RunFailure';
  /** The agent that got no answer. */
  readonly agentId: number | undefined;
  /** A text that was written all the same; it is kept as the run's result. */
  readonly kept: string | undefined;
  /** The model service's own reason, for administrators. */
  readonly detail: string | undefined;

  constructor(
    readonly code: RunErrorCode,
    message: string,
    { agentId, kept, detail }: Partial<Pick<RunFailure, 'agentId' | 'kept' | 'detail'>> = {},
  ) {
    super(message);
    this.agentId = agentId;
    this.kept = kept;
    this.detail = detail;
  }
}

/** Why a run is told to stop. */
export class Stop extends Error {
  override name = 'Stop';
  constructor(readonly reason: 'canceled' | 'timeout' | 'shutdown') {
    super(reason);
  }
}
