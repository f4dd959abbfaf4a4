import { Field, type FieldOf } from '../field/field.js';
import type { CollaborationTaskValues } from './schema.js';

/** `Field` for the values of a collaboration. */
export const TaskField = Field as FieldOf<CollaborationTaskValues>;
