import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Kbd'],
  status: 'ready',
  purpose: 'A key or a chord, such as Ctrl K, beside what it does.',
  notFor: [
    { when: 'Code', use: '`<code>`' },
    { when: 'The key itself', use: '`aria-keyshortcuts` on the control' },
  ],
  anatomy: [{ part: 'Cap', is: 'one or more keys' }],
  keyboard: [],
};
