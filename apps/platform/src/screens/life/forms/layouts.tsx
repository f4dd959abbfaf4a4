import {
  bounds,
  lifeAssistantCategories,
  moneyCategories,
  moneyKinds,
  records,
} from '@constella/api-client/contract';
import { defineLayout } from '@constella/forms';
import * as z from 'zod';

import { StepsField } from './steps-field';

const health = records.health_data.fields;
const goal = records.life_goals.fields;

// A form knows the empty field; that it is stored as null is said where it is sent.
const hours = health.sleepHours.unwrap().unwrap().optional();
const kilograms = health.weight.unwrap().unwrap().optional();
const whole = health.caloriesConsumed.unwrap().unwrap().optional();
const minutes = health.exerciseMinutes.unwrap().unwrap().optional();
const amount = records.financial_data.fields.income.unwrap().unwrap();
const dayOrNone = z.union([health.date, z.literal('')]);

const figure = <const Name extends string>(name: Name) =>
  ({ name, control: 'amount', hint: false }) as const;
/** A figure whose arrows go further than what may be typed. */
const measure = <const Name extends string>(name: Name, arrowStep: number) =>
  ({ ...figure(name), arrowStep }) as const;
/** Quarters of an hour; seven and a half stays 7.5. */
const quarters = <const Name extends string>(name: Name) =>
  ({ ...measure(name, 0.25), format: { maximumFractionDigits: 2 } }) as const;
const plain = <const Name extends string>(name: Name) => ({ name, hint: false }) as const;
const choice = <const Name extends string, const Labels extends string>(
  name: Name,
  labels: Labels,
) => ({ name, options: { labels } }) as const;

/** A day of health: what was measured, and how it was. */
export const dayLayout = defineLayout(
  z.object({
    date: health.date,
    sleepHours: hours,
    exerciseMinutes: minutes,
    weight: kilograms,
    caloriesConsumed: whole,
    waterIntake: whole,
    mood: health.mood.unwrap().unwrap(),
    notes: health.notes.unwrap().unwrap(),
  }),
  {
    labels: 'life.form',
    sections: [
      {
        fields: [
          plain('date'),
          { row: [quarters('sleepHours'), measure('exerciseMinutes', 5)] },
          { row: [measure('weight', 0.1), measure('waterIntake', 100)] },
          measure('caloriesConsumed', 50),
          plain('mood'),
          plain('notes'),
        ],
      },
    ],
  },
);

/** Money that moves on a day. */
export const moneyLayout = defineLayout(
  z.object({
    moneyKind: z.enum(moneyKinds).default('expense'),
    amount: amount.min(0.01, 'validation.generic.min'),
    moneyCategory: z.enum(moneyCategories).default('food'),
    text: z.string().trim().max(bounds.shortText.max, 'validation.generic.maxLength'),
    date: health.date,
  }),
  {
    labels: 'life.form',
    sections: [
      {
        fields: [
          choice('moneyKind', 'life.moneyKind'),
          {
            ...measure('amount', 1),
            format: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
          },
          {
            name: 'moneyCategory',
            options: { labels: 'life.moneyCategory' },
            when: { field: 'moneyKind', is: 'expense' },
          },
          { name: 'text', hint: false },
          plain('date'),
        ],
      },
    ],
  },
);

const entryText = z
  .string()
  .trim()
  .min(1, 'validation.generic.required')
  .max(bounds.shortText.max, 'validation.generic.maxLength');
const time = z
  .string()
  .trim()
  .regex(/^(?:(?:[01]?\d|2[0-3]):[0-5]\d)?$/, 'validation.generic.pattern');

/** One thing of a category: planned, to buy, eaten. */
export const entryLayout = defineLayout(
  z.object({
    category: z.enum(lifeAssistantCategories).default('schedule'),
    text: entryText,
    date: dayOrNone,
    time,
    minutes,
    calories: whole,
  }),
  {
    labels: 'life.form',
    sections: [
      {
        fields: [
          choice('category', 'life.category'),
          plain('text'),
          { row: [plain('date'), { name: 'time', hint: 'life.form.time.hint' }] },
          measure('minutes', 5),
          {
            ...measure('calories', 50),
            when: { field: 'category', is: 'diet' },
          },
        ],
      },
    ],
  },
);

/** A goal with its steps. */
export const goalLayout = defineLayout(
  z.object({
    title: goal.title,
    description: goal.description.unwrap().unwrap(),
    category: goal.category,
    targetDate: dayOrNone,
    status: goal.status,
    priority: goal.priority,
    steps: goal.steps,
  }),
  {
    labels: 'life.form',
    sections: [
      {
        fields: [
          plain('title'),
          { name: 'steps', control: StepsField, hint: false },
          { row: [plain('targetDate'), choice('category', 'life.category')] },
          choice('status', 'life.goalStatus'),
          { name: 'priority', control: 'amount' },
          { name: 'description', hint: false, rows: 2 },
        ],
      },
    ],
  },
);

/** What somebody aims at. */
export const targetsLayout = defineLayout(
  z.object({
    sleepHours: hours,
    exerciseMinutes: whole,
    caloriesConsumed: whole,
    weight: kilograms,
  }),
  {
    labels: 'life.aim',
    sections: [
      {
        fields: [
          quarters('sleepHours'),
          measure('exerciseMinutes', 5),
          measure('caloriesConsumed', 50),
          measure('weight', 0.1),
        ],
      },
    ],
  },
);

/** What a month may cost, by category. */
export const budgetLayout = defineLayout(
  z.object({
    housing: amount.optional(),
    food: amount.optional(),
    eatingOut: amount.optional(),
    transport: amount.optional(),
    health: amount.optional(),
    leisure: amount.optional(),
    clothing: amount.optional(),
    other: amount.optional(),
  }),
  {
    labels: 'life.moneyCategory',
    sections: [
      {
        fields: [
          measure('housing', 10),
          measure('food', 10),
          measure('eatingOut', 10),
          measure('transport', 10),
          measure('health', 10),
          measure('leisure', 10),
          measure('clothing', 10),
          measure('other', 10),
        ],
      },
    ],
  },
);
