import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['HoverCard'],
  status: 'experimental',
  purpose: 'A look at what a link leads to, on hover and on focus: an agent, a run, a person.',
  notFor: [
    { when: 'Something to press', use: 'Popover' },
    { when: 'One line of explanation', use: 'Tooltip' },
    { when: 'People need it', use: 'write it on the page' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a link' },
    { part: 'Card', is: 'text and pictures only; touch never sees it' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'focusing the link opens it; the focus stays on the link' },
    { keys: ['Escape'], does: 'closes it' },
  ],
};
