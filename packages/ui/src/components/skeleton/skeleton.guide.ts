import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Skeleton', 'SkeletonGroup'],
  status: 'ready',
  purpose: 'The place of something that is loading, in its final size, so that nothing jumps.',
  notFor: [
    { when: 'A short wait inside a control', use: 'Spinner' },
    { when: 'How far it is is known', use: 'Progress' },
    { when: 'There is nothing', use: 'EmptyState' },
  ],
  anatomy: [
    { part: 'Shapes', is: 'lines of text, blocks, circles; silent' },
    { part: 'Group', is: 'says once that something is loading' },
  ],
  keyboard: [],
};
