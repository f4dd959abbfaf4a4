import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['DatePicker'],
  status: 'experimental',
  purpose:
    'A date, typed in the locale’s order or chosen in its calendar. The value is always an ISO date.',
  notFor: [
    { when: 'Two dates and what lies between', use: 'DateRangePicker' },
    { when: '"Last 7 days" and its kin', use: 'Select' },
    { when: 'A date of birth', use: 'TextField' },
  ],
  anatomy: [
    {
      part: 'Field',
      is: 'the locale’s order; a full date counts at once, a short one when the field is left',
    },
    { part: 'Button', is: 'opens the calendar' },
    {
      part: 'Calendar',
      is: 'month and year to choose, a grid of days in the calendar and with the first weekday of the region',
    },
    { part: 'Message', is: 'what is no date stays as typed and says so' },
  ],
  keyboard: [
    { keys: ['Alt+ArrowDown'], does: 'opens the calendar from the field' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'day before or after, mirrored from right to left' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'the same weekday a week before or after' },
    { keys: ['Home', 'End'], does: 'first or last day of the week' },
    { keys: ['PageUp', 'PageDown'], does: 'a month before or after' },
    { keys: ['Shift+PageUp', 'Shift+PageDown'], does: 'a year before or after' },
    {
      keys: ['Enter', 'Space'],
      does: 'chooses the day; days that are taken can be reached and not chosen',
    },
    { keys: ['Escape'], does: 'closes the calendar and leaves the date as it was' },
  ],
};
