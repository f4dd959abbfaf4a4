import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['KanbanBoard'],
  status: 'experimental',
  purpose:
    'Cards in columns, moved by pointer, finger, keyboard or menu. The cards are the caller’s: `onMove` asks for the change.',
  notFor: [
    { when: 'Rows with many values', use: 'DataTable' },
    { when: 'The order does not matter and nothing moves', use: 'Grid' },
  ],
  anatomy: [
    { part: 'Columns', is: 'name, count, limit; a limit that is passed warns' },
    {
      part: 'Cards',
      is: 'a name and what `renderCard` adds; a menu holds every move and the caller’s actions',
    },
    { part: 'Landing place', is: 'opens where the card would land' },
    { part: 'Announcements', is: 'every lift, move, drop and refusal' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'one stop for the board' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'card above or below' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'card in the column beside, mirrored from right to left',
    },
    { keys: ['Space'], does: 'lifts the card; again drops it' },
    { keys: ['Enter'], does: 'drops a lifted card' },
    { keys: ['Escape', 'Tab'], does: 'brings a lifted card back' },
  ],
};
