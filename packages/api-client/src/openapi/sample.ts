import type { JsonSchema } from './json-schema.js';
import { words } from './names.js';

/** How a sample is made. */
export interface SampleOptions {
  /** The schema a `$ref` leads to. */
  readonly resolve: (ref: string) => JsonSchema;
  /** Only what must be there. @default false: everything, except what may be null or anything */
  readonly minimal?: boolean;
}

const formats: Record<string, string> = {
  'date-time': '2026-01-31T09:30:00.000Z',
  date: '2026-01-31',
  email: 'ada@example.com',
  uri: 'https://example.com/',
  uuid: '3f0e1c52-7a2b-4c1d-9e8f-0a1b2c3d4e5f',
};

/** Texts one of which every pattern of the contract accepts. */
const patterned = ['sample', '2026-01', '123456', 'ada@example.com'];

/** A value a JSON Schema accepts: always the same one for the same schema. */
export function sample(schema: JsonSchema, options: SampleOptions, name = 'value'): unknown {
  if (schema.$ref !== undefined) return sample(options.resolve(schema.$ref), options, name);
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (schema.enum) return schema.enum[0];
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) {
    const choice = choices.find(({ type }) => type !== 'null');
    return choice ? sample(choice, options, name) : null;
  }
  const type = Array.isArray(schema.type)
    ? schema.type.find((each) => each !== 'null')
    : schema.type;
  switch (type) {
    case 'object':
      return sampleObject(schema, options);
    case 'array':
      return sampleArray(schema, options, name);
    case 'string':
      return sampleText(schema, name);
    case 'integer':
    case 'number':
      return sampleNumber(schema);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return words(name);
  }
}

function sampleObject(schema: JsonSchema, options: SampleOptions): Record<string, unknown> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const value: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(properties))
    if (!options.minimal || required.includes(name)) value[name] = sample(property, options, name);
  // A map with a closed set of keys.
  if (typeof additionalProperties === 'object')
    for (const name of required)
      if (!(name in value) && propertyNames)
        value[name] = sample(additionalProperties, options, name);
  return value;
}

function sampleArray(schema: JsonSchema, options: SampleOptions, name: string): unknown[] {
  const { items = {}, minItems = 0 } = schema;
  const length = Math.max(minItems, options.minimal ? 0 : 1);
  const first = sample(items, options, name);
  const choices = items.enum ?? [];
  return Array.from({ length }, (_each, index) =>
    typeof first === 'number' ? first + index : (choices[index] ?? first),
  );
}

function sampleText({ format, pattern, minLength = 0, maxLength }: JsonSchema, name: string) {
  const known = format === undefined ? undefined : formats[format];
  if (known !== undefined) return known;
  if (pattern !== undefined) {
    const found = patterned.find((text) => new RegExp(pattern, 'u').test(text));
    if (found === undefined) throw new Error(`No sample matches ${pattern}: add one`);
    return found;
  }
  const text = words(name);
  const long = text.length < minLength ? text.padEnd(minLength, '.') : text;
  return maxLength === undefined ? long : long.slice(0, maxLength);
}

function sampleNumber({ minimum, exclusiveMinimum, maximum, multipleOf = 1 }: JsonSchema): number {
  const least = Math.max(minimum ?? -Infinity, (exclusiveMinimum ?? -Infinity) + multipleOf);
  const wanted = Math.min(Math.max(1, least), maximum ?? Infinity);
  // A step of 0.01 has 1 among its multiples; a step of 30 begins at its minimum.
  return multipleOf > 1 ? Math.ceil(wanted / multipleOf) * multipleOf : wanted;
}
