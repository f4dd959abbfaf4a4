import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['AgentGraphPlaceholder'],
  status: 'ready',
  purpose:
    'Keeps the place of an agent graph while its code is loading, so that nothing jumps when it comes.',
  notFor: [
    { when: 'The data are loading, the code is there', use: 'Skeleton' },
    { when: 'A graph nobody has to move', use: 'AgentGraphStill' },
  ],
  anatomy: [
    { part: 'Ground', is: 'as high as the graph will be, silent and without motion' },
    { part: 'Legend’s place', is: 'one line below, with `legend`' },
  ],
  keyboard: [],
};
