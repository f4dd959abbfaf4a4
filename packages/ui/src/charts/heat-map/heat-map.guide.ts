import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartKeys, chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['HeatMap'],
  status: 'experimental',
  purpose: 'Where in a grid values are high: hours of a week, scores of options by criteria.',
  notFor: [
    { when: 'Without title and table view, in a page’s own layout', use: 'HeatMapGrid' },
    { when: 'Few values', use: 'BarChart' },
  ],
  anatomy: [
    {
      part: 'Cells',
      is: 'one colour from low to high, or two from zero outwards; written where there is room',
    },
    { part: 'Scale', is: 'what the colours mean' },
    ...chartParts,
  ],
  keyboard: [...chartKeys],
};
