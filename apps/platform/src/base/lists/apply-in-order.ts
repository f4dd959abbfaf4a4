/**
 * Does something with entries of a list, one after the other, up to the first that fails.
 *
 * @returns those it was done with, and why it went no further.
 */
export async function applyInOrder<Entry>(
  entries: readonly Entry[],
  work: (entry: Entry) => Promise<unknown>,
): Promise<{ done: readonly Entry[]; error?: unknown }> {
  const done: Entry[] = [];
  try {
    for (const entry of entries) {
      await work(entry);
      done.push(entry);
    }
  } catch (error) {
    return { done, error };
  }
  return { done };
}
