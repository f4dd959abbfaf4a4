import {
  modelAnswerBodySchema,
  modelAnswerEventSchema,
  modelListSchema,
  modelTestAnswerSchema,
  modelTestBodySchema,
  purposeModelsBodySchema,
  purposeModelsSchema,
} from '../entities/model.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Models');

const test = {
  // Its points are taken.
  changes: ['estimateRun'],
  body: modelTestBodySchema,
  answer: modelTestAnswerSchema,
  once: true,
  refusals: [402, 404, 429, 502],
} as const;

/** The calls of the models. */
export const modelCalls = {
  openrouterModels: defineCall('GET /api/openrouter/models', {
    summary: 'The models of the first catalogue',
    auth: 'none',
    answer: modelListSchema,
  }),
  perplexityModels: defineCall('GET /api/perplexity/models', {
    summary: 'The models of the second catalogue',
    auth: 'none',
    answer: modelListSchema,
  }),
  openrouterTest: defineCall('POST /api/openrouter/test', {
    summary: 'One prompt for one model of the first catalogue',
    ...test,
  }),
  perplexityTest: defineCall('POST /api/perplexity/test', {
    summary: 'One prompt for one model of the second catalogue',
    ...test,
  }),
  modelPurposes: defineCall('GET /api/models/purposes', {
    summary: 'The model that writes for each purpose, and who chose it',
    answer: purposeModelsSchema,
    refusals: [409],
  }),
  /** Of administrators who may manage models; 422 for a model that is not in the list. */
  chooseModels: defineCall('PATCH /api/models/purposes', {
    summary: 'Choose the models of purposes, or leave them to the rule again',
    changes: ['modelPurposes', 'system_settings', 'estimateRun'],
    body: purposeModelsBodySchema,
    answer: purposeModelsSchema,
    permission: 'model_management',
    refusals: [409],
    sample: { careful: null },
  }),
  /** The answer of any model while it is written. Leaving ends it, and it costs nothing. */
  modelAnswer: defineCall('POST /api/models/answers', {
    summary: 'One prompt for any model, its answer as it is written',
    changes: ['estimateRun'],
    body: modelAnswerBodySchema,
    answer: modelAnswerEventSchema,
    stream: true,
    refusals: [402],
  }),
};
