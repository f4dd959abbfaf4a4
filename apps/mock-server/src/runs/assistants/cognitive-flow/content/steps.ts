import type { Content, StepContents } from '../../../../models/offline/content.js';

/** What only a model does, and was not done. */
const needsModel: Content = 'content.team.needsModel';

/** The offline content of a question's layers: a worksheet of what was given and what is open. */
export const steps: StepContents = {
  comprehend: [
    { each: 'short', as: 'question', say: 'content.cognitive-flow.comprehend' },
    { each: 'own', list: 'bullets' },
    { each: 'earlier', as: 'question', say: 'content.cognitive-flow.earlier' },
    { each: 'attached', as: 'quote', say: 'content.cognitive-flow.context' },
  ],
  reason: needsModel,
  decide: needsModel,
  answer: [
    'content.cognitive-flow.answer',
    {
      each: 'given',
      as: 'figures',
      say: ['### content.cognitive-flow.given', 'content.offline.figures'],
    },
    '### content.team.roles',
    { each: 'team', say: 'content.cognitive-flow.line', list: 'bullets' },
    '### content.team.open',
    { each: 'asks', as: 'ask', say: 'content.team.ask.{ask}', list: 'bullets' },
    '*content.cognitive-flow.connect*',
  ],
  reflect: needsModel,
};
