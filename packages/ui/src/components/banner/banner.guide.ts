import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Banner'],
  status: 'experimental',
  purpose:
    'One line over the whole page that concerns everybody on it: maintenance, a trial that ends, test mode.',
  notFor: [
    { when: 'It concerns a part of the page', use: 'Callout' },
    { when: 'It just happened', use: 'Alert' },
    { when: 'Two at once', use: 'show the more important one' },
  ],
  anatomy: [
    { part: 'Region', is: 'named by its title, the first thing on the page' },
    { part: 'Icon and word', is: 'the tone' },
    { part: 'Text', is: 'one sentence' },
    { part: 'Action', is: 'one link or button' },
    { part: 'Close button', is: 'with `onDismiss`' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the action, then to the close button' },
    {
      keys: ['Enter', 'Space'],
      does: 'presses it; after closing, the focus is where it was before',
    },
  ],
};
