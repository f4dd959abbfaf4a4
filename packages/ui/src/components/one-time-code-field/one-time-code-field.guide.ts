import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['OneTimeCodeField'],
  status: 'experimental',
  purpose: 'A short code sent to the reader: figures or letters of a fixed length.',
  notFor: [
    { when: 'A password', use: 'PasswordField' },
    { when: 'A code of any length', use: 'TextField' },
  ],
  anatomy: [
    {
      part: 'Input',
      is: 'one, under a row of cells, so that paste, autofill and screen readers work as in any field',
    },
    { part: 'Cells', is: 'left to right in every language' },
  ],
  keyboard: [
    { keys: ['Backspace'], does: 'takes the last character away' },
    { keys: ['Control+V'], does: 'finds the code in whatever was copied' },
  ],
};
