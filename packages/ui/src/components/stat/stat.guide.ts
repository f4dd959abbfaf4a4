import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Stat', 'StatGroup'],
  status: 'experimental',
  purpose: 'One figure with its name and how it changed.',
  notFor: [
    { when: 'Several settings or facts', use: 'KeyValue' },
    { when: 'Change over time', use: 'LineChart' },
    { when: 'Share of a limit', use: 'UsageBar' },
  ],
  anatomy: [
    { part: 'Label and value', is: 'a `dl`; what is missing is a dash' },
    {
      part: 'Change',
      is: 'triangle and sign for the direction, full or empty and hidden words for good or bad',
    },
    { part: 'Note and sparkline', is: 'below or at the end' },
    { part: 'Group', is: 'figures beside each other, as many to a row as have room' },
  ],
  keyboard: [],
};
