import { addMonths } from '../base/clock.js';
import type { RowInput } from '../store/tables.js';
import {
  dateBefore,
  daysBefore,
  keysOf,
  randomFrom,
  rounded,
  type Owner,
  type Seeding,
} from './seeding.js';
import type { SeedTexts } from './seed-texts.js';

type Category = RowInput<'life_goals'>['category'];

/** Days of health data and months of money somebody has written down. */
export const healthDays = 90;
export const moneyMonths = 18;

interface GoalFacts {
  readonly category: Category;
  readonly status: RowInput<'life_goals'>['status'];
  /** Days until it is to be reached. */
  readonly due: number;
  /** Steps done, of three. */
  readonly done: number;
  readonly priority: number;
}

const goals: Record<keyof SeedTexts['goals'], GoalFacts> = {
  run: { category: 'fitness', status: 'in_progress', due: 95, done: 2, priority: 1 },
  savings: { category: 'finance', status: 'active', due: 210, done: 1, priority: 2 },
  sleep: { category: 'health', status: 'completed', due: -10, done: 3, priority: 3 },
  trip: { category: 'travel', status: 'on_hold', due: 150, done: 0, priority: 4 },
};

/** One thing planned, to buy, eaten or paid: days from today, and what else its category has. */
interface PlanFacts {
  readonly day: number;
  readonly [fact: string]: unknown;
}

const plans: Record<keyof SeedTexts['life'], Record<'one' | 'two', PlanFacts>> = {
  health: { one: { day: 9, time: '08:30', minutes: 30 }, two: { day: 20, time: '15:00' } },
  finance: {
    one: { day: -45, amount: 62.5, moneyKind: 'expense', moneyCategory: 'health' },
    two: { day: 12 },
  },
  schedule: {
    one: { day: 0, time: '18:00', minutes: 60 },
    two: { day: 0, time: '20:00', minutes: 120 },
  },
  goals: { one: { day: 30 }, two: { day: 60 } },
  shopping: { one: { day: 1 }, two: { day: 6 } },
  diet: {
    one: { day: 0, time: '12:30', calories: 540, done: true },
    two: { day: 1, time: '19:00', calories: 620 },
  },
  fitness: {
    one: { day: 0, time: '07:00', minutes: 30, done: true },
    two: { day: 1, time: '18:30', minutes: 45 },
  },
  travel: { one: { day: 34, time: '21:40' }, two: { day: 35 } },
};

interface InteractionFacts {
  readonly category: Category;
  readonly age: number;
  readonly rating: number | null;
}

const interactions: Record<keyof SeedTexts['interactions'], InteractionFacts> = {
  meals: { category: 'diet', age: 20, rating: 5 },
  budget: { category: 'finance', age: 14, rating: 4 },
  training: { category: 'fitness', age: 9, rating: 5 },
  gift: { category: 'shopping', age: 5, rating: 3 },
  trip: { category: 'travel', age: 1, rating: null },
};

/** Goals, notes and questions of a user's life outside work. */
export function seedLife({ store, texts, now }: Seeding, owner: Owner): void {
  for (const key of keysOf(goals)) {
    const { category, status, due, done, priority } = goals[key];
    const { title, description, one, two, three } = texts.goals[key];
    store.insert('life_goals', {
      userId: owner.id,
      title,
      description,
      category,
      targetDate: dateBefore(now, -due),
      status,
      progress: Math.round((done / 3) * 100),
      steps: [one, two, three].map((step, index) => ({
        title: step,
        completed: index < done,
        due: step === three ? dateBefore(now, -due) : null,
        doneOn: index < done ? dateBefore(now, 3 + (done - index) * 9) : null,
      })),
      priority,
      createdAt: daysBefore(now, 75 - priority * 9),
    });
  }
  for (const category of keysOf(plans))
    for (const key of ['one', 'two'] as const) {
      const { day, ...data } = plans[category][key];
      store.insert('life_assistant_data', {
        userId: owner.id,
        dataType: category,
        data: { text: texts.life[category][key], date: dateBefore(now, -day), ...data },
        createdAt: daysBefore(now, 12),
      });
    }
  store.insert('life_assistant_data', {
    userId: owner.id,
    dataType: 'goals',
    data: { targets: { sleepHours: 7, exerciseMinutes: 150, caloriesConsumed: 2_100 } },
    createdAt: daysBefore(now, 12),
  });
  const agents = store.rowsBy('agents', 'userId', owner.id).slice(0, 2);
  for (const key of keysOf(interactions)) {
    const { category, age, rating } = interactions[key];
    store.insert('life_assistant_interactions', {
      userId: owner.id,
      interactionType: 'question',
      category,
      ...texts.interactions[key],
      agentTeam: agents.map(({ name }) => name),
      rating,
      createdAt: daysBefore(now, age),
    });
  }
}

