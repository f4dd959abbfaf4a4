import { ApiError, type Model } from '@constella/api-client';

import type { TeamAgent } from '../collaboration-task-form/team.js';

/** A small catalogue: two providers, the built-in model, and one without a provider. */
export const models: readonly Model[] = [
  {
    id: 'anthropic/claude-sonnet-4',
    name: 'Claude Sonnet 4',
    provider: 'anthropic',
    contextLength: 200_000,
    pointsCost: 3,
  },
  {
    id: 'openai/gpt-4o',
    name: 'GPT-4o',
    provider: 'openai',
    contextLength: 128_000,
    pointsCost: 2,
  },
  { id: 'openai/gpt-4o-mini', name: 'GPT-4o mini', provider: 'openai', contextLength: 128_000 },
  { id: 'constella/offline', name: 'Constella', provider: 'constella', offline: true },
  { id: 'lone-model', name: 'Lone model', provider: null },
];

/** A team that can work together. */
export const agents: readonly TeamAgent[] = [
  { id: 1, name: 'Synthesis lead', type: 'coordinator', specialization: 'general' },
  { id: 2, name: 'Market analyst', type: 'processor', specialization: 'finance' },
  { id: 3, name: 'Contract reader', type: 'processor', specialization: 'legal' },
  { id: 4, name: 'Dispatcher', type: 'executor', specialization: 'general' },
  { id: 5, name: 'Scenario planner', type: 'meta', specialization: 'science' },
  { id: 6, name: 'Second lead', type: 'coordinator', specialization: 'engineering' },
];

/** A refusal as the server words it. */
export const refusal = (detail: string, fields?: Record<string, string>): ApiError =>
  new ApiError({
    kind: 'http',
    status: 400,
    message: `HTTP 400: ${detail}`,
    detail,
    ...(fields && { fields }),
  });

/** No connection. */
export const disconnected = (): ApiError =>
  new ApiError({ kind: 'network', message: 'The server cannot be reached' });
