import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['DataTable'],
  status: 'experimental',
  purpose:
    'Rows to work with: sorted, filtered, searched, selected, with columns to resize, pin, order and hide. A million rows scroll like ten.',
  notFor: [
    { when: 'A few rows to read', use: 'Table' },
    { when: 'Rows inside rows', use: 'Tree' },
    { when: 'Cards that move between states', use: 'KanbanBoard' },
  ],
  anatomy: [
    {
      part: 'Toolbar',
      is: 'search, filters that hold, columns; selected rows bring their own actions',
    },
    {
      part: 'Head',
      is: 'sort button, menu, resize handle per column; stays while the rows scroll',
    },
    { part: 'Rows', is: 'only those in view are mounted, all of one height' },
    {
      part: 'Current row',
      is: 'with `currentRow`, the one whose details are open: a bar and a tint',
    },
    { part: 'Pinned columns', is: 'at the start or the end side; a phone pins nothing' },
    {
      part: 'Cards',
      is: 'with `stack`, what rows are on a phone: title and end, then figures in pairs with their heads',
    },
    { part: 'Cut text', is: 'whole in a tooltip, of cells and heads alike' },
    { part: 'Print', is: 'the first 2,000 rows, their heads on every page, nothing to press' },
    { part: 'States', is: 'loading, reloading, empty, could not be loaded' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop for the whole grid' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'next cell, mirrored from right to left',
    },
    { keys: ['Home', 'End'], does: 'first or last cell of the row' },
    {
      keys: ['Control+Home', 'Control+End'],
      does: 'first cell of the first row; last cell of the last row',
    },
    { keys: ['PageUp', 'PageDown'], does: 'a page of rows' },
    {
      keys: ['Enter'],
      does: 'on a head sorts (with Shift: joins the sort); on a cell goes into it or presses the row',
    },
    { keys: ['Space'], does: 'selects the row; with Shift up to the row selected last' },
    { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], does: 'extends the selection' },
    { keys: ['Control+A'], does: 'selects everything that is shown' },
    {
      keys: ['Alt+ArrowDown', 'Shift+F10', 'ContextMenu'],
      does: 'opens the column’s menu or the row’s actions',
    },
    { keys: ['F2'], does: 'goes into a cell' },
    { keys: ['Escape'], does: 'leaves a cell, or resizing' },
  ],
};
