import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Sheet'],
  status: 'ready',
  purpose:
    'A panel over one edge of the page, for navigation or details where there is no room beside it.',
  notFor: [
    { when: 'A short task', use: 'Dialog' },
    { when: 'There is room', use: 'Columns' },
  ],
  anatomy: [
    { part: 'Title', is: 'names it' },
    { part: 'Body', is: 'scrolls when it is long' },
    { part: 'Side', is: 'start or end, by the direction of the script' },
  ],
  keyboard: [
    { keys: ['Tab', 'Shift+Tab'], does: 'go through it and stay inside' },
    { keys: ['Escape'], does: 'closes it; the focus goes back' },
  ],
};
