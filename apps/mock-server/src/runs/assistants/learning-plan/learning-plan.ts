import { assistants, bounds, dayAfter, learningAreas } from '@constella/api-client/contract';
import { intlTag, type Locale } from '@constella/i18n';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import { bullets } from '../../../prose/markdown.js';
import { shortened } from '../../../prose/read-brief.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { keptRow } from '../../program/kept-rows.js';
import type { Program } from '../../program/program.js';
import { steps } from './content/steps.js';
import { skeletonOf } from './skeleton.js';
import { scheduleTool } from './tools.js';

const definition = assistants['learning-plan'];
type Request = z.output<(typeof definition)['request']>;
type Result = z.output<(typeof definition)['result']>;

const short = z.string().trim().min(1).max(bounds.shortText.max);
const goalsShape = z.object({
  goals: z
    .array(short.describe('One thing the learner can do at the end, beginning with a verb.'))
    .min(1)
    .max(5),
});
/** The words of a plan whose parts are given, in their order. */
const wordsShape = ({ stages, modules, activities }: ReturnType<typeof skeletonOf>) =>
  z.object({
    stages: z
      .array(
        z.object({
          name: short.describe('One to three words.'),
          about: z.string().max(bounds.remark.max).describe('One sentence: what it is for.'),
        }),
      )
      .length(stages.length),
    modules: z.array(short.describe('Two to six words.')).length(modules.length),
    activities: z
      .array(
        z.object({
          title: short.describe('What is done, about this topic, in three to nine words.'),
          steps: z
            .array(z.string().trim().min(1).max(bounds.remark.max))
            .min(1)
            .max(5)
            .describe('Three things to do one after the other, each one sentence.'),
        }),
      )
      .length(activities.length),
  });
type Words = z.output<ReturnType<typeof wordsShape>>;

/** The topic in words: the one that was typed, else the area. */
const topicOf = ({ customTopic, learningArea }: Request, texts: Texts): string =>
  customTopic || texts.say(`content.learning-plan.area.${learningArea}`);

const wordsOf = (job: Job<Request>): Words | undefined => job.valueOf<Words>('activities');

