import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Link'],
  status: 'ready',
  purpose: 'Goes somewhere, through the application’s router.',
  notFor: [
    { when: 'It does something', use: 'Button' },
    { when: 'It is the way on', use: 'ButtonLink' },
  ],
  anatomy: [
    { part: 'Text', is: 'says where it leads, also without its sentence' },
    { part: 'Underline', is: 'among words, where colour alone would not be seen' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to it' },
    { keys: ['Enter'], does: 'follows it' },
  ],
};
