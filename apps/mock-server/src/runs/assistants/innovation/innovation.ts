import {
  assistants,
  bounds,
  ideaCriteria,
  ideaSchema,
  innovationStages,
  rankIdeas,
  roadmapDates,
  roadmapPhases,
  stageWork,
  type Idea,
  type InnovationStage,
} from '@constella/api-client/contract';
import { z } from 'zod';

import type { Program, StepOutput } from '../../program/program.js';
import { shortened } from '../../../prose/read-brief.js';
import { perceive } from '../../program/tools/read-brief-tool.js';
import { defineProgram, type Job, type StepJob } from '../../program/define-program.js';
import { bullets, numbered, paragraphs } from '../../../prose/markdown.js';
import {
  ideaPassages,
  plannedActivities,
  sourcesOfWorksheet,
  stageGuide,
  startingPoints,
  unscored,
  wantedIdeas,
} from './ideas.js';
import { rankIdeasTool, roadmapTool } from './tools.js';
import { areaOf, type Challenge, type InnovationResult } from './challenge.js';
import { steps } from './content/steps.js';

const definition = assistants.innovation;
const { min, max } = bounds.ideaScale;

/** Weights before anybody has weighed: all count the same. */
const evenWeights = { desirability: 3, feasibility: 3, viability: 3 };

const ideasShape = z.object({
  ideas: z
    .array(
      z.object({
        title: ideaSchema.shape.title.describe('Two to six words that say what it is.'),
        description: ideaSchema.shape.description.describe(
          'What and for whom; why it reaches which goal; the riskiest assumption and its test.',
        ),
        origin: ideaSchema.shape.origin.describe(
          'The words of the challenge it starts from, copied; else empty.',
        ),
      }),
    )
    .min(1)
    .max(12),
});
const scoresShape = z.object({
  scores: z.array(
    z.object({
      idea: z.int().min(0).describe('The number of the idea in the list.'),
      criterion: z.enum(ideaCriteria),
      score: z.int().min(min).max(max).describe('1 bad, 3 neither, 5 good.'),
      reason: z
        .string()
        .max(bounds.remark.max)
        .describe('One sentence: the fact it rests on, or the constraint it strains.'),
    }),
  ),
});
const planShape = z.object({
  phases: z.array(
    z.object({
      phase: z.enum(roadmapPhases),
      activities: z
        .array(
          z
            .string()
            .trim()
            .min(1)
            .max(bounds.remark.max)
            .describe('A verb, what is done, by which role, how one sees that it is done.'),
        )
        .max(bounds.activities.max),
    }),
  ),
});
type Plan = z.output<typeof planShape>['phases'];

/** The result of the stage of one kind of work. */
const valueOfWork = <T>({ finished }: Job<Challenge>, work: string): T | undefined =>
  finished.find(({ step }) => stageWork[step.kind as InnovationStage] === work)?.value as
    | T
    | undefined;

const ideasOf = (job: Job<Challenge>): Idea[] =>
  valueOfWork<Idea[]>(job, 'judge') ?? valueOfWork<Idea[]>(job, 'ideas') ?? [];

const stageName = (stage: string, { texts }: Job<Challenge>): string =>
  texts.say(`server.assistant.innovation.step.${stage as InnovationStage}`);

/** The stage a document is about, and what was found before it. */
const stageOf = (job: StepJob<Challenge>) => ({
  stage: job.step.kind,
  stageName: stageName(job.step.kind, job),
  earlier: job.finished.map(({ step, text }) => ({ name: stageName(step.kind, job), text })),
});

/** What the library of methods says of a stage. */
const guideOf = ({ step, request, texts }: StepJob<Challenge>): Promise<string> =>
  stageGuide(step.kind, request, texts);

/** The ideas so far, best first when they are scored. */
function rankedIdeas(job: Job<Challenge>) {
  const ideas = ideasOf(job);
  const ranking = rankIdeas(ideas, evenWeights);
  const ranked = ranking.some(({ known }) => known > 0);
  const best = ranking.flatMap(({ idea }) => ideas.filter(({ id }) => id === idea));
  return { ideas: ranked ? best : ideas, ranked };
}

/** The day a road map begins on. */
const startOf = ({ request, task }: Job<Challenge>): string =>
  request.start || task.createdAt.slice(0, 10);

const works: Record<
  (typeof stageWork)[InnovationStage],
  (job: StepJob<Challenge>) => Promise<StepOutput>
