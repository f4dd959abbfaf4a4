import { describe, expect, it } from 'vitest';
import * as z from 'zod';

import { bounds } from './bounds.js';
import { agentBodySchema, agentStatusBodySchema } from './entities/agent.js';
import { subscriptionBodySchema } from './entities/membership.js';
import { modelTestBodySchema } from './entities/model.js';
import { taskBodySchema } from './entities/task.js';
import { accountBodySchema, loginBodySchema, registerBodySchema } from './entities/user.js';
import { fieldMessages, issueMessage, validationMessageIds } from './messages.js';

const agent = { name: 'Ada', type: 'meta', model: 'm', capabilities: ['research'] };
const task = {
  title: 'A title',
  description: 'A description',
  agentsInvolved: [1, 2],
  coordinatorId: 1,
};
const registration = { username: 'ada', password: 'correct horse' };
const long = (length: number) => 'x'.repeat(length + 1);

/** schema, legal value, the one field that is changed, its wrong value, message id, ICU values. */
const wrong: [string, z.ZodType, object, string, unknown, string, object?][] = [
  ['agent', agentBodySchema, agent, 'name', undefined, 'agent.nameMin'],
  ['agent', agentBodySchema, agent, 'name', ' a ', 'agent.nameMin', { minimum: 2 }],
  ['agent', agentBodySchema, agent, 'name', 7, 'generic.invalid'],
  ['agent', agentBodySchema, agent, 'name', long(80), 'generic.maxLength', { maximum: 80 }],
  ['agent', agentBodySchema, agent, 'type', undefined, 'agent.typeRequired'],
  ['agent', agentBodySchema, agent, 'type', '', 'agent.typeRequired'],
  ['agent', agentBodySchema, agent, 'type', 'wizard', 'generic.invalid'],
  ['agent', agentBodySchema, agent, 'model', '', 'agent.modelRequired', { minimum: 1 }],
  ['agent', agentBodySchema, agent, 'model', null, 'agent.modelRequired'],
  ['agent', agentBodySchema, agent, 'capabilities', [], 'agent.capabilitiesMin', { minimum: 1 }],
  ['agent', agentBodySchema, agent, 'capabilities', undefined, 'agent.capabilitiesMin'],
  ['agent', agentBodySchema, agent, 'temperature', -0.01, 'generic.min', { minimum: 0 }],
  ['agent', agentBodySchema, agent, 'temperature', 1.01, 'generic.max', { maximum: 1 }],
  ['agent', agentBodySchema, agent, 'temperature', '0.5', 'generic.invalid'],
  ['agent', agentBodySchema, agent, 'temperature', Number.NaN, 'generic.invalid'],
  ['agent', agentBodySchema, agent, 'maxTokens', 9, 'generic.min', { minimum: 10 }],
  ['agent', agentBodySchema, agent, 'maxTokens', 32_001, 'generic.max', { maximum: 32_000 }],
  ['agent', agentBodySchema, agent, 'maxTokens', 10.5, 'generic.invalid'],
  ['agent', agentBodySchema, agent, 'memoryDepth', 0, 'generic.min', { minimum: 1 }],
  ['agent', agentBodySchema, agent, 'memoryDepth', 101, 'generic.max', { maximum: 100 }],
  [
    'agent',
    agentBodySchema,
    agent,
    'systemPrompt',
    long(8000),
    'generic.maxLength',
    { maximum: 8000 },
  ],
  ['agent', agentBodySchema, agent, 'allowFallback', 'yes', 'generic.invalid'],
  ['status', agentStatusBodySchema, {}, 'status', 'error', 'generic.invalid'],
  ['status', agentStatusBodySchema, {}, 'status', undefined, 'generic.required'],
  ['task', taskBodySchema, task, 'title', 'ab', 'task.titleMin', { minimum: 3 }],
  ['task', taskBodySchema, task, 'title', '  a  ', 'task.titleMin', { minimum: 3 }],
  [
    'task',
    taskBodySchema,
    task,
    'description',
    'too short',
    'task.descriptionMin',
    { minimum: 10 },
  ],
  ['task', taskBodySchema, task, 'agentsInvolved', [1], 'task.agentsMin', { minimum: 2 }],
  ['task', taskBodySchema, task, 'agentsInvolved', [1, 1], 'task.agentsMin', { minimum: 2 }],
  ['task', taskBodySchema, task, 'agentsInvolved', undefined, 'task.agentsMin'],
  ['task', taskBodySchema, task, 'coordinatorId', undefined, 'task.coordinatorRequired'],
  ['task', taskBodySchema, task, 'coordinatorId', null, 'task.coordinatorRequired'],
  ['task', taskBodySchema, task, 'coordinatorId', 'x', 'generic.invalid'],
  [
    'model test',
    modelTestBodySchema,
    { model: 'm', prompt: 'p' },
    'model',
    '',
    'modelTest.modelRequired',
    { minimum: 1 },
  ],
  [
    'model test',
    modelTestBodySchema,
    { model: 'm', prompt: 'p' },
    'prompt',
    ' \n',
    'modelTest.promptRequired',
    { minimum: 1 },
  ],
  ['login', loginBodySchema, registration, 'username', '', 'auth.usernameRequired', { minimum: 1 }],
  ['login', loginBodySchema, registration, 'password', '', 'auth.passwordRequired', { minimum: 1 }],
  [
    'registration',
    registerBodySchema,
    registration,
    'username',
    'a',
    'generic.minLength',
    { minimum: 2 },
  ],
  ['registration', registerBodySchema, registration, 'username', 'a b', 'auth.usernamePattern'],
  ['registration', registerBodySchema, registration, 'username', '', 'auth.usernameRequired'],
  [
    'registration',
    registerBodySchema,
    registration,
    'password',
    'short77',
    'generic.minLength',
    { minimum: 8 },
  ],
  [
    'registration',
    registerBodySchema,
    registration,
    'password',
    long(128),
    'generic.maxLength',
    { maximum: 128 },
  ],
  [
    'registration',
    registerBodySchema,
    registration,
    'password',
    'aaaaaaaab',
    'generic.weakPassword',
  ],
  [
    'registration',
    registerBodySchema,
    { ...registration, username: 'Ada.Byron' },
    'password',
    'ada.byron',
    'generic.weakPassword',
  ],
  ['registration', registerBodySchema, registration, 'email', 'ada@', 'generic.email'],
  ['account', accountBodySchema, {}, 'region', 'Mars', 'generic.invalid'],
  ['account', accountBodySchema, {}, 'language', 'xx', 'generic.invalid'],
  [
    'subscription',
    subscriptionBodySchema,
    { planId: 1, billingCycle: 'annual' },
    'billingCycle',
    'weekly',
    'generic.invalid',
  ],
  [
    'subscription',
    subscriptionBodySchema,
    { planId: 1, billingCycle: 'annual' },
    'planId',
    0,
    'generic.invalid',
  ],
];

