import { describe, expect, it } from 'vitest';

import {
  exampleAgent,
  examplePlan,
  exampleSubscription,
  exampleTask,
  exampleUser,
} from '../testing/examples.js';
import { agentBodySchema, agentChangeBodySchema, agentSchema } from './entities/agent.js';
import { graphLinkSchema, graphNodeSchema } from './entities/graph.js';
import { planSchema, regionSchema, subscriptionSchema } from './entities/membership.js';
import { modelListSchema, modelTestBodySchema } from './entities/model.js';
import { taskBodySchema, taskSchema } from './entities/task.js';
import { accountBodySchema, registerBodySchema, sessionUserSchema } from './entities/user.js';
import {
  agentTypes,
  billingCycles,
  capabilities,
  graphLinkTypes,
  graphNodeStatuses,
  memoryTypes,
  preferredProviders,
  runStatuses,
  settableAgentStatuses,
  specializations,
  subscriptionStatuses,
  subscriptionTiers,
} from './enums.js';
import { fieldMessages } from './messages.js';
import { agentStatusBodySchema } from './entities/agent.js';
import { subscriptionBodySchema } from './entities/membership.js';

const agent = { name: 'Ada', type: 'meta', model: 'm', capabilities: ['research'] };

describe('every word of an enumeration is accepted, and no other', () => {
  it.each([
    ['agent type', agentTypes, (type: string) => agentBodySchema.safeParse({ ...agent, type })],
    [
      'specialization',
      specializations,
      (specialization: string) => agentBodySchema.safeParse({ ...agent, specialization }),
    ],
    [
      'capability',
      capabilities,
      (word: string) => agentBodySchema.safeParse({ ...agent, capabilities: [word] }),
    ],
    [
      'memory type',
      memoryTypes,
      (memoryType: string) => agentBodySchema.safeParse({ ...agent, memoryType }),
    ],
    [
      'provider',
      preferredProviders,
      (preferredProvider: string) => agentBodySchema.safeParse({ ...agent, preferredProvider }),
    ],
    [
      'settable status',
      settableAgentStatuses,
      (status: string) => agentStatusBodySchema.safeParse({ status }),
    ],
    [
      'run status',
      runStatuses,
      (status: string) => taskSchema.safeParse({ ...exampleTask, status }),
    ],
    [
      'node status',
      graphNodeStatuses,
      (status: string) => graphNodeSchema.safeParse({ id: 1, name: 'A', type: 'meta', status }),
    ],
    [
      'link type',
      graphLinkTypes,
      (type: string) => graphLinkSchema.safeParse({ source: 1, target: 2, type }),
    ],
    ['tier', subscriptionTiers, (tier: string) => planSchema.safeParse({ ...examplePlan, tier })],
    [
      'subscription status',
      subscriptionStatuses,
      (status: string) => subscriptionSchema.safeParse({ ...exampleSubscription, status }),
    ],
    [
      'billing cycle',
      billingCycles,
      (billingCycle: string) => subscriptionBodySchema.safeParse({ planId: 1, billingCycle }),
    ],
  ])('%s', (_name, words, parse) => {
    expect(words.filter((word) => !parse(word).success)).toEqual([]);
    expect(parse('nonsense').success).toBe(false);
  });
});

it('refuses what a registration must not set, by name', () => {
  const body = { username: ' ada ', password: 'correct horse', email: '', fullName: ' Ada ' };
  const greedy = { ...body, role: 'admin', id: 1, balance: 1_000_000, verified: true };
  const refused = registerBodySchema.safeParse(greedy);
  expect(Object.keys(fieldMessages(refused.error!))).toEqual(['role', 'id', 'balance', 'verified']);
  expect(registerBodySchema.parse(body)).toEqual({ ...body, username: 'ada', fullName: 'Ada' });
});

it('never carries a password in a user', () => {
  const parsed = sessionUserSchema.parse({ ...exampleUser, password: 'x', stripeCustomerId: 'y' });
  expect(parsed).toEqual(exampleUser);
});

it('takes session info in both shapes', () => {
  expect(sessionUserSchema.parse({ ...exampleUser, sessionId: 's' }).sessionId).toBe('s');
  expect(sessionUserSchema.parse({ ...exampleUser, sessionInfo: { id: 's' } }).sessionInfo).toEqual(
    { id: 's' },
  );
});

it('defaults nothing in a change of an agent', () => {
  expect(agentChangeBodySchema.parse({ name: ' New ' })).toEqual({ name: 'New' });
  expect(agentChangeBodySchema.safeParse({ temperature: 3 }).success).toBe(false);
});

it('lists agents with settings as object or text, and with any status', () => {
  for (const settings of [{ model: 'm' }, '{"model":"m"}', null, undefined])
    expect(agentSchema.safeParse({ ...exampleAgent, settings }).success).toBe(true);
  expect(agentSchema.safeParse({ ...exampleAgent, status: 'dreaming' }).success).toBe(true);
});

it('removes an e-mail or a name by null or the empty text', () => {
  expect(accountBodySchema.parse({ email: null, fullName: '' })).toEqual({
    email: null,
    fullName: '',
  });
});

it('keeps the task metadata the client sends', () => {
  const metadata = {
    passThroughMode: true,
    maxIterations: 10,
    timeoutSeconds: 300,
    requestTime: '2026-01-31T10:30:00+01:00',
    clientInfo: 'Mozilla/5.0',
  };
  const body = {
    title: 'A title',
    description: 'A description',
    agentsInvolved: [1, 2],
    coordinatorId: 1,
    metadata,
  };
  expect(taskBodySchema.parse(body)).toEqual(body);
});

it('takes plan features as a list or a map, and models with or without a provider', () => {
  for (const features of [['A'], { support: true, seats: 5, sla: '24 h' }])
    expect(planSchema.safeParse({ ...examplePlan, features }).success).toBe(true);
  expect(planSchema.safeParse({ ...examplePlan, monthlyPrice: 9.9 }).success).toBe(false);
  expect(
    modelListSchema.safeParse({
      data: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B', provider: 'x/y' },
      ],
    }).success,
  ).toBe(true);
  expect(
    regionSchema.safeParse({ id: 'EU', name: 'EU', currency: 'EUR', symbol: '€' }).success,
  ).toBe(true);
});

it('trims a prompt but leaves the text inside alone', () => {
  expect(modelTestBodySchema.parse({ model: 'm', prompt: ' a  b\n' }).prompt).toBe('a  b');
});
