import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartKeys, chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['AreaChart'],
  status: 'experimental',
  purpose: 'How an amount changes over time, and of what it consists.',
  notFor: [
    { when: 'Values that do not add up', use: 'LineChart' },
    { when: 'A few moments to compare', use: 'StackedBarChart' },
  ],
  anatomy: [
    { part: 'Areas', is: 'on one another; their names stand at their ends' },
    ...chartParts,
  ],
  keyboard: [...chartKeys],
};
