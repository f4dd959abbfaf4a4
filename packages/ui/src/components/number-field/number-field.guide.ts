import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['NumberField'],
  status: 'experimental',
  purpose:
    'A number typed as people write it in their language, or reached in steps: amounts, percentages, units.',
  notFor: [
    { when: 'Feeling one’s way to a value', use: 'SliderField' },
    { when: 'Figures that are no amount, such as a code', use: 'TextField' },
    { when: 'One of five', use: 'Rating' },
  ],
  anatomy: [
    {
      part: 'Input',
      is: 'takes the locale’s separators and any script’s figures; what is typed stays until it is left',
    },
    { part: 'Prefix and suffix', is: 'a unit beside the number' },
    { part: 'Stepper buttons', is: 'named by what they do; held down they go on' },
  ],
  keyboard: [
    {
      keys: ['ArrowUp', 'ArrowDown'],
      does: 'a step up or down, a larger one where the field has it for arrows',
    },
    { keys: ['PageUp', 'PageDown'], does: 'a large step' },
    { keys: ['Home', 'End'], does: 'the smallest or the largest value, where there is one' },
    { keys: ['Enter'], does: 'settles the number, then sends the form' },
  ],
};
