import { fieldMessages } from '@constella/api-client/contract';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A broken rule: `message` is a message id, `values` what its text is filled with. */
export interface RuleError extends FieldError {
  type: 'rule';
  values?: Record<string, number | string> | undefined;
}

/**
 * Checks a form's values against a schema of the contract. Beyond `@hookform/resolvers/zod` it
 * keeps the bounds of each issue, which the texts need: our schemas answer with message ids.
 */
export const schemaResolver =
  <Input extends FieldValues, Output>(
    schema: z.ZodType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values, _context, options) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors = Object.fromEntries(
      Object.entries(fieldMessages(result.error)).map(([path, { id, values: bounds }]) => [
        path,
        { type: 'rule', message: id, values: bounds } satisfies RuleError,
      ]),
    );
    return {
      values: {},
      errors: toNestErrors<Input>(errors, options),
    };
  };
