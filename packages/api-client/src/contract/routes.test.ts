import { describe, expect, it } from 'vitest';

import { calls, routeOf, type Call } from './calls/index.js';
import { isMedicalPath, pathOf, routes, testRouteOf } from './routes.js';

/** Section 7 of the specification, and the run calls of the product description. */
const specified = [
  'GET /api/user',
  'POST /api/login',
  'POST /api/register',
  'POST /api/logout',
  'GET /api/auth/google',
  'GET /api/openrouter/models',
  'GET /api/perplexity/models',
  'POST /api/agents',
  'POST /api/perplexity/test',
  'POST /api/openrouter/test',
  'GET /api/agents',
  'PATCH /api/agents/{id}/status',
  'POST /api/tasks',
  'GET /api/membership/plans',
  'GET /api/membership/user-subscription',
  'POST /api/payment/create-subscription',
  'POST /api/payment/cancel-subscription',
  'GET /api/tasks',
  'GET /api/tasks/{id}',
  'POST /api/tasks/{id}/start',
  'POST /api/tasks/{id}/cancel',
  'POST /api/tasks/{id}/retry',
  'GET /api/tasks/{id}/events',
  'POST /api/assistants/{assistant}/runs',
];

describe('routes', () => {
  const all = Object.values(routes).map(({ method, path }) => `${method} ${path}`);

  it.each(specified)('has %s', (line) => {
    expect(all).toContain(line);
  });

  it('has no line twice', () => {
    expect(new Set(all).size).toBe(all.length);
  });

  it('are what a client knows of the calls: else `npm run openapi`', () => {
    const known = Object.entries<Call>(calls).map(([name, call]) => [name, routeOf(call)]);
    expect(routes).toEqual(Object.fromEntries(known));
  });

  it('knows the body of every call that has one', () => {
    const withBody = Object.entries(calls).filter(([, call]) => 'body' in call);
    expect(withBody.map(([name]) => name)).toEqual([
      'login',
      'register',
      'forgotPassword',
      'resetPassword',
      'verifyEmail',
      'updateAccount',
      'changePassword',
      'deleteAccount',
      'openrouterTest',
      'perplexityTest',
      'chooseModels',
      'modelAnswer',
      'createModelService',
      'changeModelService',
      'testModelService',
      'createAgent',
      'updateAgent',
      'setAgentStatus',
      'createMcpConnection',
      'changeMcpConnection',
      'testMcpConnection',
      'setAgentTools',
      'decideToolCall',
      'voteAnswer',
      'estimateRun',
      'clarifyRun',
      'createRun',
      'createTask',
      'updateTask',
      'saveResult',
      'reviseResult',
      'rateTask',
      'decideCheck',
      'createSubscription',
      'confirmPayment',
      'buyPoints',
    ]);
  });
});

describe('pathOf', () => {
  it('fills in and escapes', () => {
    expect(pathOf(routes.user)).toBe('/api/user');
    expect(pathOf(routes.task, { id: 7 })).toBe('/api/tasks/7');
    expect(pathOf(routes.setAgentStatus, { id: 'a/b?c' })).toBe('/api/agents/a%2Fb%3Fc/status');
  });

  it('refuses a path with a hole', () => {
    expect(() => pathOf(routes.task, {} as { id: number })).toThrow('needs a value for "id"');
    expect(() => pathOf(routes.task, { id: '' })).toThrow(TypeError);
  });
});

it.each([
  ['perplexity/llama-3.1-sonar-small-128k-online', '/api/perplexity/test'],
  ['llama-3.1-sonar', '/api/perplexity/test'],
  ['meta-llama/llama-3.1-70b', '/api/openrouter/test'],
  ['openai/gpt-4o', '/api/openrouter/test'],
])('tests %s at %s', (model, path) => {
  expect(testRouteOf(model).path).toBe(path);
});

it.each([
  ['/api/starmedix/analyze', true],
  ['/api/assistants/medical-request/runs', true],
  ['/api/medical', true],
  ['/api/Medical/images', true],
  ['/api/medical-analysis', true],
  ['https://example.com/api/starmedix?x=1', true],
  ['/api/agents', false],
  ['/api/paramedical', false],
  ['/api/tasks?area=/medical/', false],
  ['https://medical.example.com/api/agents', false],
  ['', false],
])('medical path %s: %s', (path, medical) => {
  expect(isMedicalPath(path)).toBe(medical);
});
