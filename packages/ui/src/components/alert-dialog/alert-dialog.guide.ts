import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['AlertDialog'],
  status: 'ready',
  purpose: 'A question that must be answered before anything else: deleting, leaving unsaved work.',
  notFor: [
    { when: 'It can be undone', use: 'act, and offer Undo in a toast' },
    { when: 'A task with fields', use: 'Dialog' },
    { when: 'Nothing is asked', use: 'Alert' },
  ],
  anatomy: [
    { part: 'Title', is: 'the question' },
    { part: 'Description', is: 'what will be gone, and what stays' },
    { part: 'Text to type', is: 'with `confirmText`, for what cannot be brought back' },
    { part: 'Way back', is: 'has the focus first' },
    { part: 'Action', is: 'a verb; `tone` says whether it destroys' },
  ],
  keyboard: [
    { keys: ['Escape'], does: 'takes the way back; does nothing while `busy`' },
    { keys: ['Tab'], does: 'goes between the buttons and stays inside' },
    { keys: ['Enter'], does: 'in the field, confirms once the text is exact' },
  ],
};
