import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a look at regulations: rows and duties of the library, and what is open. */
export const steps: StepContents = { assess: { each: 'blocks', say: '{!entry}' } };
