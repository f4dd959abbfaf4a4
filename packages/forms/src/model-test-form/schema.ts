import { modelTestBodySchema, modelTestDefaults } from '@constella/api-client/contract';
import type { z } from 'zod';

/** Testing a model asks for nothing the contract does not. */
export const modelTestSchema = modelTestBodySchema;

/** The fields of the model test form. */
export type ModelTestValues = Required<z.input<typeof modelTestSchema>>;

/** A checked test, ready to be sent. */
export type ModelTestSubmission = z.output<typeof modelTestSchema>;

/** What a model test starts with. The model is the picker's to preselect. */
export const modelTestFormDefaults: ModelTestValues = { model: '', ...modelTestDefaults };
