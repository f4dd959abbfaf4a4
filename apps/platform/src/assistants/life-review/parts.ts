import { extendLayout, lifeReviewLayout } from '@constella/forms';

import type { AssistantParts } from '../shared/assistant';
import { lifeReviewResult } from './result';
import { SentRows } from './sent-rows';

/** The parts of its screens: before it is sent, the form says what leaves the server. */
export const parts: AssistantParts<'life-review'> = {
  layout: extendLayout(lifeReviewLayout, lifeReviewLayout.schema, [
    { component: SentRows, holds: [] },
  ]),
  result: lifeReviewResult,
};
