import { readTheme, removePreference, writePreference, type ThemeChoice } from './preferences';

/** The chosen theme, kept across visits. */
export interface ThemeStore {
  subscribe: (listener: () => void) => () => void;
  get: () => ThemeChoice;
  set: (choice: ThemeChoice) => void;
}

export function createThemeStore(): ThemeStore {
  let theme = readTheme();
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: () => theme,
    set(choice) {
      theme = choice;
      if (choice === 'system') removePreference('theme');
      else writePreference('theme', choice);
      listeners.forEach((listener) => listener());
    },
  };
}
