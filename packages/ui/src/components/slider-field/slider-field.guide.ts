import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['SliderField'],
  status: 'ready',
  purpose: 'A number found by feel with a slider, or typed exactly beside it.',
  notFor: [
    { when: 'The exact number is known', use: 'NumberField' },
    { when: 'A few steps with names', use: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Slider', is: 'track, filled part, thumb' },
    { part: 'Number', is: 'beside it, may go beyond the slider with `inputMax`' },
    { part: 'Label, hint, error', is: 'both controls carry the label' },
  ],
  keyboard: [
    { keys: ['ArrowRight', 'ArrowUp'], does: 'a step more, mirrored from right to left' },
    { keys: ['ArrowLeft', 'ArrowDown'], does: 'a step less' },
    { keys: ['PageUp', 'PageDown'], does: 'ten steps' },
    { keys: ['Home', 'End'], does: 'the smallest or the largest value' },
    { keys: ['Enter'], does: 'in the number settles it, then sends the form' },
  ],
};
