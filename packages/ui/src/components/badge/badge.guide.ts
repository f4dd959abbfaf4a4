import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Badge'],
  status: 'ready',
  purpose: 'One or two words about the thing beside it: a state, a plan, "new".',
  notFor: [
    { when: 'A state with a shape of its own', use: 'StatusDot' },
    { when: 'Something to press', use: 'Button' },
    { when: 'Words the reader put there', use: 'TagInput' },
  ],
  anatomy: [
    { part: 'Label', is: 'one or two words; what is too long is cut' },
    { part: 'Dot', is: 'a plain dot, or the shape of a status' },
  ],
  keyboard: [],
};