/** The health data somebody wrote down, a row a day: weekends differ, weight falls slowly. */
export function seedHealth(
  { store, texts, now, seed }: Seeding,
  owner: Owner,
  days: number = healthDays,
): void {
  const random = randomFrom(seed, `health:${owner.username}`);
  const height = rounded(164 + random() * 20, 1);
  const weight = 22.5 * (height / 100) ** 2;
  for (let age = days - 1; age >= 0; age -= 1) {
    const date = dateBefore(now, age);
    const weekend = [0, 6].includes(new Date(date).getUTCDay());
    const ill = age > days * 0.55 && age < days * 0.6;
    const exercise = ill || random() < 0.4 ? 0 : Math.round(20 + random() * (weekend ? 70 : 35));
    const sleep = rounded(6.2 + random() * 1.5 + (weekend ? 0.7 : 0), 2);
    const mood =
      ill || sleep < 6.5 ? 'tired' : sleep < 7 ? 'okay' : exercise > 40 ? 'great' : 'good';
    const note = ill
      ? texts.notes.cold
      : exercise > 70
        ? texts.notes.longRun
        : sleep < 6.3
          ? texts.notes.badNight
          : null;
    store.insert('health_data', {
      userId: owner.id,
      date,
      weight: rounded(weight + (age / days) * 2.4 + (random() - 0.5) * 0.6, 1),
      height,
      // One night nobody wrote down.
      sleepHours: age === 4 ? null : sleep,
      exerciseMinutes: exercise,
      caloriesConsumed: Math.round(1_950 + random() * 500 + (weekend ? 150 : 0)),
      caloriesBurned: Math.round(1_850 + exercise * 8.5 + random() * 120),
      waterIntake: Math.round(13 + random() * 12) * 100,
      mood: texts.moods[mood],
      notes: note,
      createdAt: daysBefore(now, age),
    });
  }
}

/** Shares of what a household spends. */
const shares = { housing: 0.38, food: 0.21, transport: 0.13, health: 0.08, leisure: 0.2 } as const;

/** A row a month: income is what was spent, saved and invested; savings may be below zero. */
export function seedMoney(
  { store, texts, now, seed }: Seeding,
  owner: Owner,
  months: number = moneyMonths,
): void {
  const random = randomFrom(seed, `money:${owner.username}`);
  for (let age = months - 1; age >= 0; age -= 1) {
    const at = addMonths(now, -age);
    const month = new Date(at).toISOString().slice(0, 7);
    const holiday = month.endsWith('-07');
    const repair = age === 0 || age === 11;
    const income = rounded(3_850 + (age < 6 ? 120 : 0) + (month.endsWith('-12') ? 900 : 0), 2);
    const extra = { transport: repair ? 640 : 0, leisure: holiday ? 780 : 0 };
    const categories = Object.fromEntries(
      Object.entries(shares).map(([name, share]) => [
        name,
        rounded(
          2_900 * share * (0.94 + random() * 0.12) + (extra[name as keyof typeof extra] ?? 0),
          2,
        ),
      ]),
    );
    const expenses = rounded(
      Object.values(categories).reduce((sum, amount) => sum + amount, 0),
      2,
    );
    const investments = holiday || repair ? 0 : 250;
    store.insert('financial_data', {
      userId: owner.id,
      month,
      income,
      expenses,
      savings: rounded(income - expenses - investments, 2),
      investments,
      budget: Object.fromEntries(
        Object.entries(shares).map(([name, share]) => [name, Math.round(3_000 * share)]),
      ),
      categories,
      notes: repair ? texts.notes.repair : holiday ? texts.notes.holiday : null,
      createdAt: daysBefore(at, 0),
    });
  }
}
