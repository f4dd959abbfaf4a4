import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Markdown'],
  status: 'ready',
  purpose:
    'Formatted text from a model or a person: safe, without raw HTML and without remote images.',
  notFor: [
    { when: 'It is still being written', use: 'StreamText' },
    { when: 'Your own texts', use: 'Text' },
    { when: 'Code alone', use: 'CodeBlock' },
  ],
  anatomy: [
    { part: 'Blocks', is: 'headings that fit the page’s outline, lists, tables, code, quotes' },
    { part: 'Links', is: 'only with safe addresses' },
    { part: 'Images', is: 'only those `isImageAllowed` knows; the others are their text' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'goes to links, and to tables and code that scroll' }],
};
