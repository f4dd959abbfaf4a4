import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['StatusDot'],
  status: 'ready',
  purpose: 'A status as a shape with its word: pending, running, done, failed.',
  notFor: [
    { when: 'Any other one or two words', use: 'Badge' },
    { when: 'A whole run', use: 'RunTimeline' },
  ],
  anatomy: [
    { part: 'Shape', is: 'one for each status, so that colour is never needed' },
    { part: 'Word', is: 'beside it, or for assistive technology only' },
  ],
  keyboard: [],
};
