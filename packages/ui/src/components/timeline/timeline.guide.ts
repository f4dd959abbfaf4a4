import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Timeline'],
  status: 'experimental',
  purpose: 'What happened, one under the other along a thin line.',
  notFor: [
    { when: 'Steps of a run with durations', use: 'RunTimeline' },
    { when: 'Messages with authors', use: 'MessageList' },
    { when: 'Changes of a text', use: 'DiffView' },
  ],
  anatomy: [
    { part: 'Events', is: 'an ordered list; tone as a shape and a word' },
    { part: 'Times', is: 'by the reader’s locale, machine-readable' },
    { part: 'Portions', is: 'long histories come in parts' },
  ],
  keyboard: [],
};
