import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Table', 'TableHead', 'TableBody', 'TableRow', 'TableHeaderCell', 'TableCell'],
  status: 'ready',
  purpose:
    'Rows and columns to read, with sorting by the caller. Scrolls sideways or becomes cards where there is no room.',
  notFor: [
    { when: 'Thousands of rows, filters, columns to arrange', use: 'DataTable' },
    { when: 'Pairs of label and value', use: 'KeyValue' },
    { when: 'Placing things on a page', use: 'Grid' },
  ],
  anatomy: [
    { part: 'Region', is: 'has the table’s name and a tab stop while it scrolls' },
    { part: 'Head', is: 'a button per column that can be sorted' },
    { part: 'Rows', is: 'one or two lines; selected ones are washed' },
    { part: 'Cards', is: 'one per row under 700 px, with `stack`' },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'goes to the table while it scrolls, to sort buttons and to controls in cells',
    },
    { keys: ['Enter', 'Space'], does: 'sorts by the column' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'scroll the table while it has the focus' },
  ],
};
