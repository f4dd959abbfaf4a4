/** The look of a part of the page; undefined where the reader's system decides. */
export interface Appearance {
  theme: 'light' | 'dark' | undefined;
  contrast: 'standard' | 'more' | undefined;
  /** Undefined is Constella's own. */
  brand: string | undefined;
  /** Undefined is comfortable. */
  density: 'comfortable' | 'compact' | undefined;
}

/** An appearance that providers inside follow, as `useSyncExternalStore` wants it. */
export interface AppearanceStore {
  get: () => Appearance;
  set: (next: Appearance) => void;
  subscribe: (listener: () => void) => () => void;
}

export function newAppearanceStore(first: Appearance): AppearanceStore {
  let appearance = first;
  const listeners = new Set<() => void>();
  return {
    get: () => appearance,
    set: (next) => {
      if (next === appearance) return;
      appearance = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
