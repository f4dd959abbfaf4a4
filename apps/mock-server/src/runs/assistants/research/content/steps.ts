import { textBlank } from '@constella/api-client/contract';

import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content: an answer is left blank; everything else is what is known by its name. */
export const steps: StepContents = { synthesis: { answer: textBlank } };
