import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Pagination'],
  status: 'experimental',
  purpose: 'Leafs through a long list, a page at a time.',
  notFor: [
    { when: 'A list that only grows', use: 'a "Show more" button' },
    { when: 'Rows that can be scrolled', use: 'DataTable' },
  ],
  anatomy: [
    { part: 'Landmark', is: 'a `nav` with a list; the same number of controls on every page' },
    { part: 'Pages', is: 'buttons, or with `href` links of the application’s router' },
    { part: 'Range', is: 'which rows are shown, announced when it changes' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes from control to control' },
    { keys: ['Enter', 'Space'], does: 'turns to the page; at an end the focus stays where it is' },
  ],
};
