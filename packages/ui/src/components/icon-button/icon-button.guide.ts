import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['IconButton'],
  status: 'ready',
  purpose: 'A button whose picture everybody knows: close, copy, search, more.',
  notFor: [
    { when: 'There is room for a word', use: 'Button' },
    { when: 'It leads somewhere', use: 'ButtonLink' },
  ],
  anatomy: [
    { part: 'Icon', is: '16 px' },
    { part: 'Label', is: 'its name, and its tooltip on hover and focus' },
    { part: 'Reason', is: 'in the tooltip instead of the name, with `disabledReason`' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to it, and shows its name' },
    { keys: ['Enter', 'Space'], does: 'presses it' },
    { keys: ['Escape'], does: 'hides the tooltip' },
  ],
};
