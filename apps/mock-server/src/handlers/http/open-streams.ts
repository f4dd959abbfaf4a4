import { Refusal } from '../../base/refusal.js';

/** Streams of one session at once: every tab of a browser has one or two. */
export const streamsPerSession = 40;

/** The event streams that are open, by their sessions. */
export class OpenStreams {
  readonly #open = new Map<number, number>();

  /**
   * Counts a stream in.
   *
   * @returns what to call when it ends
   * @throws {Refusal} 429 when the session has too many
   */
  enter(sessionId: number): () => void {
    const open = this.#open.get(sessionId) ?? 0;
    if (open >= streamsPerSession)
      throw new Refusal(429, 'server.session.tooManyStreams', { headers: { 'retry-after': '5' } });
    this.#open.set(sessionId, open + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const others = (this.#open.get(sessionId) ?? 1) - 1;
      if (others > 0) this.#open.set(sessionId, others);
      else this.#open.delete(sessionId);
    };
  }
}
