/** One value that components watch with `useSyncExternalStore`. */
export interface Store<Value> {
  subscribe: (listener: () => void) => () => void;
  get: () => Value;
  set: (value: Value) => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => value,
    set(next) {
      value = next;
      listeners.forEach((listener) => listener());
    },
  };
}
