import { bounds } from '@constella/api-client/contract';
import type { z } from 'zod';

/** The kind of value a field asks for; each kind has its control. */
export type FieldKind =
  | 'text'
  | 'area'
  | 'day'
  | 'choice'
  | 'choices'
  | 'list'
  | 'flag'
  | 'number'
  | 'other';

/** The facts a schema gives of one of its fields. */
export interface FieldFacts {
  kind: FieldKind;
  /** The values that can be chosen, in the schema's order. */
  values: readonly string[];
  /** Of the number, the characters or the entries. */
  min: number | undefined;
  max: number | undefined;
  /** Whether the number takes no fractions. */
  isWhole: boolean;
  /** The format it is typed in: an address has its own keyboard. */
  format: string | undefined;
  /** Characters of an entry of a list. */
  entryMax: number | undefined;
  /** The value it has before anything is typed. */
  initial: unknown;
  /** Whether it may stay empty, where a control can be emptied. */
  isOptional: boolean;
}

/** The part of a zod definition, classic or mini, that says what a value has to be. */
interface Definition {
  type: string;
  check?: string;
  format?: string;
  value?: number;
  minimum?: number;
  maximum?: number;
  checks?: readonly z.core.$ZodCheck[];
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  entries?: Record<string, string>;
  values?: readonly unknown[];
  options?: readonly z.core.$ZodType[];
  defaultValue?: unknown;
}

/** The definition of a schema or of a check, where zod keeps it for libraries. */
const definitionOf = ({ _zod }: z.core.$ZodType | z.core.$ZodCheck) =>
  _zod.def as unknown as Definition;

/** The definition inside everything that only wraps it, and the default met on the way. */
function unwrap(schema: z.core.$ZodType): { inner: Definition; initial?: unknown } {
  const definition = definitionOf(schema);
  const { type, innerType, in: before, options } = definition;
  const met = 'defaultValue' in definition ? { initial: definition.defaultValue } : {};
  if (innerType) return { ...unwrap(innerType), ...met };
  if (type === 'pipe' && before) return unwrap(before);
  // A day, or the empty text of a field that may stay empty.
  const [only, ...others] = (options ?? []).filter(
    (option) => definitionOf(option).values?.[0] !== '',
  );
  if (only && others.length === 0) return unwrap(only);
  return { inner: definition };
}

/** Bounds of a value, from its type's own checks and those added to it. */
function boundsOf(inner: Definition) {
  const all = [inner, ...(inner.checks ?? []).map(definitionOf)];
  const of = (kind: string) => all.findLast(({ check }) => check === kind);
  return {
    min: of('greater_than')?.value ?? of('min_length')?.minimum,
    max: of('less_than')?.value ?? of('max_length')?.maximum,
    isWhole: of('number_format')?.format?.includes('int') ?? false,
    format: inner.format ?? of('string_format')?.format,
  };
}

const choicesOf = ({ type, entries, values = [] }: Definition): readonly string[] => {
  const all = type === 'enum' ? Object.values(entries ?? {}) : type === 'literal' ? values : [];
  return all.filter((value) => typeof value === 'string');
};

function kindOf(inner: Definition): FieldKind {
  const { max, format } = boundsOf(inner);
  switch (inner.type) {
    case 'string':
      if (format === 'date') return 'day';
      return max !== undefined && max > bounds.shortText.max ? 'area' : 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'flag';
    case 'array': {
      const entry = inner.element && unwrap(inner.element).inner;
      if (entry?.type === 'string') return 'list';
      return entry && choicesOf(entry).length > 0 ? 'choices' : 'other';
    }
    default:
      return choicesOf(inner).length > 0 ? 'choice' : 'other';
  }
}

const texts = new Set<FieldKind>(['text', 'area', 'day']);
const lists = new Set<FieldKind>(['choices', 'list']);

/** The value a control shows as empty. */
function emptyOf(kind: FieldKind, schema: z.ZodType): unknown {
  if (texts.has(kind)) return '';
  if (lists.has(kind)) return [];
  if (kind === 'flag') return false;
  return kind === 'choice' && !schema.safeParse(undefined).success ? '' : undefined;
}

/** The facts a field's schema gives of it. */
export function factsOf(schema: z.ZodType): FieldFacts {
  const { inner, ...met } = unwrap(schema);
  const kind = kindOf(inner);
  const entry = inner.element && unwrap(inner.element).inner;
  const empty = emptyOf(kind, schema);
  return {
    kind,
    ...boundsOf(inner),
    values: choicesOf(kind === 'choices' && entry ? entry : inner),
    entryMax: entry && boundsOf(entry).max,
    initial: 'initial' in met ? met.initial : empty,
    isOptional: (texts.has(kind) || lists.has(kind)) && schema.safeParse(empty).success,
  };
}
