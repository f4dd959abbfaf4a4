import type { AssistantRequest } from '@constella/api-client';
import { Field, type FieldOf } from '@constella/forms';

/** A field of a question. */
export const QuestionField = Field as FieldOf<AssistantRequest<'cognitive-flow'>>;
