import * as z from 'zod';

import { agentSchema } from '../contract/entities/agent.js';
import { taskSchema } from '../contract/entities/task.js';
import { recordOf } from '../contract/records/index.js';
import { rowSchema } from '../contract/records/record.js';
import type { RecordName } from '../contract/records/index.js';

const schemas = new Map<RecordName, z.ZodObject>();
/** The lists that are calls of their own answer what these promise. */
const called: Partial<Record<RecordName, z.ZodObject>> = { agents: agentSchema, tasks: taskSchema };

/** The schema of the rows of a record, one or a page of them. */
export function answerSchema(name: RecordName, kind: 'row' | 'rows'): z.ZodType {
  const schema = schemas.get(name) ?? rowSchema(recordOf(name));
  schemas.set(name, schema);
  return kind === 'row' ? schema : z.array(called[name] ?? schema);
}
