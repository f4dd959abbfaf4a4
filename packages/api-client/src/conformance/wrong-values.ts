import * as z from 'zod';

import type { JsonSchema } from '../openapi/json-schema.js';

/** The fields of an object schema, whatever refinements lie around it. */
export const fieldsOf = (schema: z.ZodType): Record<string, z.ZodType> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/** A zod schema of what is sent, as JSON Schema with nothing referred to. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

const ofAnyType: readonly unknown[] = [{ wrong: 1 }, 'no-such-value', 1.5, ['wrong'], false];

/** A value of a type a field cannot have; `undefined` for a field that takes anything. */
export function wrongType(field: z.ZodType): unknown {
  const { type } = plain(jsonSchemaOf(field));
  const apart = ofAnyType.filter((value) => kindOf(value) !== type);
  return apart.find((value) => !field.safeParse(value).success);
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** Values of the right type that are out of bounds: too small, too large, too long, not on the list. */
export function outOfBounds(field: z.ZodType): unknown[] {
  const schema = plain(jsonSchemaOf(field));
  const { minimum, maximum, exclusiveMinimum, multipleOf, minLength, maxLength } = schema;
  const candidates: unknown[] = [];
  if (minimum !== undefined) candidates.push(minimum - (multipleOf ?? 1));
  if (exclusiveMinimum !== undefined) candidates.push(exclusiveMinimum);
  if (maximum !== undefined) candidates.push(maximum + (multipleOf ?? 1));
  if (multipleOf !== undefined) candidates.push((minimum ?? 0) + multipleOf / 2);
  if (schema.type === 'integer') candidates.push((minimum ?? 0) + 0.5);
  if (minLength !== undefined && minLength > 0) candidates.push('x'.repeat(minLength - 1));
  // Beyond this the bound of the whole body would be met first.
  if (maxLength !== undefined && maxLength <= 20_000) candidates.push('x'.repeat(maxLength + 1));
  if (schema.pattern !== undefined || schema.format !== undefined) candidates.push('\u0007 not so');
  if (schema.enum) candidates.push('no-such-value');
  const { minItems, maxItems, items } = schema;
  if (minItems !== undefined && minItems > 0) candidates.push([]);
  if (items?.enum) candidates.push(['no-such-value']);
  if (maxItems !== undefined && maxItems <= 50)
    candidates.push(Array.from({ length: maxItems + 1 }, () => items?.enum?.[0] ?? 1));
  return candidates.filter((value) => !field.safeParse(value).success);
}

/** A schema below its nulls. */
function plain(schema: JsonSchema): JsonSchema {
  const choices = schema.anyOf?.filter(({ type }) => type !== 'null');
  if (choices?.length === 1) return plain(choices[0]!);
  const { type } = schema;
  return Array.isArray(type) ? { ...schema, type: type.find((each) => each !== 'null') } : schema;
}
