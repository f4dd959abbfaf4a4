import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of its steps. Route, days and checks are data, worked out from the request. */
export const steps: StepContents = { advice: { summary: '{!summary}' } };
