import { fieldMessages, genericMessage, issueMessage } from '@constella/api-client/contract';
import type { FieldError } from 'react-hook-form';
import type { z } from 'zod';

/** A broken rule: `message` is a message id, `values` what its text is filled with. */
export interface RuleError extends FieldError {
  type: 'rule';
  message: string;
  values?: Record<string, number | string> | undefined;
  /** The message is the schema's own words, or an id of its author's. */
  isOwn?: boolean | undefined;
}

/** The replacement of zod's own English: the generic message of an issue. */
const byKind = { error: genericMessage };

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

function ruleError(issue: z.core.$ZodIssue): RuleError {
  const { id, values } = issueMessage(issue);
  if (issue.message === id) return { type: 'rule', message: id, values };
  return { type: 'rule', message: issue.message, values, isOwn: true };
}

/** The first broken rule of every field, by its dotted path, of what {@link check} found. */
export const brokenRules = (error: z.core.$ZodError): Record<string, RuleError> =>
  fieldMessages(error, ruleError);
