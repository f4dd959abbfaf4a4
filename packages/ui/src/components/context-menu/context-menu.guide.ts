import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['ContextMenu'],
  status: 'experimental',
  purpose:
    'Actions on the thing that was pressed with the second button, held with a finger, or focused.',
  notFor: [
    { when: 'The only place of an action', use: 'DropdownMenu' },
    { when: 'Moving between pages', use: 'Link' },
  ],
  anatomy: [
    { part: 'Area', is: 'what it belongs to' },
    {
      part: 'Menu',
      is: 'items, labels, radio groups and separators as in `DropdownMenu`, at the pointer or on what has the focus',
    },
  ],
  keyboard: [
    { keys: ['Shift+F10', 'ContextMenu'], does: 'opens it on what has the focus' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'next or previous item' },
    { keys: ['Home', 'End'], does: 'first or last item' },
    { keys: ['Enter', 'Space'], does: 'does the item' },
    { keys: ['A–Z'], does: 'goes to the next item that begins so' },
    { keys: ['Escape'], does: 'closes it; the focus goes back' },
  ],
};
