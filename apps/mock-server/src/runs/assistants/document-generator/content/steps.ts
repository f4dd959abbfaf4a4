import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a legal document; its clauses are those of the library. */
export const steps: StepContents = {
  // What the check found is in the result itself, each with the way to its clause.
  finalise: { changes: { each: 'changes' }, notes: { each: 'notes', say: '{!entry}' } },
};
