import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['CodeBlock'],
  status: 'experimental',
  purpose:
    'A text that machines read: left to right in every script, never translated, copied with one button.',
  notFor: [
    { when: 'A word in a sentence', use: '`<code>`' },
    { when: 'Two versions of a text', use: 'DiffView' },
    { when: 'Text for people', use: 'Markdown' },
  ],
  anatomy: [
    { part: 'Bar', is: 'title, language, wrap and copy buttons' },
    { part: 'Lines', is: 'with numbers that are not part of the text; long ones scroll or wrap' },
    { part: 'Portions', is: 'of very long texts only what is in sight is drawn' },
    { part: 'Announcement', is: 'says that it was copied, or that the browser refused' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the buttons, and to the text while it scrolls' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'scroll the text while it has the focus',
    },
    { keys: ['Enter', 'Space'], does: 'presses wrap or copy' },
  ],
};
