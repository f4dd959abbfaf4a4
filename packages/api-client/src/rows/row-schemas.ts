import * as z from 'zod';

import { recordOf } from '../contract/records/index.js';
import { rowSchema } from '../contract/records/record.js';
import type { RecordName } from '../contract/records/index.js';

const schemas = new Map<RecordName, z.ZodObject>();

/** What the rows of a record are held against, one or a page of them. */
export function answerSchema(name: RecordName, kind: 'row' | 'rows'): z.ZodType {
  const schema = schemas.get(name) ?? rowSchema(recordOf(name));
  schemas.set(name, schema);
  return kind === 'row' ? schema : z.array(schema);
}
