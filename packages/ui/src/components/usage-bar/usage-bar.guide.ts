import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['UsageBar'],
  status: 'experimental',
  purpose: 'How much of a limit is used, always in words as well.',
  notFor: [
    { when: 'Something that comes to an end', use: 'Progress' },
    { when: 'A figure without a limit', use: 'Stat' },
  ],
  anatomy: [
    { part: 'Label and words', is: 'used, limit, what is left or too much' },
    {
      part: 'Bar',
      is: 'beyond the limit as long as what was used, with a gap at the limit and the rest striped',
    },
  ],
  keyboard: [],
};
