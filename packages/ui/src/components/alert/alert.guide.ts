import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['Alert'],
  status: 'experimental',
  purpose:
    'Something that just happened, said where it happened: a save that failed, a file that was imported. Mount it when it happens, so that it is announced.',
  notFor: [
    { when: 'It stands on the page from the start', use: 'Callout' },
    { when: 'It concerns every page', use: 'Banner' },
    { when: 'It may be missed', use: 'ToastProvider' },
    { when: 'It must be answered first', use: 'AlertDialog' },
  ],
  anatomy: [
    { part: 'Icon and word', is: 'the tone, as a shape and as text' },
    { part: 'Title', is: 'what happened' },
    { part: 'Body', is: 'why, and what was kept' },
    { part: 'Actions', is: 'what to do about it' },
    { part: 'Close button', is: 'with `onDismiss`; the focus goes back to where it was' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes through its actions and the close button' },
    { keys: ['Enter', 'Space'], does: 'presses the button that has the focus' },
  ],
};
