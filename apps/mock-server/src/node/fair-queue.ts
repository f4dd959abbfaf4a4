import { Refusal } from '../base/refusal.js';

interface FairQueueOptions<Kind extends string> {
  /** Tasks that run at the same time. */
  readonly atOnce: number;
  /** Tasks that may wait: of one sender, and of all. */
  readonly waiting: { readonly sender: number; readonly all: number };
  /** The kinds of tasks; of two that wait and run alike, the first goes first. */
  readonly kinds: readonly Kind[];
}

interface Task<Kind extends string> {
  readonly kind: Kind;
  /** Whose it is: senders take turns. */
  readonly sender: string;
  /** Whoever has left is not worked for. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Runs a few tasks at a time. Neither a kind of task nor a sender that asks for many holds up the
 * others: kinds share the places, senders take turns, and beyond a bound they are sent away.
 */
export class FairQueue<Kind extends string> {
  readonly #options: FairQueueOptions<Kind>;
  /** By kind and sender; the sender whose turn is next comes first. */
  readonly #lines: Map<Kind, Map<string, (() => void)[]>>;
  readonly #running: Map<Kind, number>;
  #waiting = 0;

  constructor(options: FairQueueOptions<Kind>) {
    this.#options = options;
    this.#lines = new Map(options.kinds.map((kind) => [kind, new Map()]));
    this.#running = new Map(options.kinds.map((kind) => [kind, 0]));
  }

  /** @throws {Refusal} 503 when too many wait already; the signal's reason when its sender has left. */
  async run<T>({ kind, sender, signal }: Task<Kind>, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (this.#all() < this.#options.atOnce) this.#count(kind, 1);
    else await this.#wait(kind, sender, signal);
    try {
      return await work();
    } finally {
      this.#count(kind, -1);
      this.#next();
    }
  }

  #wait(kind: Kind, sender: string, signal: AbortSignal | undefined): Promise<void> {
    const line = this.#lines.get(kind)!;
    const own = line.get(sender) ?? [];
    const { waiting } = this.#options;
    if (own.length >= waiting.sender || this.#waiting >= waiting.all)
      return Promise.reject(
        new Refusal(503, 'server.request.busy', { headers: { 'retry-after': '5' } }),
      );
    return new Promise((done, fail) => {
      const go = () => {
        signal?.removeEventListener('abort', leave);
        done();
      };
      const leave = () => {
        own.splice(own.indexOf(go), 1);
        if (own.length === 0) line.delete(sender);
        this.#waiting -= 1;
        fail(signal?.reason as Error);
      };
      signal?.addEventListener('abort', leave, { once: true });
      own.push(go);
      line.set(sender, own);
      this.#waiting += 1;
    });
  }

  /** Hands a free place on: to the kind with the fewest at work, to the sender whose turn it is. */
  #next(): void {
    const [kind] = this.#options.kinds
      .filter((each) => this.#lines.get(each)!.size > 0)
      .toSorted((a, b) => this.#running.get(a)! - this.#running.get(b)!);
    if (kind === undefined) return;
    const line = this.#lines.get(kind)!;
    const [[sender, own] = []] = line;
    const go = own?.shift();
    if (sender === undefined || !own || !go) return;
    line.delete(sender);
    if (own.length > 0) line.set(sender, own);
    this.#waiting -= 1;
    this.#count(kind, 1);
    go();
  }

  #count(kind: Kind, change: number): void {
    this.#running.set(kind, this.#running.get(kind)! + change);
  }

  #all(): number {
    return [...this.#running.values()].reduce((sum, running) => sum + running, 0);
  }
}
