import type { assistants } from '@constella/api-client/contract';
import type { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import { inline } from '../../../prose/markdown.js';
import { pointsOf } from '../../../prose/points.js';
import type { ChallengeList } from './content/steps.js';

type Definition = typeof assistants.innovation;
/** A checked challenge. */
export type Challenge = z.output<Definition['request']>;
/** A finished one. */
export type InnovationResult = z.output<Definition['result']>;

/** The lists of a challenge, a thought an entry. */
export type ChallengeLists = Readonly<Record<ChallengeList, readonly string[]>>;

/** The lists of a challenge; those nobody filled in are empty. */
export function challengeLists(challenge: Challenge, { locale }: Texts): ChallengeLists {
  const list = (typed: string | undefined) => (typed ? pointsOf(typed, locale) : []);
  return {
    goal: list(challenge.businessGoals),
    user: list(challenge.targetUsers),
    limit: list(challenge.constraints),
    existing: list(challenge.existingSolutions),
    source: list(challenge.inspirationSources),
  };
}

/** The area of a challenge, fit to stand in a sentence. */
export const areaOf = ({ innovationArea }: Challenge): string =>
  inline(innovationArea) || innovationArea;
