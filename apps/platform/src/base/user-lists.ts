import {
  readPreference,
  removePreference,
  writePreference,
  type PreferenceKey,
} from './preferences';

/**
 * A list kept for one person as JSON; whoever uses the device after them has lists of their own.
 * What cannot be read, or is no list, is none.
 */
export function readUserList(key: PreferenceKey, userId: number): readonly unknown[] {
  const list = userLists(key)[userId];
  return Array.isArray(list) ? list : [];
}

/** Keeps a list for one person; an empty one is removed. */
export function writeUserList(key: PreferenceKey, userId: number, list: readonly unknown[]): void {
  const { [userId]: _former, ...others } = userLists(key);
  const lists = list.length > 0 ? { ...others, [userId]: list } : others;
  if (Object.keys(lists).length > 0) writePreference(key, JSON.stringify(lists));
  else removePreference(key);
}

function userLists(key: PreferenceKey): Record<number, unknown> {
  try {
    const lists = JSON.parse(readPreference(key) ?? '{}') as unknown;
    return lists && typeof lists === 'object' && !Array.isArray(lists) ? { ...lists } : {};
  } catch {
    return {};
  }
}
