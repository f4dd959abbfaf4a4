import { lifeAssistantCategories, lifeGoalStatuses } from '../enums.js';
import { oneOf } from '../fields.js';
import {
  day,
  decimal,
  json,
  jsonList,
  label,
  list,
  month,
  optional,
  progress,
  prose,
  rating,
  reference,
  title,
  whole,
} from './columns.js';
import { record } from './record.js';

const own = {
  owner: 'userId',
  read: 'owner',
  write: 'owner',
  permission: 'database_management',
} as const;

/** Life assistant (data model, section 3). */
export const lifeRecords = {
  life_assistant_data: record('life_assistant_data', {
    description: 'Things the life assistant knows about a member, by kind.',
    fields: {
      userId: reference('users'),
      dataType: oneOf(lifeAssistantCategories),
      data: json().describe('As the kind needs it.'),
    },
    ...own,
  }),
  life_goals: record('life_goals', {
    description: 'What a member wants to reach, step by step.',
    fields: {
      userId: reference('users'),
      title: title(),
      description: optional(prose()),
      category: oneOf(lifeAssistantCategories),
      targetDate: optional(day()),
      status: oneOf(lifeGoalStatuses).default('active'),
      progress: progress().describe('Percent done.').default(0),
      steps: jsonList().default([]),
      priority: whole({ min: 1, max: 5 }).describe('1, the first, to 5.').default(1),
      metrics: json().default({}),
      collaboratingAgents: list(label()).describe('The names of agents that help.').default([]),
      analyticsData: json().default({}),
    },
    ...own,
  }),
  health_data: record('health_data', {
    description: 'A day of a member: weight, sleep, movement, food and mood.',
    fields: {
      userId: reference('users'),
      date: day(),
      weight: optional(decimal(5, 2).describe('Kilograms.')),
      height: optional(decimal(5, 2).describe('Centimetres.')),
      sleepHours: optional(
        decimal(4, 2).max(24, 'validation.generic.max').describe('Hours, with parts: 7.5.'),
      ),
      exerciseMinutes: optional(whole({ max: 1_440 }).describe('Minutes of the day.')),
      caloriesConsumed: optional(whole().describe('Kilocalories.')),
      caloriesBurned: optional(whole().describe('Kilocalories.')),
      waterIntake: optional(whole().describe('Millilitres.')),
      mood: optional(label().describe('In the member’s words.')),
      metrics: json().default({}),
      notes: optional(prose()),
    },
    unique: [['userId', 'date']],
    ...own,
  }),
  financial_data: record('financial_data', {
    description: 'A month of a member: what came in, went out and was left.',
    fields: {
      userId: reference('users'),
      month: month().describe('`2026-01`.'),
      income: optional(decimal(10, 2).describe('In whole units of the member’s currency.')),
      expenses: optional(
        decimal(10, 2).describe('In whole units of the member’s currency, not negative.'),
      ),
      savings: optional(
        decimal(10, 2, { min: -99_999_999.99 }).describe(
          'Negative in a month that took from them.',
        ),
      ),
      investments: optional(decimal(10, 2).describe('In whole units of the member’s currency.')),
      budget: json().default({}),
      categories: json().default({}),
      analytics: json().default({}),
      notes: optional(prose()),
    },
    unique: [['userId', 'month']],
    ...own,
  }),
  life_assistant_interactions: record('life_assistant_interactions', {
    description: 'A question to the life assistant and its response.',
    fields: {
      userId: reference('users'),
      taskId: optional(reference('tasks')),
      interactionType: label(),
      category: oneOf(lifeAssistantCategories),
      query: prose(),
      response: optional(prose()),
      agentTeam: list(label()).describe('The names of the agents that answered.').default([]),
      pointsCost: whole().describe('Points it took.').default(0),
      rating: optional(rating().describe('Stars, 1 to 5.')),
      feedback: optional(prose()),
    },
    fixed: ['pointsCost'],
    ...own,
  }),
};
