import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { LoadFailure } from './load-failure';

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

/**
 * A part of a screen whose code is fetched when it is first drawn. What stands for it meanwhile, the
 * fallback of its `Suspense`, stays while it cannot be fetched: the screen around it does not go.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => fetchPatiently(load).then((part) => ({ default: part })));
