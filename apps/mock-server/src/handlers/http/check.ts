import { fieldMessages } from '@constella/api-client/contract';
import type { z } from 'zod';

import { Refusal, refuseFields } from '../../base/refusal.js';

/**
 * A value of the shape a contract schema describes.
 *
 * @throws {Refusal} 422 with the text of every wrong field.
 */
export function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const { '': whole, ...fields } = fieldMessages(checked.error);
  if (Object.keys(fields).length === 0)
    throw new Refusal(422, whole?.id ?? 'validation.generic.invalid');
  throw refuseFields(fields);
}