/** A plan of things to do: the frame is given, its words are about the topic, its days are counted. */
export const learningPlan: Program = defineProgram(definition, {
  title: (request, texts) => topicOf(request, texts),
  description: ({ customTopic }) => customTopic ?? '',
  prefill: ({ title }) => ({
    learningArea: learningAreas.at(-1)!,
    customTopic: shortened(title, bounds.shortText.max),
  }),
  content: steps,
  tools: [scheduleTool],

  work: {
    async goals({ context, request, texts, promptOf }) {
      const { goals } = await context.askJson(
        await promptOf({
          topic: topicOf(request, texts),
          aims: ['know', 'do', 'go'].map((aim) => ({ aim })),
        }),
        goalsShape,
      );
      return { text: bullets(goals), value: goals };
    },

    async activities({ context, request, texts, promptOf }) {
      const skeleton = skeletonOf(request);
      const words = await context.askJson(
        await promptOf({ topic: topicOf(request, texts), ...skeleton }),
        wordsShape(skeleton),
      );
      const activities = words.activities.map(({ title, steps: written }) => ({
        title,
        // Steps that came as one text.
        steps: written.flatMap((step) => step.split('\n')),
      }));
      const value: Words = { ...words, activities };
      return { text: bullets(value.activities.map(({ title }) => title)), value };
    },

    async schedule({ context, request, task, texts }) {
      const { weeks } = await context.callTool(scheduleTool, {
        minutes: skeletonOf(request).activities.map(({ minutes }) => minutes),
        start: task.createdAt.slice(0, 10),
        commitment: request.timeCommitment,
      });
      const topic = topicOf(request, texts);
      const text = texts.say('content.learning-plan.title', { topic, weeks });
      await context.reachLayer('execution', text);
      return { text, value: text };
    },
  },

  result(job): Omit<Result, 'text'> & { text: string } {
    const { request, task } = job;
    const { stages, modules, activities } = skeletonOf(request);
    const words = wordsOf(job);
    const startDate = task.createdAt.slice(0, 10);
    return {
      text: '',
      title: shortened(job.textOf('schedule'), bounds.shortText.max),
      locale: job.texts.locale,
      startDate,
      goals: job.valueOf<string[]>('goals') ?? [],
      stages: stages.map(({ key }, at) => ({
        id: key,
        name: words?.stages[at]?.name ?? key,
        about: words?.stages[at]?.about ?? '',
      })),
      modules: modules.map(({ key, stage }, at) => ({
        id: key,
        stage,
        name: words?.modules[at] ?? key,
      })),
      activities: activities.map(({ key, module, type, minutes }, at) => ({
        id: key,
        module,
        type,
        minutes,
        title: words?.activities[at]?.title ?? key,
        steps: words?.activities[at]?.steps ?? [],
        dueDate: startDate,
      })),
    };
  },

  rows: ({ title, goals, startDate, stages, modules, activities }, { request, texts }) => {
    const last = activities.at(-1)?.dueDate ?? startDate;
    const noon = (day: string) => `${day}T12:00:00.000Z`;
    const of = (stage: string) => {
      const own = new Set(modules.filter((one) => one.stage === stage).map(({ id }) => id));
      return activities.filter((one) => own.has(one.module));
    };
    return [
      keptRow('learning_plans', {
        key: 'plan',
        says: { title, description: goals.join('\n') || null, targetCompletionDate: noon(last) },
        made: ({ userId, createdAt }) => ({
          userId,
          learningArea: request.learningArea,
          learningGoal: request.learningGoal,
          timeCommitment: request.timeCommitment,
          learningStyle: request.learningStyle,
          customTopic: request.customTopic ?? null,
          startDate: noon(startDate),
          createdAt,
        }),
      }),
      ...stages.map((stage, at) => {
        const own = of(stage.id);
        return keptRow('learning_stages', {
          key: `stages.${stage.id}`,
          under: 'plan',
          says: {
            name: stage.name,
            description: stage.about || null,
            order: at + 1,
            startDate: noon(own[0]?.dueDate ?? startDate),
            endDate: noon(own.at(-1)?.dueDate ?? last),
          },
          made: ({ idOf, createdAt }) => ({
            planId: idOf('plan'),
            duration: inDays(
              texts.locale,
              daysBetween(own[0]?.dueDate ?? startDate, own.at(-1)?.dueDate ?? last),
            ),
            current: at === 0,
            createdAt,
          }),
        });
      }),
      ...modules.map((module, at) =>
        keptRow('learning_modules', {
          key: `modules.${module.id}`,
          under: `stages.${module.stage}`,
          says: { name: module.name, order: at + 1 },
          made: ({ idOf, createdAt }) => ({
            stageId: idOf(`stages.${module.stage}`),
            current: at === 0,
            createdAt,
          }),
        }),
      ),
      ...activities.map((one) =>
        keptRow('learning_activities', {
          key: `activities.${one.id}`,
          under: `modules.${one.module}`,
          says: {
            title: one.title,
            type: one.type,
            durationMinutes: one.minutes,
            dueDate: noon(one.dueDate),
          },
          made: ({ idOf, createdAt }) => ({
            planId: idOf('plan'),
            moduleId: idOf(`modules.${one.module}`),
            // Ticking them off there is the learner's, whatever becomes of the result.
            content: one.steps.map((step) => `- [ ] ${step}`).join('\n') || null,
            createdAt,
          }),
        }),
      ),
    ];
  },
});

/** A span of days in words: `12 days`. */
const inDays = (locale: Locale, days: number): string =>
  new Intl.NumberFormat(intlTag(locale), {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  }).format(days);

/** Days from one day to another, both counted. */
function daysBetween(from: string, to: string): number {
  let days = 1;
  for (let day = from; day < to; day = dayAfter(day)) days += 1;
  return days;
}
