import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['CommandMenu'],
  status: 'experimental',
  purpose: 'Reaches every place and action by typing a part of its name. One per application.',
  notFor: [
    { when: 'Choosing a value', use: 'Combobox' },
    { when: 'A few actions of one thing', use: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Hotkey', is: 'Ctrl K or ⌘ K; show a button beside it, since nobody sees a hotkey' },
    { part: 'Field', is: 'finds names, initials, other words, and letters with some left out' },
    { part: 'List', is: 'recent commands first, then groups; answers from elsewhere join below' },
    { part: 'States', is: 'loading, nothing found, could not be loaded' },
  ],
  keyboard: [
    { keys: ['Control+K'], does: 'opens it, or closes it' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'next or previous command' },
    { keys: ['Home', 'End'], does: 'first or last command' },
    { keys: ['PageUp', 'PageDown'], does: 'a page of commands' },
    { keys: ['Enter'], does: 'does the command' },
    { keys: ['Control+Enter'], does: 'opens a command that is a link beside the page' },
    { keys: ['Escape'], does: 'closes it; the focus goes back to where it was' },
  ],
};
