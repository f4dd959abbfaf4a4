import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['PlanCard', 'PlanCardGroup'],
  status: 'experimental',
  purpose:
    'One plan: name, price, what it holds, and the way to choose it; beside others with prices and buttons aligned.',
  notFor: [
    { when: 'A choice inside a form', use: 'RadioCards' },
    { when: 'Comparing many features', use: 'Table' },
  ],
  anatomy: [
    { part: 'Name', is: 'a heading by `nameAs`' },
    { part: 'Price', is: 'with period, and what it was' },
    { part: 'Features', is: 'a list' },
    { part: 'Action', is: 'a button or link; the current plan says that it is' },
  ],
  keyboard: [],
};
