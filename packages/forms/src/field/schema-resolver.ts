import { toNestErrors } from '@hookform/resolvers';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';

import { brokenRules, check } from './broken-rules.js';

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
            errors: toNestErrors<Input>(brokenRules(result.error), options),
          };
    const result = check(schema, values);
    return result instanceof Promise ? result.then(answer) : answer(result);
  };
