import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['DonutChart'],
  status: 'experimental',
  purpose: 'Shares of one whole, up to four.',
  notFor: [
    { when: 'Shares to compare', use: 'BarChart' },
    { when: 'More than four', use: 'StackedBarChart' },
    { when: 'One share of a limit', use: 'UsageBar' },
  ],
  anatomy: [
    { part: 'Ring', is: 'slices with names and shares beside it, on a phone in the legend' },
    { part: 'Middle', is: 'the whole' },
    ...chartParts,
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop for the ring' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'the slice before or after; left and right mirrored from right to left',
    },
    { keys: ['Home', 'End'], does: 'the first or the last slice' },
    { keys: ['Escape'], does: 'hides the share that is shown' },
  ],
};
