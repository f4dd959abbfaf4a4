import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Progress'],
  status: 'ready',
  purpose: 'How far something has come, with an end in sight or without.',
  notFor: [
    { when: 'How much of a limit is used', use: 'UsageBar' },
    { when: 'A short wait', use: 'Spinner' },
    { when: 'Steps of a task', use: 'Stepper' },
  ],
  anatomy: [
    { part: 'Track and bar', is: 'grow from the start side' },
    { part: 'Label', is: 'its name, shown with `showLabel`' },
    { part: 'Value', is: 'percent, or `valueText`' },
  ],
  keyboard: [],
};
