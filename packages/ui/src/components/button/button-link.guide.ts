import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['ButtonLink'],
  status: 'ready',
  purpose:
    'Goes somewhere and looks like a button because it is the way on: "Create an agent", "See plans".',
  notFor: [
    { when: 'It changes something', use: 'Button' },
    { when: 'Among words', use: 'Link' },
  ],
  anatomy: [
    { part: 'Link', is: 'the application’s own (`linkComponent`), so the router follows it' },
    { part: 'Icon', is: '16 px, before or after the label' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to it' },
    { keys: ['Enter'], does: 'follows the link' },
    { keys: ['Control+Enter'], does: 'opens it in a new tab, as the browser does for every link' },
  ],
};
