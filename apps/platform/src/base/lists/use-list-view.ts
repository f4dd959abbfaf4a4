import { useSearchParams } from 'react-router-dom';

/** Parts of a list's view by the names they have in the address; an empty one leaves it. */
export type ViewEntries = Readonly<Record<string, string>>;

/** The address after a change of a list's view; whatever is not its page begins at the first page. */
export function changedView(current: URLSearchParams, entries: ViewEntries): URLSearchParams {
  const next = new URLSearchParams(current);
  if (!('page' in entries)) next.delete('page');
  for (const [key, value] of Object.entries(entries))
    if (value) next.set(key, value);
    else next.delete(key);
  return next;
}

/**
 * The view of a list, which the address holds. A change takes the place of the present entry in the
 * history; with `push` the back button returns to what was before it.
 */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const change = (entries: ViewEntries, { push = false } = {}) =>
    setParams((current) => changedView(current, entries), {
      replace: !push,
      preventScrollReset: true,
    });
  return { params, change };
}
