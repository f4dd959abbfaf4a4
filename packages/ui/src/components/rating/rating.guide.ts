import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Rating'],
  status: 'experimental',
  purpose: 'How much something is liked, in stars; to give, or only to show.',
  notFor: [
    { when: 'A value on a scale with a unit', use: 'SliderField' },
    { when: 'Yes or no', use: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Stars', is: 'radios; with `half` each half is one' },
    { part: 'Value', is: 'written beside them with `valueShown`' },
    { part: 'Picture', is: 'with `readOnly` an image with a name, no control' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the chosen star' },
    { keys: ['ArrowUp', 'ArrowRight'], does: 'one more' },
    { keys: ['ArrowDown', 'ArrowLeft'], does: 'one less; the ends meet, left and right mirrored' },
    { keys: ['Delete', 'Backspace'], does: 'takes the rating back, when `clearable`' },
  ],
};
