import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a decision: the questions of each method, and what is computed. */
export const steps: StepContents = {
  gather: [
    { each: 'listed', as: 'figures', say: 'content.offline.figures' },
    { each: 'missing', say: 'content.offline.noFigures' },
    { each: 'dataSources', as: 'source', say: 'content.decision.source', list: 'bullets' },
  ],

  method: {
    summary: 'content.decision.section',
    lists: {
      each: 'headings',
      say: { items: [{ each: 'subjects', as: 'option', say: 'content.decision.item' }] },
    },
  },

  recommend: [
    '## {title}',
    '{!recommendation}',
    '{!known}',
    { each: 'ranked', list: 'numbers' },
    '### content.offline.nextSteps',
    { each: 'nextSteps', list: 'numbers' },
    { each: 'sections', say: ['### {method}', '{!text}'] },
    '*content.offline.label*',
  ],
};
