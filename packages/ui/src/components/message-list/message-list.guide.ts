import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['MessageList'],
  status: 'experimental',
  purpose:
    'A conversation that stays at its newest message unless the reader scrolls up, and then says how many came.',
  notFor: [
    { when: 'One text that is being written', use: 'StreamText' },
    { when: 'Events without authors', use: 'Timeline' },
  ],
  anatomy: [
    {
      part: 'Log',
      is: 'one name for what an author says at once; new messages are read out politely',
    },
    { part: 'Message', is: 'author, time, text, state; what was not sent says what can be done' },
    { part: 'Way down', is: 'a button with the number of new messages' },
    { part: 'Earlier ones', is: 'on demand; only those in sight are in the page' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the list, which then scrolls, and to what is in its messages' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'],
      does: 'scroll while the list has the focus',
    },
  ],
};
