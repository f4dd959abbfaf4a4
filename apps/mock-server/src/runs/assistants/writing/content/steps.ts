import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a text: its points as sections, each from several sides. */
export const steps: StepContents = {
  planning: { outline: { each: 'keyPoints' } },

  research: [
    { each: 'listed', as: 'figures', say: 'content.offline.figures' },
    { each: 'missing', say: 'content.offline.noFigures' },
    { each: 'examples', as: 'example', say: 'content.writing.example', list: 'bullets' },
  ],

  drafting: {
    sections: 'keyPoints',
    spare: 'spare',
    examples: 'examples',
    example: 'content.writing.example',
    opening: 'content.writing.opening',
    closing: 'content.writing.closing',
    sides: [
      'content.writing.angle.why',
      'content.writing.angle.now',
      'content.writing.angle.first',
      'content.writing.angle.risk',
      'content.writing.angle.case',
      'content.writing.angle.measure',
      'content.writing.angle.people',
      'content.writing.angle.cost',
      'content.writing.angle.doubt',
      'content.writing.angle.other',
      'content.writing.angle.test',
      'content.writing.angle.after',
    ],
  },

  revision: {
    revisions: [
      { each: 'misfit', as: 'fit', say: 'content.writing.revise.{fit}' },
      { each: 'missing', as: 'words', say: 'content.writing.revise.missing' },
      { each: 'brand', as: 'quote', say: 'content.writing.revise.brand' },
      'content.writing.revise.facts',
    ],
  },

  finalization: ['# {!title}', '{!draft}'],
};
