import {
  ideaCriteria,
  innovationStages,
  roadmapPhases,
  unknownScore,
  type Idea,
  type IdeaCriterion,
  type InnovationStage,
  type RoadmapPhase,
} from '@constella/api-client/contract';

import type { Texts } from '../../../base/language/texts.js';
import type { Passage } from '../../../models/prompt.js';
import { bullets, paragraphs } from '../../../prose/markdown.js';
import {
  filled,
  methodLibrary,
  sourcesOfEntries,
  type IdeaPattern,
  type StageGuide,
} from '../shared/methods/method-library.js';
import { looksAt, phaseOf, type ChallengeList } from './content/steps.js';
import { areaOf, challengeLists, type Challenge } from './challenge.js';

/** An idea before it is scored. */
export type Draft = Pick<Idea, 'title' | 'description' | 'origin'>;

/** Ideas a worksheet has, and a model is asked for: enough to choose from, few enough to judge. */
export const wantedIdeas = 8;

/** Starting points for ideas: the questions of the method, put to what was typed. */
export async function startingPoints(
  challenge: Challenge,
  texts: Texts,
): Promise<readonly (Draft & { readonly pattern: IdeaPattern })[]> {
  const { ideas } = await methodLibrary(texts.locale);
  const { user, goal, limit } = challengeLists(challenge, texts);
  return ideas[challenge.method]
    .flatMap((pattern, at) => {
      const who = user[at % user.length];
      const aim = goal[at % goal.length];
      const constraint = limit.length > 0 ? limit[at % limit.length] : undefined;
      const typed = { area: areaOf(challenge), user: who, goal: aim, constraint };
      const ask = filled(pattern.ask, typed);
      if (ask === undefined) return [];
      const origin = pattern.ask.includes('{constraint}')
        ? constraint
        : pattern.ask.includes('{goal}')
          ? aim
          : who;
      return [
        {
          pattern,
          title: pattern.title,
          description: paragraphs(ask, pattern.example),
          origin: origin ?? '',
        },
      ];
    })
    .slice(0, wantedIdeas);
}

/** What to do in a stage, what it needs and when it is done, with the typed entries it looks at. */
export async function stageGuide(
  stage: string,
  challenge: Challenge,
  texts: Texts,
): Promise<string> {
  const guide = (await methodLibrary(texts.locale)).ideas.stages[stage as InnovationStage];
  return paragraphs(
    bullets(guide.do),
    texts.say('content.innovation.bring', { text: guide.bring }),
    texts.say('content.innovation.done', { text: guide.done }),
    bullets(lookedAt(stage, challenge, texts)),
  );
}

/** The activities of each phase: those of the method's stages that belong to it. */
export async function plannedActivities(
  { method }: Challenge,
  texts: Texts,
): Promise<{ phase: RoadmapPhase; activities: string[] }[]> {
  const { stages } = (await methodLibrary(texts.locale)).ideas;
  return roadmapPhases.map((phase) => ({
    phase,
    activities: innovationStages[method]
      .filter((stage) => phaseOf[stage] === phase)
      .flatMap((stage) => [...stages[stage].do]),
  }));
}

/** The publications a worksheet's starting points and stages are taken from. */
export async function sourcesOfWorksheet(
  ideas: readonly Draft[],
  challenge: Challenge,
  texts: Texts,
) {
  const own = await startingPoints(challenge, texts);
  const used = own.filter((one) =>
    ideas.some(({ description }) => description === one.description),
  );
  if (used.length === 0) return [];
  const { stages } = (await methodLibrary(texts.locale)).ideas;
  const guides = innovationStages[challenge.method].map((stage): StageGuide => stages[stage]);
  return sourcesOfEntries([
    ...used.map(({ pattern }) => ({ text: pattern.example, sourceId: pattern.sourceId })),
    ...guides.map(({ do: activities, sourceId }) => ({ text: activities.join(' '), sourceId })),
  ]);
}

/** The method's ways to ideas, as passages a text may rest on. */
export async function ideaPassages(
  { method }: Challenge,
  texts: Texts,
): Promise<Omit<Passage, 'number'>[]> {
  const { ideas } = await methodLibrary(texts.locale);
  return Promise.all(
    ideas[method].map(async ({ title, example, sourceId }) => {
      const text = `${title}. ${example}`;
      const [source] = await sourcesOfEntries([{ text, sourceId }]);
      return { kind: 'library', name: source?.name ?? title, url: source?.url, text } as const;
    }),
  );
}

/** Entries typed in the lists a study stage looks at. */
const lookedAt = (stage: string, challenge: Challenge, texts: Texts): string[] =>
  ((looksAt as Record<string, readonly ChallengeList[]>)[stage] ?? []).flatMap((list) => [
    ...challengeLists(challenge, texts)[list],
  ]);

/** The question to be answered before a score can be given. */
export function openQuestion(criterion: IdeaCriterion, challenge: Challenge, texts: Texts): string {
  const { user, goal, limit } = challengeLists(challenge, texts);
  const about = { desirability: user, feasibility: limit, viability: goal }[criterion];
  return texts.say(`content.innovation.open.${criterion}`, { about: about[0] ?? goal[0] ?? '' });
}

/** Ideas nobody has scored yet, with ids. */
export const unscored = (drafts: readonly Draft[], challenge: Challenge, texts: Texts): Idea[] =>
  drafts.map(({ title, description, origin }, at) => ({
    title,
    description,
    origin,
    id: `i${at + 1}`,
    scores: Object.fromEntries(
      ideaCriteria.map((criterion) => [
        criterion,
        {
          score: unknownScore,
          basis: 'unknown',
          reason: openQuestion(criterion, challenge, texts),
        },
      ]),
    ) as Idea['scores'],
  }));
