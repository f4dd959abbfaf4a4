import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['TextField'],
  status: 'ready',
  purpose: 'One line of text: a name, an address, a search.',
  notFor: [
    { when: 'Several lines', use: 'TextArea' },
    { when: 'A number', use: 'NumberField' },
    { when: 'A password', use: 'PasswordField' },
    { when: 'A date', use: 'DatePicker' },
  ],
  anatomy: [
    { part: 'Label', is: 'above; "optional" beside it' },
    { part: 'Input', is: 'with prefix, suffix or icon inside its edge' },
    { part: 'Clear button', is: 'appears with the first character, with `onClear`' },
    { part: 'Error, then hint', is: 'below, and they describe it' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the input, then to the clear button' },
    { keys: ['Enter'], does: 'sends the form; on the clear button empties the field' },
  ],
};
