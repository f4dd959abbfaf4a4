import type { StepContents } from '../../../../models/offline/content.js';

/** The ways to come to a line that nobody needs a model for; each is an exercise with a start. */
export const techniques = ['fact', 'opposite', 'question', 'senses', 'image', 'voice'] as const;
/** The ways to work on a text that is there. */
export const revisions = ['aloud', 'swap', 'turn', 'cut'] as const;

/**
 * The offline content of a brief: a worksheet. Its variants are the person's own words in the frame of
 * a technique, with a blank wherever only a person knows what belongs there.
 */
export const steps: StepContents = {
  directions: {
    directions: {
      each: 'starts',
      say: {
        title: 'content.creative.technique.{technique}',
        idea: [
          { each: 'wish', as: 'wish', say: 'content.creative.aim' },
          'content.creative.exercise.{technique}',
        ],
      },
    },
  },
  variants: {
    texts: [
      { each: 'pairs', say: '{!pair}' },
      { each: 'lines', say: 'content.creative.frame.{technique}{!rest}' },
      { each: 'drafts', say: '{!draft}' },
    ],
  },
};
