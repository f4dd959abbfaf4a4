import {
  ideaCriteria,
  roadmapPhases,
  unknownScore,
  type Idea,
  type IdeaCriterion,
} from '@constella/api-client/contract';

import type { Texts } from '../../../base/language/texts.js';
import { activities, lenses, looksAt, type ChallengeList } from './content/steps.js';
import { challengeLists, type Challenge } from './challenge.js';

/** An idea before it is scored. */
export type Draft = Pick<Idea, 'title' | 'description' | 'origin'>;

/** Things a question is put to; with more nobody reads them all. */
const eachPut = 2;

/** The questions of the method, each put to the first of its list. */
export function putQuestions(challenge: Challenge, texts: Texts): Record<string, string>[] {
  const typed = challengeLists(challenge, texts);
  return lenses[challenge.method].flatMap(([lens, list], at) => {
    // A list nobody filled in: then it is about the goals.
    const subjects = typed[list].length > 0 ? typed[list] : typed.goal;
    return subjects.slice(0, eachPut).map((subject, place) => ({
      lens,
      subject,
      goal: typed.goal[(at + place) % typed.goal.length] ?? '',
      user: typed.user[(at + place) % typed.user.length] ?? '',
    }));
  });
}

/** The activities of each phase; none about a list nobody filled in. */
export function plannedActivities(challenge: Challenge, texts: Texts) {
  const typed = challengeLists(challenge, texts);
  return roadmapPhases.map((phase) => ({
    phase,
    activities: activities[phase].flatMap(([activity, list]) => {
      const [subject] = typed[list];
      return subject === undefined ? [] : [{ activity, subject }];
    }),
  }));
}

/** Entries typed in the lists a study stage looks at. */
export const lookedAt = (stage: string, challenge: Challenge, texts: Texts): string[] =>
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
  drafts.map((draft, at) => ({
    ...draft,
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
