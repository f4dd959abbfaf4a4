import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['KeyValue'],
  status: 'ready',
  purpose:
    'Settings or facts as pairs: muted label at the start, value at the end, or beside it in a wide place.',
  notFor: [
    { when: 'More than two columns', use: 'Table' },
    { when: 'One important figure', use: 'Stat' },
  ],
  anatomy: [
    { part: 'List', is: 'a `dl`' },
    { part: 'Pair', is: 'label and value share the width and wrap; nothing is cut' },
  ],
  keyboard: [],
};
