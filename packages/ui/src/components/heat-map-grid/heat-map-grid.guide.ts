import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['HeatMapGrid'],
  status: 'experimental',
  purpose:
    'Values as shades, rows by columns, in a page’s own layout: activity by weekday and hour.',
  notFor: [
    { when: 'With a title, a legend and a table view', use: 'HeatMap' },
    { when: 'Exact values matter most', use: 'Table' },
  ],
  anatomy: [
    {
      part: 'Grid',
      is: 'a table whose cells are shaded; with `showValues` the numbers stand in them',
    },
    { part: 'Scale', is: 'what the shades mean, in figures' },
    { part: 'Sentence', is: 'the highest value in words' },
    { part: 'Tooltip', is: 'row, column and value of the cell' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop for the grid' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'next cell, mirrored from right to left',
    },
    { keys: ['Home', 'End'], does: 'first or last cell of the row; with Control of the grid' },
    { keys: ['Escape'], does: 'hides the tooltip' },
  ],
};
