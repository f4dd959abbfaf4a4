import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['EmptyState'],
  status: 'ready',
  purpose: 'A place with nothing in it yet: says what will be here and how to begin.',
  notFor: [
    { when: 'It could not be loaded', use: 'ErrorState' },
    { when: 'It is on its way', use: 'Skeleton' },
    {
      when: 'A filter found nothing',
      use: 'EmptyState without art, with a button that clears the filter',
    },
  ],
  anatomy: [
    { part: 'Art', is: 'a small constellation; leave it out in small places' },
    { part: 'Title', is: 'one sentence' },
    { part: 'Description', is: 'what comes to stand here' },
    { part: 'Action', is: 'one way to begin' },
  ],
  keyboard: [],
};
