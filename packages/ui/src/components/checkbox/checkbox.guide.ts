import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Checkbox'],
  status: 'ready',
  purpose: 'One yes or no that takes effect when its form is sent.',
  notFor: [
    { when: 'It takes effect at once', use: 'Switch' },
    { when: 'One of several', use: 'RadioCards' },
    { when: 'Several that belong together', use: 'CheckboxGroup' },
  ],
  anatomy: [
    { part: 'Box', is: 'unchecked, checked, or "some of it" with `checked="indeterminate"`' },
    { part: 'Label', is: 'pressing it checks the box as well; may be hidden where a row names it' },
    { part: 'Hint and error', is: 'below the label, and they describe the box' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the box' },
    { keys: ['Space'], does: 'checks or unchecks it; from "some of it" to checked' },
  ],
};
