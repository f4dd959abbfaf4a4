import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Splitter'],
  status: 'experimental',
  purpose: 'Two panes and what divides them, for readers who set the width themselves.',
  notFor: [
    { when: 'One width suits everybody', use: 'Columns' },
    { when: 'Details only now and then', use: 'Sheet' },
  ],
  anatomy: [
    { part: 'First pane', is: 'what `size` measures, in percent' },
    { part: 'Separator', is: 'says the size of what it names' },
    { part: 'Second pane', is: 'what is left' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the separator' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      does: 'moves it 5 % when the panes lie beside each other, mirrored from right to left',
    },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'the same when they lie below each other' },
    { keys: ['Home', 'End'], does: 'to the smallest or the largest size' },
    { keys: ['Enter'], does: 'closes the first pane and brings it back, when `collapsible`' },
  ],
};
