import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a policy: a paragraph for each section, and under it its lines and laws. */
export const steps: StepContents = {
  draft: {
    bodies: {
      each: 'parts',
      say: [
        'content.compliance-policy.body',
        { each: 'lines', say: '{!entry}', list: 'bullets' },
        { each: 'laws', say: '{!entry}' },
      ],
    },
  },
};
