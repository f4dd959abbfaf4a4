import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Dialog'],
  status: 'ready',
  purpose: 'A task over the page: a short form, details with actions.',
  notFor: [
    { when: 'A question to answer', use: 'AlertDialog' },
    { when: 'A few settings beside their button', use: 'Popover' },
    { when: 'Navigation or details on a phone', use: 'Sheet' },
    { when: 'More than a screen of fields', use: 'a page of its own' },
  ],
  anatomy: [
    { part: 'Scrim', is: 'darkens the page; a press on it closes' },
    { part: 'Title and description', is: 'name and describe it' },
    { part: 'Body', is: 'scrolls between title and actions when it is long' },
    { part: 'Footer', is: 'actions, the main one at the end' },
    { part: 'Close button', is: 'at the end of the title' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'go through it and stay inside' },
    { keys: ['Escape'], does: 'closes it; the focus goes back to where it came from' },
  ],
};
