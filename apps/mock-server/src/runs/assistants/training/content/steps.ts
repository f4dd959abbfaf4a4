import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a training: its lessons are what was typed, its cases the author's to write. */
export const steps: StepContents = {
  outline: { lessons: { each: 'lessons', as: 'title' } },
  scenarios: { scenarios: { each: 'none' } },
};
