import type { Content, StepContents } from '../../../../models/offline/content.js';

const figures: Content = { each: 'named', as: 'figures', say: 'server.offline.frame.figures' };

/** The offline content of a question's layers: its own points, what is open about them, who decides. */
export const steps: StepContents = {
  comprehend: [
    { each: 'short', as: 'question', say: 'server.flow.comprehend' },
    { each: 'own', list: 'bullets' },
    { each: 'earlier', as: 'question', say: 'server.flow.earlier' },
    { each: 'attached', as: 'quote', say: 'server.flow.context' },
    figures,
  ],
  reason: [{ each: 'own', as: 'point', say: 'server.flow.reason', list: 'bullets' }],
  decide: ['server.flow.decide'],
  answer: [
    { each: 'short', as: 'question', say: 'server.flow.answer' },
    { each: 'own', say: ['### {point}', 'server.offline.deepen.{thought}'] },
    { each: 'contributions', say: '**{name}:** {quote}', list: 'bullets' },
    figures,
    '*server.offline.label*',
  ],
  reflect: ['server.flow.reflect'],
};
