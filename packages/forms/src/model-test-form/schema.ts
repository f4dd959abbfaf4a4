import {
  agentDefaults,
  bounds,
  modelAnswerBodySchema,
  modelTestDefaults,
  type ValidationMessageId,
} from '@constella/api-client/contract';
import * as z from 'zod';

const { model: _one, ...question } = modelAnswerBodySchema.shape;
const modelRequired: ValidationMessageId = 'validation.modelTest.modelRequired';

/** The rules of the contract for a question, for one model or several side by side. */
export const modelTestSchema = z.strictObject({
  /** A picker that is left empty asks nobody, as long as another does. */
  models: z
    .array(z.string())
    .max(bounds.comparedModels.max, 'validation.generic.max')
    .transform((ids) => [...new Set(ids.filter((id) => id !== ''))])
    .refine((ids) => ids.length > 0, modelRequired),
  ...question,
});

/** The fields of the model test form. */
export type ModelTestValues = Required<z.input<typeof modelTestSchema>>;

/** A checked test, ready to be sent. */
export type ModelTestSubmission = z.output<typeof modelTestSchema>;

/** The values a model test starts with. The model is the picker's to preselect. */
export const modelTestFormDefaults: ModelTestValues = {
  models: [''],
  ...modelTestDefaults,
  temperature: agentDefaults.temperature,
  maxTokens: agentDefaults.maxTokens,
};
