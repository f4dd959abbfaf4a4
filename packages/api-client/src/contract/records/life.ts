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
    fields: {
      userId: reference('users'),
      dataType: oneOf(lifeAssistantCategories),
      data: json(),
    },
    ...own,
  }),
  life_goals: record('life_goals', {
    fields: {
      userId: reference('users'),
      title: title(),
      description: optional(prose()),
      category: oneOf(lifeAssistantCategories),
      targetDate: optional(day()),
      status: oneOf(lifeGoalStatuses).default('active'),
      progress: progress().default(0),
      steps: jsonList().default([]),
      priority: whole({ min: 1, max: 5 }).default(1),
      metrics: json().default({}),
      collaboratingAgents: list(label()).default([]),
      analyticsData: json().default({}),
    },
    ...own,
  }),
  health_data: record('health_data', {
    fields: {
      userId: reference('users'),
      date: day(),
      /** Kilograms. */
      weight: optional(decimal(5, 2)),
      /** Centimetres. */
      height: optional(decimal(5, 2)),
      sleepHours: optional(decimal(4, 2).max(24, 'validation.generic.max')),
      exerciseMinutes: optional(whole({ max: 1_440 })),
      caloriesConsumed: optional(whole()),
      caloriesBurned: optional(whole()),
      /** Millilitres. */
      waterIntake: optional(whole()),
      mood: optional(label()),
      metrics: json().default({}),
      notes: optional(prose()),
    },
    unique: [['userId', 'date']],
    ...own,
  }),
  financial_data: record('financial_data', {
    fields: {
      userId: reference('users'),
      month: month(),
      income: optional(decimal(10, 2)),
      expenses: optional(decimal(10, 2)),
      savings: optional(decimal(10, 2, { min: -99_999_999.99 })),
      investments: optional(decimal(10, 2)),
      budget: json().default({}),
      categories: json().default({}),
      analytics: json().default({}),
      notes: optional(prose()),
    },
    unique: [['userId', 'month']],
    ...own,
  }),
  life_assistant_interactions: record('life_assistant_interactions', {
    fields: {
      userId: reference('users'),
      taskId: optional(reference('tasks')),
      interactionType: label(),
      category: oneOf(lifeAssistantCategories),
      query: prose(),
      response: optional(prose()),
      agentTeam: list(label()).default([]),
      pointsCost: whole().default(0),
      rating: optional(rating()),
      feedback: optional(prose()),
    },
    fixed: ['pointsCost'],
    ...own,
  }),
};
