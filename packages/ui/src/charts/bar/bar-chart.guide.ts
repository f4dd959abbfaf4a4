import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartKeys, chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['BarChart'],
  status: 'experimental',
  purpose: 'Compares values by length, from a common zero.',
  notFor: [
    { when: 'Change over many moments', use: 'LineChart' },
    { when: 'Totals and their parts', use: 'StackedBarChart' },
    { when: 'Two figures of each thing', use: 'ScatterChart' },
  ],
  anatomy: [{ part: 'Bars', is: 'upright or lying; long lists and long names lie' }, ...chartParts],
  keyboard: [...chartKeys],
};
