import type { ComponentGuide } from '../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Logo'],
  status: 'ready',
  purpose: 'One set of icons, 16 px on a 1.5 px line, each a component of its own; and the logo.',
  notFor: [{ when: 'A picture nobody knows yet', use: 'write the word' }],
  anatomy: [
    {
      part: 'Icon',
      is: 'takes the colour of the text around it; always silent, so the control around it has the name',
    },
    { part: 'Logo', is: 'the mark alone, or with the name' },
  ],
  keyboard: [],
};
