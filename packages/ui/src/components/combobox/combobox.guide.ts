import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Combobox'],
  status: 'ready',
  purpose:
    'One of many options, found by typing. What is typed is only a search; the value is always an option.',
  notFor: [
    { when: 'Fewer than about ten', use: 'Select' },
    { when: 'The reader’s own words', use: 'TagInput' },
    { when: 'Actions and places', use: 'CommandMenu' },
  ],
  anatomy: [
    { part: 'Field', is: 'shows the chosen option; typing filters' },
    {
      part: 'List',
      is: 'groups of options with details; at most 30 rows exist, however many there are',
    },
    { part: 'Marks', is: 'what was typed is marked in what was found' },
    {
      part: 'States',
      is: 'loading, nothing found, could not be loaded with a button to try again',
    },
  ],
  keyboard: [
    { keys: ['ArrowDown', 'ArrowUp'], does: 'opens the list, then goes through it' },
    {
      keys: ['Alt+ArrowDown', 'Alt+ArrowUp'],
      does: 'opens the list with nothing active; closes it',
    },
    { keys: ['Home', 'End'], does: 'first or last option while the list is open' },
    { keys: ['PageUp', 'PageDown'], does: 'a page of options' },
    { keys: ['Enter'], does: 'chooses the active option' },
    { keys: ['Escape'], does: 'closes the list and brings the chosen option back' },
  ],
};
