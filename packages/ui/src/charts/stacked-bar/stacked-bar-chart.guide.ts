import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartKeys, chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['StackedBarChart'],
  status: 'experimental',
  purpose: 'Compares totals, and shows of what they consist.',
  notFor: [
    { when: 'Parts to compare exactly', use: 'BarChart' },
    { when: 'Many moments', use: 'AreaChart' },
  ],
  anatomy: [
    {
      part: 'Bars',
      is: 'parts on one another, what is taken away on the other side of zero; patterns after eight colours',
    },
    ...chartParts,
  ],
  keyboard: [...chartKeys],
};
