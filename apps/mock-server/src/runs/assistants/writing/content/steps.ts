import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a text: a worksheet of what was typed, in the parts of its type. */
export const steps: StepContents = {
  research: ['*content.writing.worksheet*', '{!facts}'],
  drafting: '{!content}',
  finalization: ['# {!title}', '{!content}'],
};
