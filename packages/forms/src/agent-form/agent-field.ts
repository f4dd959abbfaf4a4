import { Field, type FieldOf } from '../field/field.js';
import type { AgentValues } from './schema.js';

/** `Field` for the values of an agent. */
export const AgentField = Field as FieldOf<AgentValues>;
