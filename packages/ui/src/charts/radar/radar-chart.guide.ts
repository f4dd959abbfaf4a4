import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartKeys, chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['RadarChart'],
  status: 'experimental',
  purpose: 'The profile of a few things by several criteria.',
  notFor: [
    { when: 'Exact comparison', use: 'BarChart' },
    { when: 'Fewer than three criteria', use: 'BarChart' },
  ],
  anatomy: [
    { part: 'Spokes', is: 'one per criterion, all on one scale' },
    { part: 'Outlines', is: 'one per thing; a gap is no zero' },
    ...chartParts,
  ],
  keyboard: [...chartKeys],
};
