import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Columns', 'Column'],
  status: 'experimental',
  purpose: 'Columns with widths of their own: a list beside its detail, text beside a picture.',
  notFor: [
    { when: 'Equal columns of many things', use: 'Grid' },
    { when: 'The reader sets the width', use: 'Splitter' },
  ],
  anatomy: [
    { part: 'Columns', is: 'the row; stacks below the breakpoint in `collapseBelow`' },
    { part: 'Column', is: '`content`, a fraction, or what is left' },
  ],
  keyboard: [],
};
