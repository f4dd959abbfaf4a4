import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartKeys, chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['ChordChart'],
  status: 'experimental',
  purpose:
    'How much goes between each two of a few groups: handovers between agents, moves between plans.',
  notFor: [
    { when: 'What leads to what', use: 'FlowChart' },
    { when: 'Who is there and who works now', use: 'AgentGraph' },
    { when: 'Groups by criteria', use: 'HeatMap' },
  ],
  anatomy: [
    { part: 'Ring', is: 'an arc per group and a ribbon per pair, as wide as what goes there' },
    {
      part: 'Matrix',
      is: 'takes the ring’s place from thirteen groups on, in little room and for negative values; its captions say that rows are from and columns to',
    },
    ...chartParts,
  ],
  keyboard: chartKeys,
};
