import * as z from 'zod';

import { bounds } from '../bounds.js';
import {
  contentDifficulties,
  contentFormats,
  learningAreas,
  learningContentTypes,
  learningGoals,
  learningStyles,
  timeCommitments,
} from '../enums.js';
import { oneOf, optionalText, severalOf, text } from '../fields.js';

/** The request of a learning plan: what is learned and what for, in which time and how. */
export const learningPlanRequest = z.object({
  learningArea: oneOf(learningAreas, 'validation.learning.areaRequired'),
  learningGoal: oneOf(learningGoals, 'validation.learning.goalRequired'),
  timeCommitment: oneOf(timeCommitments, 'validation.learning.timeRequired'),
  learningStyle: oneOf(learningStyles, 'validation.learning.styleRequired'),
  /** A part of the area, or what no area names. */
  customTopic: optionalText(bounds.shortText),
});

/** The request of learning content: what it explains, in which form and how deep it goes. */
export const learningContentRequest = z.object({
  /** What somebody would like to learn about. */
  prompt: text(bounds.purpose, 'validation.content.promptRequired'),
  contentType: oneOf(learningContentTypes).default('notes'),
  difficulty: oneOf(contentDifficulties).default('intermediate'),
  /** Whatever suits the subject when none is chosen. */
  formats: severalOf(contentFormats),
});
