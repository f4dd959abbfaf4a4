import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: [
    'DropdownMenu',
    'MenuItem',
    'MenuLabel',
    'MenuRadioGroup',
    'MenuRadioItem',
    'MenuSeparator',
  ],
  status: 'ready',
  purpose: 'Actions or links behind a button.',
  notFor: [
    { when: 'Choosing a value of a form', use: 'Select' },
    { when: 'Settings with fields', use: 'Popover' },
    { when: 'Everything the application can do', use: 'CommandMenu' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a `Button` or `IconButton`' },
    { part: 'Items', is: 'actions, or with `href` links; with icon and shortcut' },
    { part: 'Radio items', is: 'one choice of several' },
    { part: 'Labels and separators', is: 'groups' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space', 'ArrowDown'], does: 'opens it on the first item' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'next or previous item' },
    { keys: ['Home', 'End'], does: 'first or last item' },
    { keys: ['A–Z'], does: 'goes to the next item that begins so' },
    { keys: ['Enter', 'Space'], does: 'does the item' },
    { keys: ['Escape'], does: 'closes it; the focus goes back to the button' },
  ],
};
