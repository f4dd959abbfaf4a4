import {
  localModelServersSchema,
  modelConnectionSchema,
  modelServiceBodySchema,
  modelServiceChangeSchema,
  modelServiceListSchema,
  modelServiceSchema,
  modelServiceTestBodySchema,
  modelServiceTestSchema,
} from '../entities/model-service.js';
import { callsOf } from './call.js';

const defineCall = callsOf('Models');

/** What is asked of whoever manages the services. */
const permission = 'model_management';

/** What is old once a service has come, gone or changed. */
const changes = [
  'modelServices',
  'localModelServers',
  'modelConnection',
  'openrouterModels',
  'perplexityModels',
  'assistants',
  'estimateRun',
  'modelPurposes',
] as const;

/** The calls of the services that models are reached at. All but the last are for administrators. */
export const modelServiceCalls = {
  modelServices: defineCall('GET /api/model-services', {
    summary: 'The services that models are reached at',
    answer: modelServiceListSchema,
    permission,
  }),
  localModelServers: defineCall('GET /api/model-services/local', {
    summary: 'Model servers on the computer of the server',
    answer: localModelServersSchema,
    permission,
  }),
  createModelService: defineCall('POST /api/model-services', {
    summary: 'Connect a model service',
    changes,
    body: modelServiceBodySchema,
    answer: modelServiceSchema,
    status: 201,
    permission,
    sample: { kind: 'compatible', baseUrl: 'https://models.example.com/v1' },
  }),
  changeModelService: defineCall('PATCH /api/model-services/{id}', {
    summary: 'Change a model service',
    changes,
    body: modelServiceChangeSchema,
    answer: modelServiceSchema,
    permission,
    versioned: true,
    sample: { baseUrl: 'https://models.example.com/v1' },
  }),
  deleteModelService: defineCall('DELETE /api/model-services/{id}', {
    summary: 'Disconnect a model service; its key is deleted',
    changes,
    permission,
  }),
  testModelService: defineCall('POST /api/model-services/test', {
    summary: 'Try out a model service: its models, and one answer',
    changes: [],
    body: modelServiceTestBodySchema,
    answer: modelServiceTestSchema,
    permission,
    refusals: [404],
    sample: {
      id: undefined,
      variable: undefined,
      kind: 'compatible',
      baseUrl: 'https://models.example.com/v1',
    },
  }),
  modelConnection: defineCall('GET /api/model-connection', {
    summary: 'Whether a model is connected, and which',
    answer: modelConnectionSchema,
  }),
};
