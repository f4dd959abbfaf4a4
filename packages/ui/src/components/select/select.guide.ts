import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Select'],
  status: 'ready',
  purpose: 'One of about five to thirty options.',
  notFor: [
    { when: 'Two to four', use: 'SegmentedControl' },
    { when: 'Options need a description and room', use: 'RadioCards' },
    { when: 'More than thirty', use: 'Combobox' },
    { when: 'Actions', use: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Button', is: 'shows the chosen option or the placeholder' },
    { part: 'List', is: 'options with a second line; the chosen one has a tick' },
    { part: 'Hint and error', is: 'describe the button' },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
      does: 'opens the list on the chosen option',
    },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'next or previous option' },
    { keys: ['Home', 'End'], does: 'first or last option' },
    { keys: ['PageUp', 'PageDown'], does: 'ten options up or down' },
    {
      keys: ['A–Z'],
      does: 'goes to the next option that begins so; with the list closed chooses it',
    },
    { keys: ['Enter', 'Space', 'Alt+ArrowUp'], does: 'chooses the option' },
    { keys: ['Tab'], does: 'chooses the option and moves on' },
    { keys: ['Escape'], does: 'closes the list and leaves the choice as it was' },
  ],
};
