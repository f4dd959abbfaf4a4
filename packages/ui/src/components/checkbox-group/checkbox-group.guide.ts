import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['CheckboxGroup'],
  status: 'ready',
  purpose: 'Any number of a few options, all of them in view.',
  notFor: [
    { when: 'Exactly one', use: 'RadioCards' },
    { when: 'More than about ten', use: 'Combobox' },
    { when: 'The reader’s own words', use: 'TagInput' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group' },
    {
      part: 'Boxes',
      is: 'in one or more columns; each may have a description or a reason why it cannot be chosen',
    },
    { part: 'Hint and error', is: 'describe the group' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes from box to box' },
    { keys: ['Space'], does: 'checks or unchecks the box' },
  ],
};
