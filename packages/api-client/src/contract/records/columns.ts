import * as z from 'zod';

import { bounds } from '../bounds.js';
import { idSchema, instantSchema, missingOr, numberIn, optionalText, text } from '../fields.js';
import type { ValidationMessageId } from '../messages.js';

const invalid: ValidationMessageId = 'validation.generic.invalid';
const required: ValidationMessageId = 'validation.generic.required';

/** Facts a column states about itself beyond its type; OpenAPI shows it as keywords. */
export interface ColumnFacts {
  /** The record this id belongs to. */
  readonly references?: string;
  /** Digits in all and after the point, of a decimal. */
  readonly precision?: readonly [total: number, scale: number];
}

/** A column that may be absent: then it is null. */
export const optional = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** The id of a row of another record. */
export const reference = (record: string) => idSchema.meta({ references: record });

/** The text id of a row of another record: a UUID. */
export const textReference = (record: string) => textIdSchema.meta({ references: record });

/** A text id, 36 characters: a UUID. */
export const textIdSchema = z.guid({ error: missingOr(required) });

/**
 * A number with `total` digits, `scale` of them after the point, as a database's `decimal`
 * (data model, section 9). More places are refused, not rounded: money must not change on its way.
 */
export function decimal(total: number, scale: number, { min = 0 }: { min?: number } = {}) {
  const step = 10 ** -scale;
  const max = 10 ** (total - scale) - step;
  return z
    .number({ error: missingOr(required) })
    .min(min, 'validation.generic.min')
    .max(max, 'validation.generic.max')
    .multipleOf(step, invalid)
    .meta({ precision: [total, scale] });
}

/** A whole number, 0 or more unless told. */
export const whole = ({
  min = 0,
  max = bounds.wholeNumber.max,
}: { min?: number; max?: number } = {}) => numberIn({ min, max }, 'whole');

/** A title, a name, a label. */
export const title = () => text(bounds.shortText);

/** A short text that may be empty. */
export const label = () => optionalText(bounds.shortText).unwrap();

/** A paragraph or more. */
export const prose = () => optionalText(bounds.longText).unwrap();

/** A whole document. */
export const documentText = () => optionalText(bounds.documentText).unwrap();

/** A name programs use: letters, digits and `. _ : / -`. */
export const slug = () =>
  text(bounds.slug).regex(/^[\p{L}\p{N}][\p{L}\p{N}._:/-]*$/u, 'validation.generic.pattern');

/** An address on the web. */
export const webAddress = () =>
  z
    .url({
      protocol: /^https?$/,
      error: (issue) => missingOr(required, 'validation.generic.url')(issue),
    })
    .max(bounds.url.max, 'validation.generic.maxLength');

/** A moment. */
export const moment = () => instantSchema;

/** A day: `2026-01-31`. */
export const day = () => z.iso.date({ error: missingOr(required) });

/** A month: `2026-01`. */
export const month = () =>
  text({ min: 7, max: 7 }).regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'validation.generic.pattern');

/** Text of a version: `1.0`, `2.1.3`. */
export const version = () => text({ max: 20 });

/** Several values of one kind. */
export const list = <S extends z.ZodType>(schema: S) =>
  z
    .array(schema, { error: missingOr(required) })
    .max(bounds.listItems.max, 'validation.generic.max');

/** An object the specification does not open. */
export const json = () => z.record(z.string(), z.unknown(), { error: missingOr(required) });

/** Objects the specification does not open. */
export const jsonList = () => list(json());

/** A language as a tag: `pt-BR`. */
export const languageTag = () => text({ min: 2, max: 20 });

/** Percent done. */
export const progress = () => numberIn(bounds.progress);

/** Stars. */
export const rating = () => numberIn(bounds.rating, 'whole');

/** Facts a column states about itself, found below its defaults and nulls. */
export function columnFacts(schema: z.ZodType): ColumnFacts {
  let inner: z.ZodType = schema;
  for (;;) {
    const facts = inner.meta() as ColumnFacts | undefined;
    if (facts?.references ?? facts?.precision) return facts;
    const below = wrapped(inner);
    if (!below) return {};
    inner = below;
  }
}

/** A column without its default: what a change may set. */
export function withoutDefault(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault
    ? withoutDefault(schema.unwrap() as z.ZodType)
    : schema;
}

/** The type of a column below its defaults and nulls. */
export function baseOf(schema: z.ZodType): z.ZodType {
  const below = wrapped(schema);
  return below ? baseOf(below) : schema;
}

function wrapped(schema: z.ZodType): z.ZodType | undefined {
  return schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
    ? (schema.unwrap() as z.ZodType)
    : undefined;
}
