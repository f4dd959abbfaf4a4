import { readTheme, removePreference, writePreference, type ThemeChoice } from './preferences';
import { createStore, type Store } from './store';

/** The chosen theme, kept across visits. */
export type ThemeStore = Store<ThemeChoice>;

export function createThemeStore(): ThemeStore {
  const store = createStore(readTheme());
  return {
    ...store,
    set(choice) {
      if (choice === 'system') removePreference('theme');
      else writePreference('theme', choice);
      store.set(choice);
    },
  };
}
