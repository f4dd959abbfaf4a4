import type { Content, StepContents } from '../../../../models/offline/content.js';

/** The gist of a message, under its author's name. */
const messages: Content = { each: 'messages', say: 'server.offline.said', list: 'bullets' };

/** The offline content of a team's work: who has which point, what each looks at, what is open. */
export const steps: StepContents = {
  frame: [
    'server.offline.frame.intro',
    {
      each: 'workers',
      with: {
        field: 'server.offline.field.{specialization}',
        points: { each: 'own', as: 'text', say: 'server.offline.quote' },
      },
      say: 'server.offline.frame.assign',
      list: 'bullets',
    },
    { each: 'named', as: 'figures', say: 'server.offline.frame.figures' },
    'server.offline.frame.{mode}',
  ],

  contribute: [
    { each: 'opening', as: 'point', say: 'server.offline.view.opening' },
    { each: 'reply', say: 'server.offline.reply.{how}' },
    { each: 'view', as: 'field', say: 'server.offline.view.{field}' },
    { each: 'deepening', as: 'thought', say: 'server.offline.deepen.{thought}' },
    'server.offline.skill.{capability}',
    { each: 'instructions', as: 'quote', say: 'server.offline.view.instructions' },
    'server.offline.open.{open}',
  ],

  merge: ['server.offline.merge.intro', messages, 'server.offline.merge.next'],

  result: [
    '## {!title}',
    'server.offline.result.intro',
    '### server.offline.result.findings',
    messages,
    '### server.offline.result.steps',
    { each: 'steps', say: 'server.offline.result.step', list: 'numbers' },
    { each: 'named', as: 'figures', say: 'server.offline.result.figures' },
    '*server.offline.label*',
  ],
};
