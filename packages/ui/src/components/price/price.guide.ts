import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Price'],
  status: 'experimental',
  purpose:
    'An amount of money as the reader’s locale writes it, with its period and what it was before.',
  notFor: [
    { when: 'A number that is not money', use: 'Stat' },
    { when: 'Typing an amount', use: 'NumberField' },
  ],
  anatomy: [
    {
      part: 'Amount',
      is: 'currency sign and decimals by locale; a dash with words where there is none',
    },
    { part: 'Period', is: 'per month, per year' },
    { part: 'Old amount', is: 'struck through, and announced as the old one' },
  ],
  keyboard: [],
};
