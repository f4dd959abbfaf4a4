import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['TextArea'],
  status: 'ready',
  purpose: 'Several lines of text.',
  notFor: [
    { when: 'One line', use: 'TextField' },
    { when: 'A list of short texts', use: 'TagInput' },
  ],
  anatomy: [
    { part: 'Label', is: 'above' },
    { part: 'Input', is: 'grows by its handle' },
    { part: 'Error, hint, counter', is: 'below, and they describe it' },
  ],
  keyboard: [
    { keys: ['Enter'], does: 'begins a new line' },
    { keys: ['Tab'], does: 'leaves the field' },
  ],
};
