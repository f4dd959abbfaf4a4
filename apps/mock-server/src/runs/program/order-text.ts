import type { StoredRows } from './program.js';

/** Fields that say how a run goes rather than what it is about; the company is told by itself. */
const unsaid = new Set([
  'metadata',
  'conversation',
  'companyId',
  'dismissedFacts',
  'id',
  'userId',
  'createdAt',
  'updatedAt',
  'revision',
]);
/** The rows ids of a field stand for, and what those are called. */
const named = {
  agents: ['agents', 'name'],
  agentsInvolved: ['agents', 'name'],
  coordinatorId: ['agents', 'name'],
  attachments: ['attachments', 'name'],
  earlierRuns: ['tasks', 'title'],
} as const satisfies Readonly<
  Record<string, readonly ['agents' | 'attachments' | 'tasks', string]>
>;

/** A request as a model reads it: a line for each field that says something, with names for ids. */
export function orderText(
  request: Readonly<Record<string, unknown>>,
  store: Pick<StoredRows, 'find'>,
): string {
  const nameOf = (field: string, value: unknown): unknown => {
    const row = Object.hasOwn(named, field) && typeof value === 'number' ? field : undefined;
    if (row === undefined) return value;
    const [table, name] = named[row as keyof typeof named];
    const found = store.find(table, value as number) as
      | Readonly<Record<string, unknown>>
      | undefined;
    return found?.[name];
  };
  const linesOf = (values: Readonly<Record<string, unknown>>, before: string): string[] =>
    Object.entries(values).flatMap(([field, value]) => {
      if (unsaid.has(field)) return [];
      const label = `${before}- ${inWords(field)}:`;
      const entries = [value].flat().map((one) => nameOf(field, one));
      const objects = entries.filter((one) => typeof one === 'object' && one !== null);
      if (objects.length > 0)
        return [
          label,
          ...objects.flatMap((one, at) => [
            ...(objects.length > 1 ? [`${before}  ${at + 1}.`] : []),
            ...linesOf(one as Readonly<Record<string, unknown>>, `${before}  `),
          ]),
        ];
      const said = entries
        .filter((one) => one !== undefined && one !== null && one !== '')
        .map((one) => (typeof one === 'string' ? choiceInWords(one) : String(one)));
      return said.length === 0 ? [] : [`${label} ${said.join('; ')}`];
    });
  return linesOf(request, '').join('\n');
}

/** A name of the contract in words: "reportFormat" is "report format". */
const inWords = (name: string): string =>
  name.replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);

/** A choice in words; what somebody typed stays as it is. */
const choiceInWords = (value: string): string =>
  /^[a-z]+(?:[A-Z][a-z]+)+$/.test(value) ? inWords(value) : value;
