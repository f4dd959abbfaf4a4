import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of its steps: what to do next. Concepts, statements and notes nobody made up. */
export const steps: StepContents = {
  'cognitive-fusion': 'content.science-request.way.{queryType}',
  'quantum-reasoning': 'content.science-request.rivals',
  'theory-construction': { summary: 'content.science-request.worksheet' },
};
