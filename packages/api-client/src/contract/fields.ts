import * as z from 'zod';

import { bounds } from './bounds.js';
import type { ValidationMessageId } from './messages.js';

const generic = {
  required: 'validation.generic.required',
  invalid: 'validation.generic.invalid',
  maxLength: 'validation.generic.maxLength',
  min: 'validation.generic.min',
  max: 'validation.generic.max',
  email: 'validation.generic.email',
} as const satisfies Record<string, ValidationMessageId>;

const absent = (input: unknown): boolean => input === undefined || input === null;

/** The error of a field: one message when it is missing, another when it has the wrong type. */
export const missingOr =
  (missing: ValidationMessageId, wrong: ValidationMessageId = generic.invalid) =>
  (issue: { input?: unknown }): string =>
    absent(issue.input) ? missing : wrong;

/** Text without spaces around it, of at least `min` characters. `message` also answers absence. */
export const text = (
  { min = 1, max }: { min?: number; max: number },
  message: ValidationMessageId = generic.required,
) =>
  z
    .string({ error: missingOr(message) })
    .trim()
    .min(min, message)
    .max(max, generic.maxLength);

/** Text that may be absent or empty. */
export const optionalText = ({ max }: { max: number }) =>
  z
    .string({ error: missingOr(generic.required) })
    .trim()
    .max(max, generic.maxLength)
    .optional();

/** A number within bounds; `whole` refuses fractions. */
export const numberIn = ({ min, max }: { min: number; max: number }, whole?: 'whole') => {
  const base = z
    .number({ error: missingOr(generic.required) })
    .min(min, generic.min)
    .max(max, generic.max);
  return whole ? base.int(generic.invalid) : base;
};

/** One of a list. `missing` answers absence and an empty choice; anything else is invalid. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  missing: ValidationMessageId = generic.required,
) =>
  z.enum(values, {
    error: (issue) => (absent(issue.input) || issue.input === '' ? missing : generic.invalid),
  });

/** Said in full: what TypeScript infers of a list of unknown texts does not compile when published. */
const choiceOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, generic.invalid) as unknown as z.ZodType<Values[number], Values[number]>;

/** Any of a list, each once; none is fine. */
export const severalOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .array(choiceOf(values))
    .default([])
    .transform((chosen) => [...new Set(chosen)]);

/** Any of a list, each once, at least one. `missing` answers absence and none. */
export const someOf = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  missing: ValidationMessageId,
) =>
  z
    .array(choiceOf(values), { error: missingOr(missing) })
    .min(1, missing)
    .transform((chosen) => [...new Set(chosen)]);

/** Texts of one's own, each once; none is fine. */
export const textsOf = ({ max }: { max: number }, entry: { max: number }) =>
  z
    .array(text(entry))
    .max(max, generic.max)
    .default([])
    .transform((all) => [...new Set(all)]);

/**
 * Figures and dates read out of a request's texts that the person dismissed, as written: the run
 * takes them for none. What is read and stays is confirmed.
 */
export const dismissedFacts = () =>
  z.array(text(bounds.shortText)).max(bounds.dismissedFacts.max, generic.max).optional();

/** A yes or no. */
export const flag = () => z.boolean({ error: missingOr(generic.required) });

/** A serial id: a whole number from 1. */
export const idSchema = z
  .int({ error: missingOr(generic.required) })
  .positive({ error: generic.invalid });

/** A path of the app: it becomes a link, and must lead nowhere else. */
export const ownPath = () =>
  z
    .string({ error: missingOr(generic.required) })
    .regex(/^(?:\/[a-z0-9-]+)+$/, 'validation.generic.pattern');

/** A moment as ISO 8601 text with a zone: `2026-01-31T09:30:00.000Z`. */
export const instantSchema = z.iso.datetime({ offset: true, error: missingOr(generic.required) });

/** An e-mail address; the empty text passes, for a form whose field may stay empty. */
export const emailOrEmpty = ({ max }: { max: number }) =>
  z
    .string({ error: missingOr(generic.required) })
    .trim()
    .max(max, generic.maxLength)
    .refine((value) => value === '' || z.regexes.email.test(value), generic.email);

/** A day as `YYYY-MM-DD`. */
export const day = () =>
  z.iso.date({
    error: ({ input }) => (absent(input) || input === '' ? generic.required : generic.invalid),
  });

/** A day as `YYYY-MM-DD`; the empty text passes, for a form whose field may stay empty. */
export const optionalDay = () =>
  z
    .union([z.literal(''), z.iso.date({ error: missingOr(generic.required) })], {
      error: generic.invalid,
    })
    .optional();

/** The refinement of an object whose one day must not come before another: the error is on the end. */
export const datesInOrder = <Name extends string>(start: Name, end: Name) => ({
  check: (days: { readonly [key in Name]?: string | undefined }): boolean =>
    !days[start] || !days[end] || days[start] <= days[end],
  says: {
    path: [end] as string[],
    error: 'validation.generic.endBeforeStart' satisfies ValidationMessageId,
    // Whatever else is wrong: two days can be compared when both are there.
    when: ({ value }: { value: unknown }) =>
      typeof value === 'object' && value !== null && start in value && end in value,
  },
});
