import { intlTag, type Locale } from '@constella/i18n';

import type { RowInput } from '../store/tables.js';
import { resourceId, type ResourceKey } from './learning-library.js';
import { mentorNames, seedDiscussions, seedMentors } from './learning-mentors.js';
import { day, daysBefore, keysOf, type Owner, type Seeding } from './seeding.js';
import { fill, type SeedTexts } from './seed-texts.js';

type PlanRow = RowInput<'learning_plans'>;
type Activity = RowInput<'learning_activities'>['type'];
type Module = keyof SeedTexts['modules'];

interface PlanFacts {
  readonly area: PlanRow['learningArea'];
  readonly goal: PlanRow['learningGoal'];
  readonly commitment: PlanRow['timeCommitment'];
  readonly style: PlanRow['learningStyle'];
  /** Days since it was begun, and days from then to its planned end. */
  readonly age: number;
  readonly days: number;
  /** Days from its begin to each activity that is done, of three in each module. */
  readonly done: readonly number[];
  /** Two for each stage. */
  readonly modules: readonly Module[];
}

const plans: Record<keyof SeedTexts['plans'], PlanFacts> = {
  data: {
    area: 'programming',
    goal: 'career',
    commitment: 'moderate',
    style: 'visual',
    age: 55,
    days: 90,
    done: [3, 6, 8, 11, 14, 17, 20, 22, 25, 28],
    modules: [
      'dataTables',
      'dataStatistics',
      'dataSql',
      'dataCharts',
      'dataForecast',
      'dataReport',
    ],
  },
  negotiation: {
    area: 'business',
    goal: 'specific',
    commitment: 'minimal',
    style: 'reading',
    age: 85,
    days: 70,
    done: [1, 2, 3, 4, 5, 6, 7, 25, 31, 35, 39, 42, 46, 49, 53, 56, 60, 63],
    modules: [
      'talkGoals',
      'talkQuestions',
      'talkOffers',
      'talkPressure',
      'talkContract',
      'talkReview',
    ],
  },
  swedish: {
    area: 'language',
    goal: 'personal',
    commitment: 'intensive',
    style: 'auditory',
    age: 16,
    days: 120,
    done: [5, 13, 14, 15],
    modules: ['svSounds', 'svNumbers', 'svMail', 'svMeeting', 'svPhone', 'svTalk'],
  },
};

/** The three activities of a plan's first module, its second, and so on, with their minutes. */
const courses: readonly (readonly (readonly [Activity, number])[])[] = [
  [['article', 20], ['video', 15], ['quiz', 10]], // oxfmt-ignore
  [['article', 25], ['practice', 40], ['quiz', 10]], // oxfmt-ignore
  [['reference', 15], ['practice', 45], ['discussion', 20]], // oxfmt-ignore
  [['video', 30], ['practice', 45], ['quiz', 15]], // oxfmt-ignore
  [['article', 20], ['practice', 60], ['discussion', 20]], // oxfmt-ignore
  [['reference', 15], ['project', 120], ['discussion', 30]], // oxfmt-ignore
];

/** Resources a module's reading is taken from. */
const readings: Partial<Record<Module, readonly ResourceKey[]>> = {
  dataTables: ['python', 'khan'],
  dataStatistics: ['khan', 'openstax'],
  dataSql: ['mit'],
  dataCharts: ['khan', 'wai'],
  dataForecast: ['openstax', 'nist'],
  dataReport: ['wai'],
  talkOffers: ['britishCouncil'],
  talkContract: ['gdpr', 'edpb'],
};

/** A span of time in words: `4 weeks`. */
function inWords(locale: Locale, count: number, unit: 'minute' | 'week'): string {
  return new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(count);
}

/** The learning plans of a user with all their parts; progress is the share of activities done. */
export function seedLearningPlans(seeding: Seeding, owner: Owner): void {
  for (const key of keysOf(plans)) {
    const planId = seedPlan(seeding, owner, key);
    seedStages(seeding, planId, plans[key]);
    const plan = { id: planId, key, age: plans[key].age };
    seedMentors(seeding, owner, plan);
    seedDiscussions(seeding, owner, plan);
  }
}

function seedPlan({ store, texts, now }: Seeding, owner: Owner, key: keyof typeof plans): number {
  const { area, goal, commitment, style, age, days, done, modules } = plans[key];
  const all = modules.length * 3;
  return store.insert('learning_plans', {
    userId: owner.id,
    ...texts.plans[key],
    learningArea: area,
    learningGoal: goal,
    timeCommitment: commitment,
    learningStyle: style,
    status: done.length === all ? 'completed' : 'active',
    startDate: daysBefore(now, age),
    targetCompletionDate: daysBefore(now, age - days),
    completedDate: done.length === all ? daysBefore(now, age - done.at(-1)!) : null,
    progress: Math.round((done.length / all) * 100),
    createdAt: daysBefore(now, age),
  }).id;
}

function seedStages({ store, texts, locale, now }: Seeding, planId: number, plan: PlanFacts): void {
  const { age, days, done, modules } = plan;
  const start = now - age * day;
  const all = modules.length * 3;
  /** When an activity is to be done, by its number from 0. */
  const due = (activity: number) => daysBefore(start, -((activity + 1) / all) * days);
  const state = (first: number, count: number) => ({
    completed: done.length >= first + count,
    current: done.length >= first && done.length < first + count,
  });
  keysOf(texts.stages).forEach((stageKey, stage) => {
    const stageId = store.insert('learning_stages', {
      planId,
      ...texts.stages[stageKey],
      order: stage + 1,
      duration: inWords(locale, Math.round(days / 3 / 7), 'week'),
      ...state(stage * 6, 6),
      startDate: daysBefore(start, -(stage / 3) * days),
      endDate: daysBefore(start, -((stage + 1) / 3) * days),
      createdAt: daysBefore(start, 0),
    }).id;
    modules.slice(stage * 2, stage * 2 + 2).forEach((key, index) => {
      const number = stage * 2 + index;
      const resources = readings[key] ?? [];
      const moduleId = store.insert('learning_modules', {
        stageId,
        name: texts.modules[key],
        order: index + 1,
        ...state(number * 3, 3),
        resourceCount: resources.length,
        createdAt: daysBefore(start, 0),
      }).id;
      resources.forEach((resource, order) =>
        store.insert('module_resources', {
          moduleId,
          resourceId: resourceId(resource),
          order: order + 1,
          isRequired: order === 0,
          createdAt: daysBefore(start, 0),
        }),
      );
      (courses[number] ?? []).forEach(([type, minutes], place) => {
        const activity = number * 3 + place;
        const doneAfter = done[activity];
        store.insert('learning_activities', {
          planId,
          moduleId,
          title: fill(texts.activities[type], { module: texts.modules[key] }),
          type,
          duration: inWords(locale, minutes, 'minute'),
          durationMinutes: minutes,
          completed: doneAfter !== undefined,
          completedAt: doneAfter === undefined ? null : daysBefore(start, -doneAfter),
          recommendedBy: type === 'practice' ? mentorNames.coach : null,
          dueDate: due(activity),
          createdAt: daysBefore(start, 0),
        });
      });
    });
  });
}
