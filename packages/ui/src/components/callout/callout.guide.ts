import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Callout'],
  status: 'ready',
  purpose:
    'A sentence that concerns what stands around it and stays there: a quota, a notice, a form’s error summary.',
  notFor: [
    { when: 'It just happened', use: 'Alert' },
    { when: 'It concerns the whole page', use: 'Banner' },
    { when: 'It is about one field', use: 'the field’s `error` or `description`' },
  ],
  anatomy: [
    { part: 'Icon and word', is: 'the tone' },
    { part: 'Title and text', is: 'title alone is enough for one sentence' },
    { part: 'Action', is: 'one button or link' },
    { part: 'Close button', is: 'with `onDismiss`' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the action, then to the close button' },
    { keys: ['Enter', 'Space'], does: 'presses what has the focus' },
  ],
};
