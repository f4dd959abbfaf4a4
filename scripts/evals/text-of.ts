/** Parts of a result that are no text of it: names of things, and what the server adds. */
const silent = new Set([
  'sources',
  'records',
  'model',
  'locale',
  'id',
  'kind',
  'method',
  'documentType',
  'status',
  'level',
  'stage',
  'url',
  'path',
  'notice',
  'suggestion',
  'contributions',
  'publishers',
  'industry',
  'profile',
  // Copied from the request.
  'origin',
]);

/** A text of a result, and the part of the result it stands in. */
export interface Passage {
  readonly part: string;
  readonly text: string;
}

/** The texts of a result, each under the name of its outermost part. */
export function textsOf(value: unknown, part = ''): Passage[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ part, text: value }];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one, part));
  if (value === null || typeof value !== 'object') return [];
  // What nobody has judged yet is told by the server, in the same words everywhere.
  if ('basis' in value && value.basis === 'unknown') return [];
  return Object.entries(value).flatMap(([name, one]) =>
    silent.has(name) ? [] : textsOf(one, part || name),
  );
}

/** The numbers of a value that are no text. */
export function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(numbersOf);
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(numbersOf);
}

/** The part of a value at a dotted path. */
export const partAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (part, name) =>
        part !== null && typeof part === 'object'
          ? (part as Record<string, unknown>)[name]
          : undefined,
      value,
    );
