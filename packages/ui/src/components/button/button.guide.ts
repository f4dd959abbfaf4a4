import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Button'],
  status: 'ready',
  purpose: 'Does something here: saves, runs, opens a dialog. Its label is a verb.',
  notFor: [
    { when: 'It leads to another page', use: 'ButtonLink' },
    { when: 'A picture everybody knows says it', use: 'IconButton' },
    { when: 'It turns a setting on or off', use: 'Switch' },
    { when: 'Several actions in little room', use: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Label', is: 'a verb, in one line; it is cut only when nothing else gives way' },
    { part: 'Icon', is: '16 px, before or after the label' },
    {
      part: 'Spinner',
      is: 'takes the icon’s or the label’s place while `busy`; width, name and focus stay',
    },
    {
      part: 'Reason',
      is: 'why it cannot be used, as its tooltip and description, with `disabledReason`',
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to it, also when it is busy or has a reason' },
    {
      keys: ['Enter', 'Space'],
      does: 'presses it; does nothing while it is busy or cannot be used',
    },
  ],
};
