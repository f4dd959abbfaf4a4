import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartKeys, chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['ScatterChart'],
  status: 'experimental',
  purpose: 'Whether two figures go together.',
  notFor: [
    { when: 'One figure over time', use: 'LineChart' },
    { when: 'One figure of several things', use: 'BarChart' },
  ],
  anatomy: [
    { part: 'Points', is: 'one shape per series' },
    { part: 'Counted squares', is: 'where points would be a blot' },
    ...chartParts,
  ],
  keyboard: [...chartKeys],
};
