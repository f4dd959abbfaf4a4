import { instant, type Clock } from '../base/clock.js';
import type { Store } from '../store/store.js';

/** Milliseconds between two measurements. */
const interval = 15 * 60 * 1_000;

/** The share of values at or below which this many of them lie, by nearest rank. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? 0;

/** What a quarter of an hour's requests took, and how many of them this server failed at. */
export class RequestMeasurements {
  #times: number[] = [];
  #failed = 0;

  /** Counts a request that was answered, in milliseconds. */
  add(milliseconds: number, status: number): void {
    this.#times.push(milliseconds);
    if (status >= 500) this.#failed += 1;
  }

  /** Stores what was counted since the last time; nothing when nobody asked for anything. */
  async store({ store, clock }: { store: Store; clock: Clock }): Promise<void> {
    if (this.#times.length === 0) return;
    const times = this.#times.toSorted((a, b) => a - b);
    const failed = (this.#failed / times.length) * 100;
    this.#times = [];
    this.#failed = 0;
    const recordedAt = instant(clock.now());
    const measured: readonly (readonly [string, string, number])[] = [
      ['requests.count', 'requests', times.length],
      ['requests.median', 'ms', quantile(times, 0.5)],
      ['requests.p95', 'ms', quantile(times, 0.95)],
      ['requests.failed', 'percent', failed],
      ['memory.used', 'bytes', process.memoryUsage.rss()],
    ];
    await store.write(() => {
      for (const [metric, unit, value] of measured)
        store.insert('performance_metrics', {
          metric,
          unit,
          value: Number(value.toFixed(4)),
          recordedAt,
          createdAt: recordedAt,
        });
    });
  }

  /** Stores what was counted every quarter of an hour, until the answer is called. */
  begin(to: { store: Store; clock: Clock; log: (line: string) => void }): () => void {
    const timer = setInterval(() => {
      this.store(to).catch((error: unknown) =>
        to.log(`Measurements could not be stored: ${String(error)}`),
      );
    }, interval);
    timer.unref();
    return () => clearInterval(timer);
  }
}
