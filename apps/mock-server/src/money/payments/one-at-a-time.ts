/**
 * Work of which no two pieces with the same key run at once: a confirmation, a click on "cancel" and
 * three messages of the provider about one member take their turns.
 */
export class OneAtATime {
  readonly #last = new Map<number, Promise<unknown>>();

  run<T>(key: number, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#last.set(key, turn);
    const leave = () => {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }
}
