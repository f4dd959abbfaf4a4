type Schema = Readonly<Record<string, unknown>>;

/** Keywords strict services refuse; what they ask for is checked here when the answer is read. */
const bounds: ReadonlySet<string> = new Set([
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'maxProperties',
  'propertyNames',
  'default',
]);
/** Keywords whose entries have names of their own choice. */
const named: ReadonlySet<string> = new Set(['properties', '$defs', 'definitions']);

/** A schema without what says nothing: where whole numbers end. `bare`: without any bounds. */
export function sentSchema(schema: Schema, { bare }: { bare: boolean }): Schema {
  const cleaned = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(cleaned);
    return isSchema(value) ? sentSchema(value, { bare }) : value;
  };
  const kept = Object.entries(schema).filter(
    ([key, value]) => !(bare && bounds.has(key)) && !isEndOfNumbers(key, value),
  );
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      named.has(key) && isSchema(value)
        ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)]))
        : cleaned(value),
    ]),
  );
}

/** Whether strict services take a schema: every object lists all its fields, and no others may be. */
export function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (!isSchema(schema)) return true;
  const { properties, required = [], additionalProperties } = schema;
  if (isSchema(properties)) {
    const names = Object.keys(properties);
    const all = names.every((name) => (required as unknown[]).includes(name));
    if (!all || additionalProperties !== false) return false;
    if (!Object.values(properties).every(isStrict)) return false;
  } else if (schema['type'] === 'object') return false;
  return Object.entries(schema).every(([key, value]) => key === 'properties' || isStrict(value));
}

const isEndOfNumbers = (key: string, value: unknown): boolean =>
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) ||
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER);

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
