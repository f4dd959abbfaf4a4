import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['ErrorState'],
  status: 'ready',
  purpose: 'Stands where content failed to load; is announced when it appears.',
  notFor: [
    { when: 'The content is there, an action failed', use: 'Alert' },
    { when: 'One field is wrong', use: 'the field’s `error`' },
  ],
  anatomy: [
    { part: 'Title', is: 'what happened' },
    { part: 'Description', is: 'why, and what was kept' },
    { part: 'Action', is: 'usually "Try again"' },
  ],
  keyboard: [],
};
