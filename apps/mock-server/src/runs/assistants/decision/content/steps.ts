import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a decision: the questions of each method, and what is computed. */
export const steps: StepContents = {
  gather: [
    { each: 'listed', as: 'figures', say: 'server.offline.frame.figures' },
    { each: 'missing', say: 'server.decision.noFigures' },
    { each: 'dataSources', as: 'source', say: 'server.decision.source', list: 'bullets' },
  ],

  method: {
    summary: 'server.decision.section',
    lists: {
      each: 'headings',
      say: { items: [{ each: 'subjects', as: 'option', say: 'server.decision.item' }] },
    },
  },

  recommend: [
    '## {title}',
    '{!recommendation}',
    { each: 'ranked', list: 'numbers' },
    '### server.offline.result.steps',
    { each: 'nextSteps', list: 'numbers' },
    { each: 'sections', say: ['### {method}', '{!text}'] },
    '*server.offline.label*',
  ],
};