describe('issueMessage', () => {
  it.each(wrong)('%s: %#', (_name, schema, legal, field, value, id, values) => {
    const { error } = schema.safeParse({ ...legal, [field]: value });
    const message = fieldMessages(error ?? { issues: [] })[field];
    expect(message?.id).toBe(`validation.${id}`);
    expect(message?.values ?? {}).toMatchObject(values ?? {});
  });

  it.each([
    ['maxIterations', 0, 'generic.min'],
    ['maxIterations', 11, 'generic.max'],
    ['maxIterations', 2.5, 'generic.invalid'],
    ['timeoutSeconds', 29, 'generic.min'],
    ['timeoutSeconds', 301, 'generic.max'],
    ['timeoutSeconds', 45, 'generic.invalid'],
    ['passThroughMode', 'yes', 'generic.invalid'],
  ])('task metadata: %s %s', (field, value, id) => {
    const { error } = taskBodySchema.safeParse({ ...task, metadata: { [field]: value } });
    expect(fieldMessages(error!)[`metadata.${field}`]?.id).toBe(`validation.${id}`);
  });

  it.each([
    [z.string(), undefined, 'required'],
    [z.string(), 4, 'invalid'],
    [z.string().min(3), 'a', 'minLength'],
    [z.string().max(3), 'abcd', 'maxLength'],
    [z.number().min(3), 1, 'min'],
    [z.number().max(3), 4, 'max'],
    [z.array(z.number()).min(1), [], 'min'],
    [z.email(), 'a', 'email'],
    [z.url(), 'a', 'url'],
    [z.string().regex(/b/), 'a', 'pattern'],
    [z.uuid(), 'a', 'invalid'],
    [z.enum(['b']), 'a', 'invalid'],
    [z.string().refine(() => false), 'a', 'invalid'],
  ])('gives an issue without an id the generic message: %#', (schema, value, id) => {
    const { error } = schema.safeParse(value);
    expect(issueMessage(error!.issues[0]!).id).toBe(`validation.generic.${id}`);
  });

  it('passes bounds on as ICU values, of bigints too', () => {
    const { error } = z.bigint().min(5n).safeParse(1n);
    expect(issueMessage(error!.issues[0]!).values).toEqual({ minimum: 5 });
  });

  it('names each field once, by its dotted path', () => {
    const { error } = taskBodySchema.safeParse({ metadata: { maxIterations: 0 } });
    expect(Object.keys(fieldMessages(error!))).toEqual([
      'title',
      'description',
      'agentsInvolved',
      'coordinatorId',
      'metadata.maxIterations',
    ]);
    expect(fieldMessages(taskBodySchema.safeParse(null).error!)).toEqual({
      '': { id: 'validation.generic.invalid' },
    });
  });

  it('has no id twice', () => {
    expect(new Set(validationMessageIds).size).toBe(validationMessageIds.length);
  });
});

it.each(['temperature', 'maxTokens', 'memoryDepth'] as const)(
  'accepts the bounds of %s',
  (field) => {
    const { min, max } = bounds[field];
    for (const value of [min, max])
      expect(agentBodySchema.safeParse({ ...agent, [field]: value }).success).toBe(true);
  },
);
