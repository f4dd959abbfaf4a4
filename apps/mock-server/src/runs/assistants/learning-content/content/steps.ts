import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of learning material is its worksheet, part by part. */
export const steps: StepContents = {
  // What has no note says nothing: the least a text can be is no excuse here.
  material: { branches: { each: 'branches', say: { name: '{!name}', note: '{!note}' } } },
  outline: { points: { each: 'points', say: { title: '{!title}', idea: '{!idea}' } } },
};
