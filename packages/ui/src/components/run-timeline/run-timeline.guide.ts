import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['RunTimeline'],
  status: 'experimental',
  purpose:
    'What a run does: which steps are done, at work and to come, who does them and how long it takes.',
  notFor: [
    { when: 'Events in the past', use: 'Timeline' },
    { when: 'Durations to compare exactly', use: 'WaterfallChart' },
    { when: 'A task the reader goes through', use: 'Stepper' },
  ],
  anatomy: [
    {
      part: 'Steps',
      is: 'an ordered list; state as a shape and a word, the step at work is the current one',
    },
    { part: 'Bars', is: 'in the waterfall view, where their time lies, over round marks' },
    { part: 'Portions', is: 'long runs come in parts' },
  ],
  keyboard: [],
};
