import type { StepContents } from '../../../../models/offline/content.js';

/** Nothing is written without a model: the figures and the suggestion are worked out. */
export const steps: StepContents = {
  review: { headline: '{!title}', suggestion: '{!suggestion}', reason: '{!reason}' },
};
