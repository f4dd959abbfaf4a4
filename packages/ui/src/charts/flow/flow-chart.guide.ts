import type { ComponentGuide } from '../../guide/component-guide.js';
import { chartParts } from '../frame/chart-guide.js';

export const guide: ComponentGuide = {
  components: ['FlowChart'],
  status: 'experimental',
  purpose: 'What leads to what, in layers: the plan of a run, an approval, a chain of causes.',
  notFor: [
    { when: 'Agents and what flows between them now', use: 'AgentGraph' },
    { when: 'How much goes between each two', use: 'ChordChart' },
    { when: 'When each step began and ended', use: 'WaterfallChart' },
    { when: 'Things inside things', use: 'Tree' },
  ],
  anatomy: [
    { part: 'Steps', is: 'boxes in layers; colours for kinds, which the legend names' },
    { part: 'Links', is: 'lines with arrows; the flow runs down where it does not fit across' },
    ...chartParts,
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop for the picture' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'along the flow follows the links, across it walks the layer; mirrored from right to left',
    },
    { keys: ['Home', 'End'], does: 'the first or the last step' },
    { keys: ['Escape'], does: 'hides what is shown of a step' },
  ],
};
