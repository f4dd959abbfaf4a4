import type { Content, StepContents } from '../../../../models/offline/content.js';

/** Lines that are Markdown already. */
const lines: Content = { each: 'lines', as: 'line', say: '{!line}', list: 'bullets' };

/** The offline content of a decision: the questions of each method, what was given, what is missing. */
export const steps: StepContents = {
  gather: [
    { each: 'listed', as: 'figures', say: 'content.offline.figures' },
    { each: 'missing', say: 'content.offline.noFigures' },
  ],

  method: {
    summary: { each: 'about' },
    lists: {
      each: 'headings',
      say: { items: { each: 'questions', as: 'question', say: '{!question}' } },
    },
  },

  recommend: [
    '{!recommendation}',
    '{!known}',
    { each: 'ranked', as: 'line', say: '{!line}', list: 'numbers' },
    { each: 'given', say: ['### content.decision.given', lines] },
    { each: 'missing', say: ['### content.decision.missing', lines] },
    { each: 'consider', say: ['### content.decision.consider', lines] },
    { each: 'dataSources', as: 'source', say: 'content.decision.source', list: 'bullets' },
    '*content.offline.label*',
  ],
};
