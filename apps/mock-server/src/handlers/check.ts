import { fieldMessages, type MessageRef } from '@constella/api-client/contract';
import type { z } from 'zod';

import { Refusal } from '../refusal.js';

/**
 * A value of the shape a contract schema describes.
 *
 * @throws {Refusal} 422 with the text of every wrong field.
 */
export function check<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;
  const { '': whole, ...fields } = fieldMessages(checked.error);
  const [first] = Object.values(fields);
  if (!first) throw new Refusal(422, whole?.id ?? 'validation.generic.invalid');
  const count = Object.keys(fields).length;
  if (count === 1) throw new Refusal(422, first.id, { ...withValues(first), fields });
  throw new Refusal(422, 'server.request.fieldsWrong', { values: { count }, fields });
}

const withValues = ({ values }: MessageRef) => (values ? { values: { ...values } } : {});
