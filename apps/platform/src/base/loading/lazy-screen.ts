import { createElement, use, type ComponentType, type ReactNode } from 'react';

import { fetchPatiently, onceMore } from './fetch-patiently';

/** A component whose code is fetched when it is first rendered, or earlier. */
export interface LazyScreen {
  (): ReactNode;
  /** Starts fetching ahead of the first render; ends when it is there or cannot be fetched. */
  preload: () => Promise<unknown>;
  /** Lets the next render try again after a failure. */
  forget: () => void;
}

/** Suspends until it is there; what cannot be fetched, tried twice, is thrown as a `LoadFailure`. */
export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let pending: Promise<ComponentType> | undefined;
  const fetch = () => (pending ??= fetchPatiently(load, onceMore));
  function Lazy() {
    return createElement(use(fetch()));
  }
  Lazy.preload = () => fetch().catch(() => undefined);
  Lazy.forget = () => {
    pending = undefined;
  };
  return Lazy;
}
