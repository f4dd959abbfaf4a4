import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['SegmentedControl'],
  status: 'ready',
  purpose: 'One of two to four short choices, all in view: graph or table, steady or fast.',
  notFor: [
    { when: 'Views with contents of their own', use: 'Tabs' },
    { when: 'More than four, or long words', use: 'Select' },
    { when: 'Options need a description', use: 'RadioCards' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group; may be hidden' },
    { part: 'Segments', is: 'one word each, with an icon; the chosen one is raised' },
    { part: 'Hint and error', is: 'describe the group' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop, on the chosen segment' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'chooses the next one; the ends meet, mirrored from right to left',
    },
  ],
};
