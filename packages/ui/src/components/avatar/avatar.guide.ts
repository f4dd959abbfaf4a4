import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Avatar'],
  status: 'ready',
  purpose:
    'A person as a disc: picture, else initials in the manner of the script, else a silhouette.',
  notFor: [
    { when: 'An agent', use: 'AgentTile' },
    { when: 'A product’s or company’s mark', use: 'an image with a text alternative' },
  ],
  anatomy: [
    { part: 'Picture', is: 'falls back to the initials when it cannot be loaded' },
    { part: 'Initials', is: 'from `name`, by the script it is written in' },
    { part: 'Name', is: 'the text alternative, unless `decorative`' },
  ],
  keyboard: [],
};
