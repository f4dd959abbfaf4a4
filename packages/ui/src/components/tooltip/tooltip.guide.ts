import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Tooltip'],
  status: 'ready',
  purpose: 'A line of text for one control, on hover and on focus.',
  notFor: [
    { when: 'People need it', use: 'the field’s `description`, or text on the page' },
    { when: 'Something to press inside', use: 'Popover' },
    { when: 'A look at what a link leads to', use: 'HoverCard' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a control that can have the focus' },
    { part: 'Bubble', is: 'one line; describes the trigger unless its name says it already' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'focusing the control opens it at once' },
    { keys: ['Escape'], does: 'closes it' },
  ],
};
