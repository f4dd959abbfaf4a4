import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['ToolCallCard'],
  status: 'experimental',
  purpose: 'One call of a tool: name, outcome and time; arguments and result on demand.',
  notFor: [
    { when: 'A step of a run', use: 'RunTimeline' },
    { when: 'Something the reader can run', use: 'Panel' },
  ],
  anatomy: [
    { part: 'Head', is: 'icon, name, summary, state and duration; opens the details' },
    { part: 'Details', is: 'arguments and result as code, not in the page until they are opened' },
    { part: 'Error', is: 'what went wrong, in its place' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the head' },
    { keys: ['Enter', 'Space'], does: 'opens or closes the details' },
  ],
};
