import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a look at regulations: figures and rows, nothing else. */
export const steps: StepContents = {
  assess: [
    'server.regulation.summary',
    { each: 'entries', say: '{!entry}', list: 'bullets' },
    { each: 'units', say: 'server.regulation.units' },
    { each: 'next', say: 'server.regulation.next' },
  ],
};
