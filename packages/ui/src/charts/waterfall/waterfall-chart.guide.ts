import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartKeys, chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['WaterfallChart'],
  status: 'experimental',
  purpose: 'When each step began and how long it took: the trace of a run.',
  notFor: [
    { when: 'What is done and what is to come', use: 'RunTimeline' },
    { when: 'Durations without order', use: 'BarChart' },
  ],
  anatomy: [
    { part: 'Bars', is: 'from beginning to end; what has not ended is drawn to now, lighter' },
    { part: 'Kinds', is: 'a colour each, named in the legend' },
    ...chartParts,
  ],
  keyboard: [...chartKeys],
};
