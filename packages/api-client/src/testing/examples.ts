import type { ListedAgent } from '../contract/entities/agent.js';
import type { Plan, Subscription } from '../contract/entities/membership.js';
import type { RunVersion } from '../contract/entities/run-version.js';
import type { SharedRun } from '../contract/entities/shared-run.js';
import type { Task } from '../contract/entities/task.js';
import type { SessionUser } from '../contract/entities/user.js';

const moment = '2026-01-31T09:30:00.000Z';

/** Legal answers, one per entity, for tests. */
export const exampleUser: SessionUser = {
  id: 7,
  username: 'ada',
  email: 'ada@example.com',
  fullName: 'Ada Lovelace',
  role: 'user',
  region: 'EU',
  language: 'de',
  avatarUrl: null,
  verified: true,
  lastLogin: moment,
  createdAt: moment,
};

export const exampleAgent: ListedAgent = {
  id: 3,
  name: 'Market analyst',
  type: 'processor',
  status: 'idle',
  settings: { model: 'openai/gpt-4o', temperature: 0.2, allowFallback: false },
  metadata: null,
  createdAt: moment,
};

export const exampleTask: Task = {
  id: 11,
  userId: 7,
  title: 'Choose a site',
  description: 'Compare three sites for 2027.',
  status: 'running',
  result: null,
  duration: null,
  agentCount: 2,
  agentsInvolved: [3, 4],
  coordinatorId: 4,
  metadata: { passThroughMode: false, maxIterations: 3, timeoutSeconds: 120 },
  createdAt: moment,
  completedAt: null,
};

export const examplePlan: Plan = {
  id: 2,
  name: 'Personal',
  description: 'For one person',
  tier: 'personal',
  monthlyPrice: 990,
  currency: 'USD',
  features: ['Agents'],
  limits: { tasks: 200, tokens: 500_000 },
};

export const exampleSubscription: Subscription = {
  id: 1,
  tier: 'professional',
  tierName: 'Professional',
  status: 'active',
  statusText: 'Active',
  nextBillingDate: moment,
  usage: { tasks: 12, tokens: 3_000, images: 4, audioMinutes: 0 },
  limits: { tasks: 1_000, tokens: 5_000_000, images: 1_000, audioMinutes: 300 },
};

export const exampleVersion: RunVersion = {
  number: 2,
  author: 'person',
  name: 'Ada Lovelace',
  note: 'Shorter',
  restored: null,
  edited: ['text'],
  createdAt: moment,
};

export const exampleSharedRun: SharedRun = {
  title: 'Choose a site',
  assistant: 'collaboration',
  sharedBy: 'Ada Lovelace',
  ownId: null,
  status: 'completed',
  result: { text: 'The second.' },
  version: 1,
  edited: [],
  agents: [],
  steps: [],
  usage: null,
  duration: 1_200,
  createdAt: moment,
  completedAt: moment,
};
