import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['ScrollArea'],
  status: 'experimental',
  purpose: 'A part of the page that scrolls by itself, by the browser’s own means.',
  notFor: [
    { when: 'The page can scroll', use: 'let it' },
    { when: 'Rows and columns', use: 'Table' },
    { when: 'Long code', use: 'CodeBlock' },
  ],
  anatomy: [
    { part: 'Viewport', is: 'a named region with a tab stop while there is more to see' },
    { part: 'Hairlines', is: 'at the sides where there is more' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to it while it scrolls' },
    {
      keys: [
        'ArrowUp',
        'ArrowDown',
        'ArrowLeft',
        'ArrowRight',
        'PageUp',
        'PageDown',
        'Home',
        'End',
      ],
      does: 'scroll it',
    },
  ],
};
