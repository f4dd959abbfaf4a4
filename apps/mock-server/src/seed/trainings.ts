import type { GenericStatus } from '@constella/api-client/contract';

import type { RowInput } from '../store/tables.js';
import { colleagues } from './company.js';
import { daysBefore, keysOf, type Seeding } from './seeding.js';
import type { SeedTexts } from './seed-texts.js';

type Training = keyof SeedTexts['trainings'];

interface TrainingFacts {
  readonly format: RowInput<'compliance_trainings'>['format'];
  readonly audience: keyof SeedTexts['audiences'];
  readonly minutes: number;
  readonly status: GenericStatus;
  readonly age: number;
}

const trainings: Record<Training, TrainingFacts> = {
  privacy: {
    format: 'presentation',
    audience: 'everybody',
    minutes: 45,
    status: 'published',
    age: 140,
  },
  phishing: {
    format: 'interactive',
    audience: 'service',
    minutes: 25,
    status: 'published',
    age: 80,
  },
  ai: { format: 'video', audience: 'everybody', minutes: 20, status: 'draft', age: 6 },
  gifts: { format: 'assessment', audience: 'everybody', minutes: 15, status: 'archived', age: 400 },
};

const scenarios: Record<
  keyof SeedTexts['scenarios'],
  {
    readonly of: Training;
    readonly difficulty: RowInput<'training_scenarios'>['difficulty'];
  }
> = {
  wrongRecipient: { of: 'privacy', difficulty: 'beginner' },
  urgentInvoice: { of: 'phishing', difficulty: 'intermediate' },
  promptData: { of: 'ai', difficulty: 'beginner' },
  concertTickets: { of: 'gifts', difficulty: 'advanced' },
};

/** Trainings of the company for its people, each with a situation to decide in. */
export function seedTrainings({ store, texts, locale, now }: Seeding, companyId: number): void {
  for (const key of keysOf(trainings)) {
    const { format, audience, minutes, status, age } = trainings[key];
    const { title, description } = texts.trainings[key];
    const cases = keysOf(scenarios).filter((each) => scenarios[each].of === key);
    const training = store.insert('compliance_trainings', {
      companyId,
      title,
      description,
      targetAudience: texts.audiences[audience],
      content: {
        lessons: cases.map((name, at) => ({
          id: `l${at + 1}`,
          title: texts.scenarios[name].title,
          minutes: Math.round(minutes / cases.length),
          points: [texts.scenarios[name].right],
        })),
        assessment: [],
      },
      format,
      duration: minutes,
      language: locale,
      status,
      createdBy: colleagues.legal,
      createdAt: daysBefore(now, age),
    });
    for (const name of cases) {
      const { scenario, right, wrong, title: situation } = texts.scenarios[name];
      store.insert('training_scenarios', {
        trainingId: training.id,
        title: situation,
        scenario,
        questions: [{ id: name, question: texts.scenarioQuestion, options: [wrong, right] }],
        correctResponses: [{ id: name, correct: 1, explanation: '' }],
        difficulty: scenarios[name].difficulty,
        createdAt: daysBefore(now, age),
      });
    }
  }
}
