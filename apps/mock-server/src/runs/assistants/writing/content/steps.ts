import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a text: its points as sections, each from several sides. */
export const steps: StepContents = {
  planning: { outline: { each: 'keyPoints' } },

  research: [
    { each: 'listed', as: 'figures', say: 'server.offline.frame.figures' },
    { each: 'missing', say: 'server.decision.noFigures' },
    { each: 'examples', as: 'example', say: 'server.writing.example', list: 'bullets' },
  ],

  drafting: {
    sections: 'keyPoints',
    spare: 'spare',
    examples: 'examples',
    example: 'server.writing.example',
    opening: 'server.writing.opening',
    closing: 'server.writing.closing',
    sides: [
      'server.writing.angle.why',
      'server.writing.angle.now',
      'server.writing.angle.first',
      'server.writing.angle.risk',
      'server.writing.angle.case',
      'server.writing.angle.measure',
      'server.writing.angle.people',
      'server.writing.angle.cost',
      'server.writing.angle.doubt',
      'server.writing.angle.other',
      'server.writing.angle.test',
      'server.writing.angle.after',
    ],
  },

  revision: {
    revisions: [
      { each: 'misfit', as: 'fit', say: 'server.writing.revise.{fit}' },
      { each: 'missing', as: 'words', say: 'server.writing.revise.missing' },
      { each: 'brand', as: 'quote', say: 'server.writing.revise.brand' },
      'server.writing.revise.facts',
    ],
  },

  finalization: ['# {!title}', '{!draft}'],
};
