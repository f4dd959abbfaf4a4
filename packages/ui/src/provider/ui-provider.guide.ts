import type { ComponentGuide } from '../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['UiProvider'],
  status: 'ready',
  purpose:
    'Theme, contrast, brand, density, direction, language and texts for everything below it. The outermost one sets them on the document.',
  notFor: [{ when: 'Another language in one word', use: 'the `lang` attribute' }],
  anatomy: [
    {
      part: 'Outermost',
      is: 'sets `data-theme`, `data-contrast`, `data-brand`, `data-density`, `data-reset`, `dir` and `lang` on `<html>`',
    },
    { part: 'Inside another', is: 'changes its part of the page, floating things included' },
  ],
  keyboard: [],
};
