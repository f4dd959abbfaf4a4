import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Text', 'Heading'],
  status: 'ready',
  purpose: 'Running text, small print and headings on the type scale.',
  notFor: [
    { when: 'Formatted text from elsewhere', use: 'Markdown' },
    { when: 'Text that may be too long', use: 'TruncatedText' },
    { when: 'A label of a control', use: 'the control’s own `label`' },
  ],
  anatomy: [
    { part: 'Text', is: 'size, tone and weight; `as` gives it its element' },
    { part: 'Heading', is: 'level is the outline, size is the look; its lines are balanced' },
  ],
  keyboard: [],
};
