import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['DateRangePicker'],
  status: 'experimental',
  purpose: 'Two dates and every day between them, typed or chosen. The value is two ISO dates.',
  notFor: [
    { when: 'One date', use: 'DatePicker' },
    { when: 'A few fixed ranges only', use: 'SegmentedControl' },
  ],
  anatomy: [
    { part: 'Two fields', is: 'start and end, each typed by itself' },
    {
      part: 'Calendar',
      is: 'shows the range before it is chosen; a range stops before a day that is taken',
    },
    { part: 'Presets', is: 'ranges chosen at one press' },
  ],
  keyboard: [
    { keys: ['Alt+ArrowDown'], does: 'opens the calendar from either field' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      does: 'go through the days; between two presses the range follows',
    },
    { keys: ['Home', 'End'], does: 'first or last day of the week' },
    { keys: ['PageUp', 'PageDown'], does: 'a month before or after; with Shift a year' },
    { keys: ['Enter', 'Space'], does: 'chooses one end, then the other, whichever comes first' },
    { keys: ['Escape'], does: 'closes the calendar' },
  ],
};
