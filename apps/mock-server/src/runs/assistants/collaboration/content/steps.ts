import type { Content, StepContents } from '../../../../models/offline/content.js';

/** The gist of a message, under its author's name. */
const messages: Content = { each: 'messages', say: 'content.collaboration.said', list: 'bullets' };

/** The offline content of a team's work: who has which point, what each looks at, what is open. */
export const steps: StepContents = {
  frame: [
    'content.collaboration.frame.intro',
    {
      each: 'workers',
      with: {
        field: 'content.collaboration.field.{specialization}',
        points: { each: 'own', as: 'text', say: 'content.collaboration.quote' },
      },
      say: 'content.collaboration.frame.assign',
      list: 'bullets',
    },
    { each: 'named', as: 'figures', say: 'content.offline.figures' },
    'content.collaboration.frame.{mode}',
  ],

  contribute: [
    { each: 'opening', as: 'point', say: 'content.collaboration.view.opening' },
    { each: 'reply', say: 'content.collaboration.reply.{how}' },
    { each: 'view', as: 'field', say: 'content.collaboration.view.{field}' },
    { each: 'deepening', as: 'thought', say: 'content.offline.deepen.{thought}' },
    'content.collaboration.skill.{capability}',
    { each: 'instructions', as: 'quote', say: 'content.collaboration.view.instructions' },
    'content.collaboration.open.{open}',
  ],

  merge: ['content.collaboration.merge.intro', messages, 'content.collaboration.merge.next'],

  result: [
    '## {!title}',
    'content.collaboration.result.intro',
    '### content.collaboration.result.findings',
    messages,
    '### content.offline.nextSteps',
    { each: 'steps', say: 'content.collaboration.result.step', list: 'numbers' },
    { each: 'named', as: 'figures', say: 'content.collaboration.result.figures' },
    '*content.offline.label*',
  ],
};
