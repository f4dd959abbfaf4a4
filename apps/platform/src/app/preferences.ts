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
} as const;

type PreferenceKey = keyof typeof preferenceKeys;

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

/**
 * A list kept for one person as JSON; whoever uses the device after them has lists of their own.
 * What cannot be read, or is no list, is none.
 */
export function readOwnList(key: PreferenceKey, userId: number): readonly unknown[] {
  const list = ownLists(key)[userId];
  return Array.isArray(list) ? list : [];
}

/** Keeps a list for one person; an empty one is removed. */
export function writeOwnList(key: PreferenceKey, userId: number, list: readonly unknown[]): void {
  const { [userId]: _former, ...others } = ownLists(key);
  const lists = list.length > 0 ? { ...others, [userId]: list } : others;
  if (Object.keys(lists).length > 0) writePreference(key, JSON.stringify(lists));
  else removePreference(key);
}

function ownLists(key: PreferenceKey): Record<number, unknown> {
  try {
    const lists = JSON.parse(readPreference(key) ?? '{}') as unknown;
    return lists && typeof lists === 'object' && !Array.isArray(lists) ? { ...lists } : {};
  } catch {
    return {};
  }
}

/** The chosen theme. @default 'system' */
export function readTheme(): ThemeChoice {
  const stored = readPreference('theme');
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}
