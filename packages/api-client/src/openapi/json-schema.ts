/** A JSON Schema of OpenAPI 3.1 (draft 2020-12), as far as the document is looked into here. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  propertyNames?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  required?: string[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  default?: unknown;
  title?: string;
  example?: unknown;
  description?: string;
  readOnly?: boolean;
  writeOnly?: boolean;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  /** The record this id belongs to. */
  'x-references'?: string;
  /** Digits in all and after the point. */
  'x-precision'?: readonly [number, number];
  /** Columns no two rows may share, alone or together. */
  'x-unique'?: readonly (readonly string[])[];
  /** The specification names this record without its fields. */
  'x-ours'?: true;
}

const prefix = '#/components/schemas/';

/** The reference to a schema by name. */
export const schemaRef = (name: string): JsonSchema => ({ $ref: `${prefix}${name}` });

/** The name a reference leads to. */
export const refName = (ref: string): string => ref.slice(prefix.length);

/** Visits a schema and everything below it, outermost first. */
export function walk(schema: JsonSchema, visit: (schema: JsonSchema) => void): void {
  visit(schema);
  const below = [
    schema.items,
    schema.propertyNames,
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined,
    ...Object.values(schema.properties ?? {}),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ];
  for (const each of below) if (each) walk(each, visit);
}
