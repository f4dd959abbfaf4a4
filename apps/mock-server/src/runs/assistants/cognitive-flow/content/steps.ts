import type { Content, StepContents } from '../../../../models/offline/content.js';

const figures: Content = { each: 'named', as: 'figures', say: 'content.offline.figures' };

/** The offline content of a question's layers: its own points, what is open about them, who decides. */
export const steps: StepContents = {
  comprehend: [
    { each: 'short', as: 'question', say: 'content.cognitive-flow.comprehend' },
    { each: 'own', list: 'bullets' },
    { each: 'earlier', as: 'question', say: 'content.cognitive-flow.earlier' },
    { each: 'attached', as: 'quote', say: 'content.cognitive-flow.context' },
    figures,
  ],
  reason: [{ each: 'own', as: 'point', say: 'content.cognitive-flow.reason', list: 'bullets' }],
  decide: ['content.cognitive-flow.decide'],
  answer: [
    { each: 'short', as: 'question', say: 'content.cognitive-flow.answer' },
    { each: 'own', say: ['### {point}', 'content.offline.deepen.{thought}'] },
    { each: 'contributions', say: '**{name}:** {quote}', list: 'bullets' },
    figures,
    '*content.offline.label*',
  ],
  reflect: ['content.cognitive-flow.reflect'],
};
