import type { PreferenceKey } from '../base/preferences';
import { readUserList, writeUserList } from '../base/user-lists';

/** A view of a list under a name. */
export interface SavedView {
  name: string;
  /** The address's query, without its page. */
  query: string;
}

/** Views one person may keep. */
export const mostViews = 30;
/** Letters of a view's name. */
export const longestName = 60;

/** View in an address: everything but where in the list somebody is. */
export function queryOf(params: URLSearchParams): string {
  const view = new URLSearchParams(params);
  view.delete('page');
  view.delete('compare');
  view.sort();
  return view.toString();
}

/** The views a person kept on this device. */
export function readViews(key: PreferenceKey, userId: number): SavedView[] {
  return readUserList(key, userId).flatMap((view) => {
    const { name, query } = (view ?? {}) as Partial<SavedView>;
    return typeof name === 'string' && name !== '' && typeof query === 'string'
      ? [{ name: name.slice(0, longestName), query }]
      : [];
  });
}

/** Keeps views, by name. */
export const writeViews = (key: PreferenceKey, userId: number, views: readonly SavedView[]): void =>
  writeUserList(key, userId, views);

/** The views with one more; one of the same name, capital or not, is replaced. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const name = view.name.trim().slice(0, longestName);
  return [...withoutView(views, name), { ...view, name }]
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, mostViews);
}

/** The views without one. */
export const withoutView = (views: readonly SavedView[], name: string): SavedView[] =>
  views.filter((view) => view.name.toLocaleLowerCase() !== name.toLocaleLowerCase());
