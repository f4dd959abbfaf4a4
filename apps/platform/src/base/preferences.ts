/**
 * Everything the app keeps in the browser besides form drafts. One key each, so that `/cookies`
 * can list them and signing out knows what to remove.
 */
export const preferenceKeys = {
  locale: 'constella.locale',
  theme: 'constella.theme',
  attemptedAuth: 'constella.attempted-auth',
  lastLogin: 'constella.last-login',
  taskViews: 'constella.task-views',
  promptHistory: 'constella.prompt-history',
  sideBar: 'constella.side-bar',
} as const;

/** The short name of a kept preference. */
export type PreferenceKey = keyof typeof preferenceKeys;

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** Who signed in last on this device. `time` is ISO 8601. */
export interface LastLogin {
  username: string;
  time: string;
  sessionId: string | null;
}

// Storage throws in private windows and when it is full or switched off; a preference that
// cannot be kept must never stop the app.
function attempt<T>(action: (storage: Storage) => T, otherwise: T): T {
  try {
    return action(localStorage);
  } catch {
    return otherwise;
  }
}

export const readPreference = (key: PreferenceKey): string | null =>
  attempt((storage) => storage.getItem(preferenceKeys[key]), null);

export const writePreference = (key: PreferenceKey, value: string): void =>
  attempt((storage) => storage.setItem(preferenceKeys[key], value), undefined);

export const removePreference = (key: PreferenceKey): void =>
  attempt((storage) => storage.removeItem(preferenceKeys[key]), undefined);

/** The chosen theme. @default 'system' */
export function readTheme(): ThemeChoice {
  const stored = readPreference('theme');
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}
