import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { fetchPatiently } from './fetch-patiently';

/**
 * A part of a screen whose code is fetched when it is first drawn. What stands for it meanwhile, the
 * fallback of its `Suspense`, stays while it cannot be fetched: the screen around it does not go.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => fetchPatiently(load).then((part) => ({ default: part })));
