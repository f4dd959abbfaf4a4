import { fieldMessages, genericMessage, issueMessage } from '@constella/api-client/contract';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

/** A broken rule: `message` is a message id, `values` what its text is filled with. */
export interface RuleError extends FieldError {
  type: 'rule';
  values?: Record<string, number | string> | undefined;
  /** The message is the schema's own words, or an id of its author's. */
  isOwn?: boolean | undefined;
}

/** The error of an issue; where the schema names no message, {@link byKind} has said one. */
function ruleError(issue: z.core.$ZodIssue): RuleError {
  const { id, values } = issueMessage(issue);
  const isOwn = issue.message !== id && issue.code !== 'unrecognized_keys';
  return { type: 'rule', message: isOwn ? issue.message : id, values, ...(isOwn && { isOwn }) };
}

/** What stands in the place of zod's own English: the generic message of an issue. */
const byKind = { error: genericMessage };

/** The first broken rule of every field, by its dotted path. */
export const brokenRules = (error: z.core.$ZodError): Record<string, RuleError> =>
  fieldMessages(error, ruleError);

/** Checks values against any schema, and waits for one that asks elsewhere. */
export function check<Output>(
  schema: z.ZodType<Output>,
  values: unknown,
): z.ZodSafeParseResult<Output> | Promise<z.ZodSafeParseResult<Output>> {
  try {
    return schema.safeParse(values, byKind);
  } catch {
    // A rule that is a promise cannot be answered at once; any other mistake is thrown again here.
    return schema.safeParseAsync(values, byKind);
  }
}

/**
 * Checks a form's values against a schema. Beyond `@hookform/resolvers/zod` it keeps the bounds of
 * each issue, which the texts need: our schemas answer with message ids.
 */
export const schemaResolver =
  <Input extends FieldValues, Output>(
    schema: z.ZodType<Output, Input>,
  ): Resolver<Input, unknown, Output> =>
  (values, _context, options) => {
    const answer = (result: z.ZodSafeParseResult<Output>) =>
      result.success
        ? { values: result.data, errors: {} }
        : {
            values: {},
            errors: toNestErrors<Input>(brokenRules(result.error) as FieldErrors, options),
          };
    const result = check(schema, values);
    return result instanceof Promise ? result.then(answer) : answer(result);
  };
