import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Sparkline'],
  status: 'experimental',
  purpose: 'A line without axes in a line of text, a cell or a stat.',
  notFor: [
    { when: 'Values are to be read off', use: 'LineChart' },
    { when: 'One figure and its change', use: 'Stat' },
  ],
  anatomy: [
    { part: 'Line', is: 'the last value is marked' },
    { part: 'Sentence', is: 'what it shows, in words' },
  ],
  keyboard: [
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'from value to value, when `walkable`; mirrored from right to left',
    },
    { keys: ['Home', 'End'], does: 'first or last value, when `walkable`' },
  ],
};
