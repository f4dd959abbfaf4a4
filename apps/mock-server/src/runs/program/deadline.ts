import type { RunEvent } from '@constella/api-client/contract';

import type { Clock } from '../../base/clock.js';

/** The time a run has until it has to be over; it stands still while a person is waited for. */
export class Deadline {
  #left: number;
  #runningSince: number;
  #holders = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly clock: Clock,
    /** Milliseconds it has. */
    left: number,
    private readonly onOver: () => void,
  ) {
    this.#left = left;
    this.#runningSince = clock.now();
    this.#timer = setTimeout(onOver, left);
  }

  /** Milliseconds that are left. */
  get left(): number {
    const passed = this.#holders > 0 ? 0 : this.clock.now() - this.#runningSince;
    return Math.max(this.#left - passed, 0);
  }

  /** Stands still until the answer is called, or the last one of several. */
  hold(): () => void {
    if (this.#holders === 0) {
      this.#left = this.left;
      clearTimeout(this.#timer);
    }
    this.#holders += 1;
    return () => {
      this.#holders -= 1;
      if (this.#holders > 0) return;
      this.#runningSince = this.clock.now();
      this.#timer = setTimeout(this.onOver, this.#left);
    };
  }

  /** Ends it: nothing is called any more. */
  end(): void {
    clearTimeout(this.#timer);
    this.#holders = Infinity;
  }
}

/** Milliseconds of a run in which a person was waited for, as its events tell it. */
export function timeWaited(events: readonly RunEvent[]): number {
  const asked = new Map<string, number>();
  let waited = 0;
  let until = 0;
  const add = (from: number, to: number) => {
    // Two who were asked at once were waited for once.
    waited += Math.max(to - Math.max(from, until), 0);
    until = Math.max(until, to);
  };
  for (const event of events) {
    if (event.type !== 'tool') continue;
    const at = Date.parse(event.at);
    const from = asked.get(event.callId);
    if (event.approval === 'asked') asked.set(event.callId, at);
    else if (from !== undefined) {
      asked.delete(event.callId);
      add(from, at);
    }
  }
  const last = Date.parse(events.at(-1)?.at ?? '');
  for (const from of asked.values()) add(from, last);
  return waited;
}
