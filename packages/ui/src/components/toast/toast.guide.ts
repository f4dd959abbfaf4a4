import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['ToastProvider'],
  status: 'ready',
  purpose:
    'Says for five seconds that something was done, and offers to undo it. One at a time, and one with an action is never replaced; `useToast` shows it, and `promise` one that stays until something is done.',
  notFor: [
    { when: 'It must not be missed', use: 'Alert' },
    { when: 'It must be answered', use: 'AlertDialog' },
    { when: 'Something is wrong with a form', use: 'the form’s error summary' },
  ],
  anatomy: [
    { part: 'Icon and word', is: 'the tone' },
    { part: 'Text', is: 'one sentence' },
    { part: 'Action', is: 'one, e.g. Undo' },
    { part: 'Close button', is: 'at the end' },
  ],
  keyboard: [
    {
      keys: ['F8'],
      does: 'moves the focus to the toast, also out of a dialog, and stops its time',
    },
    { keys: ['Tab'], does: 'to the action and the close button' },
    { keys: ['Escape'], does: 'closes it; the focus goes back to where it was' },
  ],
};