> = {
  async study(job) {
    const { context, promptOf } = job;
    const data = { ...stageOf(job), guide: await guideOf(job) };
    const text = await context.ask(await promptOf(data, { document: 'study' }));
    return { text };
  },

  async ideas(job) {
    const { context, request, texts, promptOf } = job;
    await context.reachLayer('reasoning');
    const own = await startingPoints(request, texts);
    const data = { ...stageOf(job), count: wantedIdeas, ideas: own };
    const { ideas } = await context.askJson(
      await promptOf(data, { document: 'ideas' }),
      ideasShape,
    );
    const value = unscored(ideas, request, texts);
    const listed = value.map(({ title, description }) => paragraphs(`**${title}**`, description));
    return { text: paragraphs(...listed), value };
  },

  async judge(job) {
    const { context, texts, promptOf } = job;
    const ideas = ideasOf(job);
    // What the offline model knows of an idea is nothing: its scores stay unknown.
    const { scores } = await context.askJson(
      await promptOf({ ...stageOf(job), ideas }, { document: 'judge' }),
      scoresShape,
    );
    const value = ideas.map((idea, at): Idea => {
      const judged = { ...idea.scores };
      for (const { idea: of, criterion, score, reason } of scores)
        if (of === at) judged[criterion] = { score, basis: 'judged', reason };
      return { ...idea, scores: judged };
    });
    const { ranking } = await context.callTool(rankIdeasTool, {
      ideas: value.map(({ id, scores: { ...all } }) => ({ id, scores: all })),
      weights: evenWeights,
    });
    const known = ranking.filter((ranked) => ranked.known > 0);
    return {
      text:
        known.length > 0
          ? numbered(known.map(({ idea }) => value.find(({ id }) => id === idea)?.title ?? ''))
          : paragraphs(
              await guideOf(job),
              texts.say('content.innovation.unscored', { ideas: value.length }),
              bullets(ideaCriteria.map((criterion) => value[0]?.scores[criterion].reason ?? '')),
            ),
      value,
    };
  },

  async plan(job) {
    const { context, request, texts, promptOf } = job;
    const { phases } = await context.callTool(roadmapTool, {
      challengeType: request.challengeType,
      start: startOf(job),
      weeks: request.weeks,
    });
    const own = await plannedActivities(request, texts);
    const asked = await context.askJson(
      await promptOf(
        {
          ...stageOf(job),
          ...rankedIdeas(job),
          dates: phases,
          phases: own,
        },
        { document: 'plan' },
      ),
      planShape,
    );
    // The worksheet's activities are in its stages already.
    if (JSON.stringify(asked.phases) === JSON.stringify(own))
      return { text: await guideOf(job), value: asked.phases };
    return {
      text: paragraphs(
        ...asked.phases.map(({ phase, activities }) =>
          paragraphs(`**${texts.say(`content.innovation.phase.${phase}`)}**`, bullets(activities)),
        ),
      ),
      value: asked.phases,
    };
  },
};

/** One stage; the first of a method reads the challenge before. */
async function workOf(stage: InnovationStage, job: StepJob<Challenge>): Promise<StepOutput> {
  if (job.finished.length === 0) await perceive(job);
  return works[stageWork[stage]](job);
}

/** Ideas by the stages of a method; places and dates come from functions. */
export const innovation: Program = defineProgram(definition, {
  content: steps,
  tools: [rankIdeasTool, roadmapTool],
  title: ({ innovationArea }) => innovationArea,
  description: ({ businessGoals }) => businessGoals,
  prefill: ({ title, description }) => ({
    innovationArea: shortened(title, bounds.shortText.max),
    businessGoals: description || title,
  }),

  work: Object.fromEntries(
    Object.values(innovationStages)
      .flat()
      .map((stage) => [stage, (job: StepJob<Challenge>) => workOf(stage, job)]),
  ),

  passages: ({ request, texts }) => ideaPassages(request, texts),
  sources: (job) => sourcesOfWorksheet(ideasOf(job), job.request, job.texts),

  result(job) {
    const { request, texts } = job;
    const ideas = ideasOf(job);
    const ranking = rankIdeas(ideas, evenWeights);
    const start = startOf(job);
    const plan = valueOfWork<Plan>(job, 'plan') ?? [];
    const [first] = ranking;
    return {
      text: paragraphs(
        `# ${areaOf(request)}`,
        texts.say(`content.innovation.about.${request.challengeType}`),
        ...job.finished.map(({ step, text }) =>
          paragraphs(`## ${stageName(step.kind, job)}`, text),
        ),
      ),
      ideas,
      weights: evenWeights,
      ranking,
      chosen: first && first.place !== 'open' ? first.idea : null,
      roadmap: {
        start,
        phases: roadmapDates({ ...request, start }).map(
          (dates): InnovationResult['roadmap']['phases'][number] => ({
            ...dates,
            activities: (plan.find(({ phase }) => phase === dates.phase)?.activities ?? []).map(
              (text) => ({ text, done: false }),
            ),
          }),
        ),
      },
    };
  },
});
