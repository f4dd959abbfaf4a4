/** The last few values that were asked for; the one asked for longest ago makes room. */
export class Recent<V> {
  readonly #values = new Map<string, V>();

  constructor(
    private readonly room: number,
    private readonly onDrop: (value: V) => void = () => undefined,
  ) {}

  get(key: string, make: () => V): V {
    const value = this.#values.has(key) ? (this.#values.get(key) as V) : make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.room) {
      const [oldest] = this.#values.keys();
      if (oldest !== undefined) this.drop(oldest);
    }
    return value;
  }

  drop(key: string): void {
    const value = this.#values.get(key);
    if (value === undefined) return;
    this.#values.delete(key);
    this.onDrop(value);
  }

  clear(): void {
    for (const key of this.#values.keys()) this.drop(key);
  }
}
