declare const process: { env: { NODE_ENV?: string } };

const warned = new Set<string>();

/**
 * A warning on the console, once and only while developing, about what a caller did that no type
 * can forbid: what is wrong, why it matters and how to put it right. The component goes on as well
 * as it can.
 */
export function warnOnce(component: string, wrong: boolean, sentence: string): void {
  if (process.env.NODE_ENV === 'production' || !wrong || warned.has(component + sentence)) return;
  warned.add(component + sentence);
  console.error(`${component}: ${sentence}`);
}

/** Whether a name says nothing: left out, empty or only space. */
export const isUnnamed = (name: unknown): boolean =>
  name === undefined ||
  name === null ||
  name === false ||
  (typeof name === 'string' && name.trim() === '');

const checked = new WeakSet<object>();
/** Of a longer list only its start is looked at: it is as wrong as the rest, and nobody waits. */
const mostChecked = 10_000;

/** A warning that a list's keys, which tell its items apart, are not unique or empty. Looks once at each list. */
export function warnOfRepeatedKeys<Key extends string>(
  component: string,
  prop: string,
  list: readonly Readonly<Record<Key, string>>[] | null | undefined,
  key: Key,
): void {
  if (process.env.NODE_ENV === 'production' || !list || checked.has(list)) return;
  checked.add(list);
  const seen = new Set(['']);
  const taken = ({ [key]: name }: Readonly<Record<Key, string>>) =>
    seen.has(name) || !seen.add(name);
  const twice = list.slice(0, mostChecked).find(taken)?.[key];
  warnOnce(
    component,
    twice !== undefined,
    `\`${prop}\` has the ${key} "${twice}" ${twice === '' ? 'that says nothing' : 'twice'}, so one item is taken for another. Give each a \`${key}\` of its own.`,
  );
}

/** A warning that a value of the caller's can never change, or stands beside a value the component would keep. */
export function warnOfUncontrolled(
  component: string,
  props: Readonly<Record<string, unknown>>,
  [value, change, start]: readonly [value: string, change: string, start: string],
): void {
  if (process.env.NODE_ENV === 'production' || props[value] === undefined) return;
  warnOnce(
    component,
    props[change] === undefined,
    `\`${value}\` without \`${change}\` never changes, whatever the reader does. Pass both, or \`${start}\` alone.`,
  );
  warnOnce(
    component,
    props[start] !== undefined,
    `\`${value}\` is the caller's, so \`${start}\` is never used. Pass one of them.`,
  );
}
