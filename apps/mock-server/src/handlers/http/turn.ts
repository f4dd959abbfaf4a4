/** Milliseconds one answer is worked on before other requests have their turn. */
const turnLength = 10;

/** Runs something after what waits already; a page has no `setImmediate`. */
const later: (done: () => void) => unknown =
  typeof setImmediate === 'function' ? setImmediate : setTimeout;

/** The end of the line of those who wait: one of them goes on at a time, however many there are. */
let line = Promise.resolve();

/** Work that is long enough to be done in turns with other requests. */
export class Turn {
  #begun = performance.now();

  /** Whether it is time to let others go first. */
  get isOver(): boolean {
    return performance.now() - this.#begun >= turnLength;
  }

  /** Lets everything else that waits go first. */
  async pass(): Promise<void> {
    line = line.then(() => new Promise((done) => void later(done)));
    await line;
    this.#begun = performance.now();
  }
}
