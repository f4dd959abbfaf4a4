import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Spinner'],
  status: 'ready',
  purpose: 'A short wait inside a control or a line of text.',
  notFor: [
    { when: 'Content will stand there', use: 'Skeleton' },
    { when: 'How far it is is known', use: 'Progress' },
    { when: 'A button that works', use: 'Button with `busy`' },
  ],
  anatomy: [
    { part: 'Ring', is: 'stands still under reduced motion' },
    { part: 'Label', is: 'says what is waited for' },
  ],
  keyboard: [],
};
