import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Switch'],
  status: 'ready',
  purpose: 'On or off, in effect at once. The label names the setting, not the state.',
  notFor: [
    { when: 'It takes effect with the form', use: 'Checkbox' },
    { when: 'Two choices with names', use: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Track and knob', is: 'the knob is at the end side when it is on' },
    { part: 'Label and hint', is: 'pressing the label switches too' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to it' },
    { keys: ['Space', 'Enter'], does: 'switches it' },
  ],
};
