import type { Content, StepContents } from '../../../../models/offline/content.js';

/** The points of the task an agent is for, as they were typed. */
const quotes: Content = { each: 'own', as: 'text', say: 'content.collaboration.quote' };

/** The offline content of a team's work: a worksheet of who would look at what, and what is open. */
export const steps: StepContents = {
  frame: [
    'content.collaboration.frame.intro',
    {
      each: 'workers',
      with: {
        field: 'content.collaboration.field.{specialization}',
        points: quotes,
      },
      say: 'content.collaboration.frame.assign',
      list: 'bullets',
    },
    'content.collaboration.frame.{mode}',
  ],

  contribute: [
    { each: 'view', as: 'field', say: 'content.team.view.{field}' },
    'content.team.needsModel',
  ],

  merge: 'content.collaboration.merge.none',

  result: [
    'content.collaboration.result.intro',
    { each: 'named', as: 'figures', say: 'content.offline.figures' },
    '### content.team.roles',
    {
      each: 'workers',
      with: {
        view: 'content.team.view.{specialization}',
        points: quotes,
      },
      say: 'content.collaboration.result.look',
      list: 'bullets',
    },
    '### content.team.open',
    { each: 'asks', as: 'ask', say: 'content.team.ask.{ask}', list: 'bullets' },
    '*content.collaboration.connect*',
  ],
};
