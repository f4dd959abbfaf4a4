import type { RunEvent } from '@constella/api-client/contract';

import { instant, type Clock } from '../../base/clock.js';
import type { Store } from '../../store/store.js';

type WithoutBase<E> = E extends RunEvent ? Omit<E, 'id' | 'at'> : never;
/** An event before it has its place in the run. */
export type NewEvent = WithoutBase<RunEvent>;

/**
 * Each life of a run (a start, a retry, a restart of the server) numbers its events from the next
 * million: ids of texts in the making are not stored, so the last stored id says too little.
 */
const idsPerLife = 1_000_000;
/** Events a slow reader may fall behind by; then it is let go and comes back with `Last-Event-ID`. */
const longestQueue = 10_000;

interface Reader {
  queue: RunEvent[];
  wake: () => void;
  ended: boolean;
}

/**
 * The events of one run: whole ones are stored before anybody sees them, texts in the making stay
 * in memory until their message is whole. One after the other, so a reader who has seen id 7 has
 * seen everything before it.
 */
export class RunLog {
  readonly #readers = new Set<Reader>();
  /** Deltas of texts that are not whole yet. */
  #unwhole: Extract<RunEvent, { type: 'delta' }>[] = [];
  #nextId: number;
  /** The last id everybody may know of: what is stored beyond it may not be on the disk yet. */
  #shown: number;
  #tail: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
    readonly taskId: number,
    /** Keeps texts in the making when they are whole, for readers who come later. */
    private readonly keeping = false,
  ) {
    this.#nextId = nextLife(store, taskId);
    this.#shown = this.#nextId - 1;
  }

  get hasReaders(): boolean {
    return this.#readers.size > 0;
  }

  /** The stored events of the present attempt. */
  stored(): RunEvent[] {
    return this.store.rowsBy('run_events', 'taskId', this.taskId).map(({ event }) => event);
  }

  /**
   * Stores events together with `change` (synchronous, part of the same durable write, after the
   * events, which may themselves be worked out inside it) and then shows them to everybody. `anew` begins an attempt: ids go on, and what was
   * said before is not repeated.
   *
   * @throws {StorageError} or what `change` throws, and nobody has seen them.
   */
  append(
    events: readonly NewEvent[] | (() => readonly NewEvent[]),
    change?: () => void,
    { anew = false }: { anew?: boolean } = {},
  ): Promise<void> {
    return this.#inOrder(async () => {
      let whole: RunEvent[] = [];
      await this.store.write(() => {
        whole = (typeof events === 'function' ? events() : events).map((event) =>
          this.#number(event),
        );
        if (anew)
          for (const { id } of this.store.rowsBy('run_events', 'taskId', this.taskId))
            this.store.remove('run_events', id);
        for (const event of whole) this.store.insert('run_events', { taskId: this.taskId, event });
        change?.();
      });
      if (anew) this.#unwhole = [];
      for (const event of whole) {
        if (event.type === 'message') this.#settle(event.messageId);
        if (event.type === 'result') this.#settle('result');
        this.#show(event);
      }
    });
  }

  /** Shows more of a text in the making. */
  delta(messageId: string, agentId: number | null, text: string): Promise<void> {
    return this.#inOrder(() => {
      const event = this.#number({ type: 'delta', messageId, agentId, text });
      if (event.type === 'delta') this.#unwhole.push(event);
      this.#show(event);
    });
  }

  /** Drops what was shown of a text that is begun again. */
  restart(messageId: string): void {
    this.#settle(messageId);
  }

  /**
   * Everything after an id, then what comes, until `done` or the signal; each time all that is
   * there, so that a reader who has fallen behind catches up in one go.
   */
  async *read(after: number, signal: AbortSignal): AsyncGenerator<readonly RunEvent[], void, void> {
    const reader: Reader = { queue: [], wake: () => undefined, ended: false };
    const known = [...this.stored(), ...this.#unwhole]
      .filter(({ id }) => id > after && id <= this.#shown)
      .toSorted((a, b) => a.id - b.id);
    this.#readers.add(reader);
    const stop = () => {
      reader.ended = true;
      reader.wake();
    };
    signal.addEventListener('abort', stop, { once: true });
    try {
      let events = known;
      while (!signal.aborted) {
        const end = events.findIndex(({ type }) => type === 'done');
        if (events.length > 0) yield end < 0 ? events : events.slice(0, end + 1);
        else if (reader.ended) return;
        else await new Promise<void>((wake) => (reader.wake = wake));
        if (end >= 0) return;
        events = reader.queue;
        reader.queue = [];
      }
    } finally {
      signal.removeEventListener('abort', stop);
      this.#readers.delete(reader);
    }
  }

  /** Lets all readers go, at the end of the server. */
  close(): void {
    for (const reader of this.#readers) {
      reader.ended = true;
      reader.wake();
    }
  }

  #show(event: RunEvent): void {
    this.#shown = event.id;
    for (const reader of this.#readers) {
      if (reader.ended) continue;
      reader.queue.push(event);
      if (reader.queue.length > longestQueue) {
        reader.queue.length = 0;
        reader.ended = true;
      }
      reader.wake();
    }
  }

  #settle(messageId: string): void {
    if (this.keeping) return;
    this.#unwhole = this.#unwhole.filter((event) => event.messageId !== messageId);
  }

  #number(event: NewEvent): RunEvent {
    const numbered = { id: this.#nextId, at: instant(this.clock.now()), ...event };
    this.#nextId += 1;
    return numbered;
  }

  #inOrder<T>(task: () => T | Promise<T>): Promise<T> {
    const done = this.#tail.then(task);
    this.#tail = done.catch(() => undefined);
    return done;
  }
}

function nextLife(store: Store, taskId: number): number {
  const last = store.rowsBy('run_events', 'taskId', taskId).at(-1)?.event.id;
  return last === undefined ? 1 : (Math.floor(last / idsPerLife) + 1) * idsPerLife;
}
