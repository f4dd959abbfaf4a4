import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['DiffView'],
  status: 'experimental',
  purpose: 'What changed between two texts, line by line and word by word.',
  notFor: [
    { when: 'One text', use: 'CodeBlock' },
    { when: 'What happened when', use: 'Timeline' },
  ],
  anatomy: [
    {
      part: 'Table',
      is: 'line numbers, sign, text; signs and hidden words say what the colours repeat',
    },
    { part: 'Changed words', is: 'underlined inside their line' },
    { part: 'Folds', is: 'long unchanged parts, opened by a button' },
    { part: 'Views', is: 'below each other, or beside each other where there is room' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the folds, and to the table while it scrolls' },
    { keys: ['Enter', 'Space'], does: 'opens a fold' },
  ],
};
