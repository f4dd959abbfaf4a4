import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['StreamText'],
  status: 'experimental',
  purpose:
    'A text that is being written: nothing that has been read moves, and screen readers hear sentences.',
  notFor: [
    { when: 'It is complete', use: 'Markdown' },
    { when: 'A conversation', use: 'MessageList' },
  ],
  anatomy: [
    { part: 'Text', is: 'plain, or formatted as it grows' },
    { part: 'Caret', is: 'at the end while `writing`' },
    { part: 'Announcer', is: 'says whole sentences, politely' },
  ],
  keyboard: [],
};
