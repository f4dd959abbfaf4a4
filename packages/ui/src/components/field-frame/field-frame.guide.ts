import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['FieldFrame'],
  status: 'ready',
  purpose: 'Label, hint and error around a control of your own, with every relation between them.',
  notFor: [
    { when: 'The library has the field', use: 'TextField' },
    { when: 'Fields that belong together', use: '`<fieldset>`' },
  ],
  anatomy: [
    { part: 'Label', is: 'a `<label>`, or text that names a group with `kind="group"`' },
    { part: 'Control', is: 'yours; spread what the frame gives' },
    { part: 'Error, then hint', is: 'below the control, and they describe it' },
    { part: 'Counter', is: 'at the end of that line' },
  ],
  keyboard: [],
};
