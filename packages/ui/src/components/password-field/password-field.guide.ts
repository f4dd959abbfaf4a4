import type { ComponentGuide } from '../../guide/component-guide.js';

export const guide: ComponentGuide = {
  components: ['PasswordField'],
  status: 'ready',
  purpose: 'A password that can be shown, with a strength meter on demand.',
  notFor: [
    { when: 'A code from a message', use: 'OneTimeCodeField' },
    { when: 'A key the application made', use: 'CodeBlock' },
  ],
  anatomy: [
    { part: 'Input', is: 'left to right in every language' },
    { part: 'Button', is: 'says what it will do: show or hide' },
    { part: 'Strength', is: 'bars and a word, announced when it changes' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'goes to the input, then to the button' },
    { keys: ['Enter', 'Space'], does: 'on the button shows or hides the password' },
  ],
};
