import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['TagInput'],
  status: 'experimental',
  purpose: 'Short texts of the reader’s own: topics, addresses, keywords.',
  notFor: [
    { when: 'All choices are known and few', use: 'CheckboxGroup' },
    { when: 'All choices are known and many', use: 'Combobox' },
    { when: 'Sentences', use: 'TextArea' },
  ],
  anatomy: [
    { part: 'Tags', is: 'each with a button that removes it' },
    { part: 'Input', is: 'Enter or a comma ends a tag, a pasted list becomes many' },
    { part: 'Suggestions', is: 'a list that follows what is typed' },
    { part: 'Count and message', is: 'of how many there may be, and why one was refused' },
  ],
  keyboard: [
    { keys: ['Enter', ','], does: 'ends the tag, or takes the active suggestion' },
    { keys: ['Backspace'], does: 'in the empty input goes to the last tag; on a tag removes it' },
    { keys: ['Delete'], does: 'removes the tag that has the focus' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'from the input’s start to the tags and between them, mirrored from right to left',
    },
    { keys: ['Home', 'End'], does: 'first tag; back to the input' },
    { keys: ['ArrowDown', 'ArrowUp'], does: 'through the suggestions' },
    { keys: ['Escape'], does: 'closes the suggestions; on a tag goes back to the input' },
  ],
};
