import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartKeys, chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['LineChart'],
  status: 'experimental',
  purpose: 'How values change, with the interval they may lie in.',
  notFor: [
    { when: 'Amounts that add up', use: 'AreaChart' },
    { when: 'A few things at one moment', use: 'BarChart' },
    { when: 'In a line of text', use: 'Sparkline' },
  ],
  anatomy: [
    { part: 'Lines', is: 'one to about six, named at their ends; gaps stay gaps' },
    { part: 'Interval', is: 'the ground around a line' },
    {
      part: 'Target',
      is: 'a dashed line the values are held against, with its words where it ends',
    },
    { part: 'Notes', is: 'an outlier says what it is' },
    ...chartParts,
  ],
  keyboard: [...chartKeys],
};
