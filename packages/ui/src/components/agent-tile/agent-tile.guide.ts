import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['AgentTile', 'Identity'],
  status: 'ready',
  purpose:
    'An agent’s mark, the same disc and glyph as in the graph; with `Identity` the head of a row: mark, name, muted line.',
  notFor: [
    { when: 'A person', use: 'Avatar' },
    { when: 'What an agent is doing', use: 'StatusDot' },
  ],
  anatomy: [
    { part: 'Disc', is: 'colour and glyph say the type; it is filled while the agent is at work' },
    {
      part: 'Label',
      is: 'a name for assistive technology, only where the type is not written beside it',
    },
    { part: 'Identity', is: 'name and detail beside the mark, each cut to one line' },
  ],
  keyboard: [],
};
