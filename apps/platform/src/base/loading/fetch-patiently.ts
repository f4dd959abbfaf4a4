/** A lazily loaded part that could not be fetched, as opposed to one that broke while rendering. */
export class LoadFailure extends Error {
  override name = 'LoadFailure';
}

/** One more attempt, for what somebody waits for with nothing to look at. */
export const onceMore: readonly number[] = [500];

/** Milliseconds before each further attempt: a server that is started anew is back within them. */
const pauses: readonly number[] = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

/**
 * Fetches code, and tries again for a minute while the server or the network is away.
 * @throws LoadFailure when that did not help.
 */
export async function fetchPatiently<Part>(
  load: () => Promise<Part>,
  [pause, ...later] = pauses,
): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (pause === undefined)
      throw new LoadFailure('A part of the page could not be loaded', { cause });
  }
  await new Promise((resolve) => setTimeout(resolve, pause));
  return fetchPatiently(load, later);
}
