import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a look at regulations: figures and rows, nothing else. */
export const steps: StepContents = {
  assess: [
    'content.regulation-monitor.summary',
    { each: 'entries', say: '{!entry}', list: 'bullets' },
    { each: 'hit', say: 'content.regulation-monitor.units' },
    { each: 'next', say: 'content.regulation-monitor.next' },
  ],
};
