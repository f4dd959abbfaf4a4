import * as z from 'zod';

import type { ColumnFacts } from '../contract/records/columns.js';
import * as enumerations from '../contract/enums.js';
import { schemaRef, walk, type JsonSchema } from './json-schema.js';
import { pascal } from './names.js';

/** Whether a schema describes what is sent or what is answered: defaults make them differ. */
export type Direction = 'input' | 'output';

const largest = Number.MAX_SAFE_INTEGER;
/** Formats that say all their pattern says, in fewer characters. */
const spoken = new Set(['date-time', 'date', 'uuid', 'uri', 'email']);

/** Enumerations by their values. Two with the same values have no name: which is meant, is unknown. */
const enumNames = new Map<string, string | undefined>();
for (const [name, values] of Object.entries(enumerations)) {
  if (!Array.isArray(values)) continue;
  const key = JSON.stringify(values);
  enumNames.set(key, enumNames.has(key) ? undefined : pascal(name));
}

/**
 * zod schemas as JSON Schemas that refer to each other by name. Every name is written once,
 * whoever uses it.
 */
export class SchemaSet {
  readonly #registry = {
    input: z.registry<{ id: string }>(),
    output: z.registry<{ id: string }>(),
  };
  readonly #known = new Map<z.ZodType, string>();
  readonly #enums = new Map<string, JsonSchema>();
  #converted: Record<Direction, Record<string, JsonSchema>> | undefined;

  /** Names a schema in one direction, or in both. */
  add(name: string, schema: z.ZodType, direction?: Direction): void {
    this.#known.set(schema, name);
    if (direction !== 'output') this.#registry.input.add(schema, { id: name });
    if (direction !== 'input') this.#registry.output.add(schema, { id: name });
  }

  /** A reference to a schema that has a name. */
  refOf(schema: z.ZodType): JsonSchema | undefined {
    const name = this.#known.get(schema);
    return name === undefined ? undefined : schemaRef(name);
  }

  /** The schema of a name, in a direction. Nothing can be added after the first is asked for. */
  get(name: string, direction: Direction): JsonSchema {
    this.#converted ??= { input: this.#convert('input'), output: this.#convert('output') };
    const found = this.#converted[direction][name] ?? this.#enums.get(name);
    if (!found) throw new Error(`No schema has the name ${name}`);
    return found;
  }

  /** Says more of a body than its schema could. */
  replace(name: string, schema: JsonSchema): void {
    this.get(name, 'input');
    this.#converted!.input[name] = schema;
  }

  #convert(direction: Direction): Record<string, JsonSchema> {
    const { schemas } = z.toJSONSchema(this.#registry[direction], {
      io: direction,
      unrepresentable: 'any',
      uri: (id) => schemaRef(id).$ref ?? id,
      override: ({ zodSchema, jsonSchema }) =>
        tidy(zodSchema as unknown as z.ZodType, jsonSchema, direction),
    });
    const named = schemas as unknown as Record<string, JsonSchema>;
    for (const [name, { $id: _id, $schema: _schema, ...schema }] of Object.entries(
      named as Record<string, JsonSchema & { $id?: string; $schema?: string }>,
    )) {
      named[name] = schema;
      walk(schema, (each) => {
        this.#nameEnum(each);
        liftDescription(each);
      });
    }
    return named;
  }

  /** An enumeration of the contract becomes a reference to its name. */
  #nameEnum(schema: JsonSchema): void {
    // What the name says already: zod repeats it beside a reference.
    if (schema.$ref !== undefined)
      for (const key of ['type', 'minimum', 'maximum', 'exclusiveMinimum', 'format'] as const)
        delete schema[key];
    if (!schema.enum || schema.enum.length < 2) return;
    const name = enumNames.get(JSON.stringify(schema.enum));
    if (name === undefined) return;
    this.#enums.set(name, { type: 'string', enum: schema.enum });
    delete schema.enum;
    delete schema.type;
    schema.$ref = schemaRef(name).$ref ?? '';
  }
}

/** Moves the description of a value that may be null to the field: readers look there. */
function liftDescription(schema: JsonSchema): void {
  const [choice, other, ...more] = schema.anyOf ?? [];
  if (!choice || other?.type !== 'null' || more.length > 0) return;
  if (schema.description !== undefined || choice.description === undefined) return;
  schema.description = choice.description;
  delete choice.description;
}

/** Turns what zod writes for a machine into what a person would write. */
function tidy(zodSchema: z.ZodType, schema: object, direction: Direction): void {
  const json = schema as JsonSchema & { id?: string; references?: string; precision?: unknown };
  delete json.id;
  delete json.references;
  delete json.precision;
  const facts = z.globalRegistry.get(zodSchema) as ColumnFacts | undefined;
  if (facts?.references) json['x-references'] = facts.references;
  if (facts?.precision) json['x-precision'] = facts.precision;

  if (json.exclusiveMinimum === 0 && json.type === 'integer') {
    delete json.exclusiveMinimum;
    json.minimum = 1;
  }
  if (json.maximum === largest) delete json.maximum;
  if (json.minimum === -largest) delete json.minimum;
  if (json.format !== undefined && spoken.has(json.format)) delete json.pattern;
  // Of an answer: the server has filled in what is missing, and a later one may say more.
  if (direction === 'output') {
    delete json.default;
    if (json.additionalProperties === false) delete json.additionalProperties;
  }
  if (json.propertyNames?.type === 'string' && !json.propertyNames.enum) delete json.propertyNames;
  discriminate(zodSchema, json);
}

function discriminate(zodSchema: z.ZodType, json: JsonSchema): void {
  if (!(zodSchema instanceof z.ZodDiscriminatedUnion)) return;
  const choices = json.oneOf ?? json.anyOf ?? [];
  if (choices.length === 0 || choices.some(({ $ref }) => $ref === undefined)) return;
  const { discriminator } = zodSchema.def;
  const options = zodSchema.options as z.ZodObject[];
  const mapping = options.map((option, index) => {
    const literal = option.shape[discriminator] as z.ZodLiteral<string>;
    return [literal.value, choices[index]?.$ref ?? ''];
  });
  delete json.anyOf;
  json.oneOf = choices;
  json.discriminator = { propertyName: discriminator, mapping: Object.fromEntries(mapping) };
}
