import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['RadioCards'],
  status: 'ready',
  purpose: 'One of a few options whose description matters.',
  notFor: [
    { when: 'Two to four short words', use: 'SegmentedControl' },
    { when: 'More than about six', use: 'Select' },
    { when: 'Any number of them', use: 'CheckboxGroup' },
  ],
  anatomy: [
    { part: 'Label', is: 'names the group' },
    { part: 'Card', is: 'title, description, icon; the whole card is the target' },
    { part: 'Hint and error', is: 'describe the group' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the chosen card, else to the first' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      does: 'chooses the next card; the ends meet',
    },
  ],
};
