/** Milliseconds one answer is worked on before other requests have their turn. */
const turnLength = 10;

/** Work that is long enough to be done in turns with other requests. */
export class Turn {
  #begun = performance.now();

  /** Whether it is time to let others go first. */
  get isOver(): boolean {
    return performance.now() - this.#begun >= turnLength;
  }

  /** Lets everything else that waits go first. */
  async pass(): Promise<void> {
    await new Promise((done) => setTimeout(done));
    this.#begun = performance.now();
  }
}
