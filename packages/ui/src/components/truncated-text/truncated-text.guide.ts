import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['TruncatedText'],
  status: 'experimental',
  purpose:
    'Text that is cut after some lines, with a way to read the rest where something is hidden.',
  notFor: [
    { when: 'It must be read', use: 'Text' },
    { when: 'A name in a row', use: 'Identity' },
  ],
  anatomy: [
    { part: 'Text', is: 'whole for assistive technology, cut for the eye' },
    {
      part: 'Rest',
      is: 'a tooltip with a tab stop, or a button that shows it; neither exists while all is visible',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to it only while something is hidden' },
    { keys: ['Enter', 'Space'], does: 'on the button shows or hides the rest' },
    { keys: ['Escape'], does: 'closes the tooltip' },
  ],
};
