type Values = Record<string, unknown>;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a stored value may stand where the default stands: a draft can be older than the form. */
function fits(stored: unknown, initial: unknown): boolean {
  if (initial === null || initial === undefined) return !isRecord(stored);
  if (Array.isArray(initial)) return Array.isArray(stored);
  return typeof stored === typeof initial && stored !== null && !Array.isArray(stored);
}

/** The defaults with everything usable of a draft laid over them; unknown fields are dropped. */
export function withDraft<T extends object>(
  defaults: T,
  draft: Values,
  excluded: readonly string[],
): T {
  const initial = defaults as Values;
  const merged: Values = { ...initial };
  for (const [name, value] of Object.entries(draft)) {
    if (!(name in initial) || excluded.includes(name) || !fits(value, initial[name])) continue;
    const nested = initial[name];
    merged[name] = isRecord(nested) ? withDraft(nested, value as Values, []) : value;
  }
  return merged as T;
}

/** The values that may be stored: everything but the excluded fields. */
export const storable = (values: object, excluded: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !excluded.includes(name)));

/** Whether two sets of plain form values are the same, whatever the order of their fields. */
export function sameValues(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return (
      one.length === other.length && one.every((entry, index) => sameValues(entry, other[index]))
    );
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => sameValues(one[name], other[name]));
}
