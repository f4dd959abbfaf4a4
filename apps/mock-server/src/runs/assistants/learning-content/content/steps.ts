import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of learning material is its worksheet, part by part. */
export const steps: StepContents = {
  outline: { points: { each: 'points', say: { title: '{!title}', idea: '{!idea}' } } },
};
