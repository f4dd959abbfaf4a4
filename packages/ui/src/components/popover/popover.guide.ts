import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Popover'],
  status: 'experimental',
  purpose:
    'A few settings or facts beside their button, over a page that stays usable: filters, a share link.',
  notFor: [
    { when: 'Actions', use: 'DropdownMenu' },
    { when: 'One line of explanation', use: 'Tooltip' },
    { when: 'It wants all attention', use: 'Dialog' },
  ],
  anatomy: [
    { part: 'Trigger', is: 'a `Button` or `IconButton`' },
    { part: 'Title', is: 'names it; without one the trigger does' },
    { part: 'Body', is: 'fields, text, buttons; scrolls when it is long' },
    { part: 'Close button', is: 'with a title' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], does: 'on the trigger opens it; the focus goes in' },
    { keys: ['Tab'], does: 'goes through it' },
    { keys: ['Escape'], does: 'closes it; the focus goes back to the trigger' },
  ],
};
