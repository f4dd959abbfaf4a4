import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Stack', 'Inline', 'Grid', 'Container', 'Box', 'VisuallyHidden'],
  status: 'ready',
  purpose:
    'Distances and sizes of the 4 px grid, by the direction of the script: below each other, beside each other, in equal columns, centred on the page.',
  notFor: [
    { when: 'Columns of different width', use: 'Columns' },
    { when: 'A raised surface', use: 'Panel' },
  ],
  anatomy: [
    { part: 'Stack', is: 'below each other, at one distance' },
    { part: 'Inline', is: 'beside each other, wrapping' },
    {
      part: 'Grid',
      is: 'equal columns, fixed in number, by the width of the screen, or as many as fit',
    },
    { part: 'Container', is: 'a page’s width and its gutters' },
    { part: 'Box', is: 'one element with distances and sizes, no looks' },
    { part: 'VisuallyHidden', is: 'read aloud, not seen' },
  ],
  keyboard: [],
};
