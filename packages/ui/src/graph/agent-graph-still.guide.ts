import type { ComponentGuide } from '../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['AgentGraphStill'],
  status: 'ready',
  purpose:
    'The first picture the agent graph draws, pixel for pixel, without what makes it move. For a hero, until somebody reaches for the graph.',
  notFor: [{ when: 'It is to be moved and read', use: 'AgentGraph' }],
  anatomy: [{ part: 'Picture', is: 'one image with a name; its agents are not read one by one' }],
  keyboard: [],
};
