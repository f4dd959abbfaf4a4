import * as z from 'zod';

import { bounds } from '../bounds.js';
import { agentDefaults } from '../defaults.js';
import { modelCategories, modelPurposes, runErrorCodes } from '../enums.js';
import { numberIn, oneOf, optionalText, text } from '../fields.js';

/** One model of the catalogue. */
export const modelSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  /** A path; its first segment is the provider group. Read it with `providerGroup`. */
  provider: z.string().nullish(),
  description: z.string().nullish(),
  /** Tokens. */
  contextLength: z.number().nullish(),
  categories: z.array(oneOf(modelCategories)).optional(),
  /** Points one request costs. */
  pointsCost: z.number().nullish(),
  /** US dollars for a million tokens, where its service says it. */
  price: z.object({ input: z.number().min(0), output: z.number().min(0) }).nullish(),
  /** Its service can search the web for it; US dollars a search, null where nobody says. */
  webSearch: z.object({ price: z.number().min(0).nullable() }).nullish(),
  /** Served by the built-in offline model; screens label it. */
  offline: z.boolean().optional(),
});
/** One model of the catalogue. */
export type Model = z.infer<typeof modelSchema>;

/** A list of models as both catalogues answer it. */
export const modelListSchema = z.object({ data: z.array(modelSchema) });

/** One prompt for one model. */
export const modelTestBodySchema = z.strictObject({
  model: text(bounds.modelId, 'validation.modelTest.modelRequired'),
  prompt: text(bounds.prompt, 'validation.modelTest.promptRequired'),
  systemPrompt: optionalText(bounds.systemPrompt),
});
/** The fields that can be sent to test a model. */
export type ModelTestBody = z.input<typeof modelTestBodySchema>;

/** The answer of the model. */
export const modelTestAnswerSchema = z.object({
  response: z.string(),
  /** The model that answered, when it is not the one asked for. */
  model: z.string().optional(),
  offline: z.boolean().optional(),
  usage: z
    .object({ inputTokens: z.number(), outputTokens: z.number(), points: z.number().optional() })
    .optional(),
});
/** The answer of the model. */
export type ModelTestAnswer = z.infer<typeof modelTestAnswerSchema>;

/** One prompt for one model, and how freely and how much it may write. */
export const modelAnswerBodySchema = modelTestBodySchema.extend({
  temperature: numberIn(bounds.temperature).default(agentDefaults.temperature),
  maxTokens: numberIn(bounds.maxTokens, 'whole').default(agentDefaults.maxTokens),
});
/** The fields that can be sent to have a model answer while it is watched. */
export type ModelAnswerBody = z.input<typeof modelAnswerBodySchema>;

/** An event in the answer of a model that is watched. */
export const modelAnswerEventSchema = z.discriminatedUnion('type', [
  /** More of the text. */
  z.object({ type: z.literal('delta'), text: z.string() }),
  /** The text so far is void: the model's service broke off, and is asked once more. */
  z.object({ type: z.literal('again') }),
  /** There is no answer, and it costs nothing; the last event. */
  z.object({ type: z.literal('error'), code: oneOf(runErrorCodes), message: z.string() }),
  /** The whole answer; the last event. */
  z.object({ type: z.literal('done'), answer: modelTestAnswerSchema }),
]);
/** An event in the answer of a model that is watched. */
export type ModelAnswerEvent = z.infer<typeof modelAnswerEventSchema>;

/** The model of one purpose. */
const purposeModelSchema = z.object({
  purpose: oneOf(modelPurposes),
  model: z.string().describe('The id of the model that writes.'),
  isChosen: z.boolean().describe('An administrator chose it; else the rule did.'),
  missing: z
    .string()
    .nullable()
    .describe('The id of the model an administrator chose, while it is not on offer.'),
});

/** The model of each purpose. */
export const purposeModelsSchema = z.array(purposeModelSchema);
/** The model of one purpose. */
export type PurposeModel = z.infer<typeof purposeModelSchema>;

const chosenModel = text(bounds.modelId).nullable();
/** The models to choose, by their purpose; null leaves a purpose to the rule again. */
export const purposeModelsBodySchema = z.strictObject({
  fast: chosenModel.optional(),
  careful: chosenModel.optional(),
  long: chosenModel.optional(),
});
/** The models to choose, by their purpose. */
export type PurposeModelsBody = z.input<typeof purposeModelsBodySchema>;
