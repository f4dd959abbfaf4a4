import {
  ideaCriteria,
  unknownScore,
  type Idea,
  type IdeaCriterion,
  type InnovationMethod,
} from '@constella/api-client/contract';

import type { Texts } from '../../../base/language/texts.js';
import { shortened } from '../../../prose/read-brief.js';
import { typedOf, type Challenge, type Typed } from './typed.js';

/** What a person or a model says of an idea before it is scored. */
export type Draft = Pick<Idea, 'title' | 'description' | 'origin'>;

/** The questions each method asks to find ideas, and what they are put to. */
const lenses = {
  design_thinking: [
    ['need', 'user'],
    ['journey', 'user'],
    ['question', 'goal'],
    ['analogy', 'source'],
  ],
  lean_startup: [
    ['smallest', 'goal'],
    ['byHand', 'user'],
    ['promise', 'goal'],
    ['oneGroup', 'user'],
  ],
  blue_ocean: [
    ['eliminate', 'existing'],
    ['reduce', 'limit'],
    ['raise', 'goal'],
    ['create', 'user'],
  ],
  open: [
    ['partner', 'goal'],
    ['contest', 'user'],
    ['adopt', 'source'],
    ['share', 'existing'],
  ],
  disruptive: [
    ['simpler', 'existing'],
    ['nonUsers', 'user'],
    ['goodEnough', 'goal'],
    ['direct', 'limit'],
  ],
  incremental: [
    ['dropStep', 'existing'],
    ['standard', 'goal'],
    ['faster', 'limit'],
    ['feedback', 'user'],
  ],
} as const satisfies Record<InnovationMethod, readonly (readonly [string, keyof Typed])[]>;

/** Characters of a title. */
const longestTitle = 100;
/** Things a question is put to; with more nobody reads them all. */
const eachPut = 2;

/** Ideas out of what was typed: each question of the method, put to the first of its list. */
export function offlineIdeas(challenge: Challenge, texts: Texts): Draft[] {
  const typed = typedOf(challenge, texts);
  return lenses[challenge.method].flatMap(([lens, list], at) => {
    // A list nobody filled in: then it is about the goals.
    const subjects = typed[list].length > 0 ? typed[list] : typed.goal;
    return subjects.slice(0, eachPut).map((subject, place) => ({
      title: shortened(texts.say(`server.innovation.lens.${lens}`, { subject }), longestTitle),
      description: texts.say(`server.innovation.idea.${lens}`, {
        subject,
        goal: typed.goal[(at + place) % typed.goal.length] ?? '',
        user: typed.user[(at + place) % typed.user.length] ?? '',
      }),
      origin: subject,
    }));
  });
}

/** What has to be found out before a score can be given. */
export function openQuestion(criterion: IdeaCriterion, challenge: Challenge, texts: Texts): string {
  const { user, goal, limit } = typedOf(challenge, texts);
  const about = { desirability: user, feasibility: limit, viability: goal }[criterion];
  return texts.say(`server.innovation.open.${criterion}`, { about: about[0] ?? goal[0] ?? '' });
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
