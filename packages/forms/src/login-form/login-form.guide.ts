import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'LoginForm',
  status: 'ready',
  purpose: 'Signing in: name and password, or an account elsewhere.',
  fields: [
    { field: 'Username', rule: `needed, at most ${bounds.username.max} characters` },
    { field: 'Password', rule: `needed, at most ${bounds.password.max} characters; never stored` },
  ],
  validation: [
    ...commonValidation,
    'A press on the button is not lost when a message appears under the pointer: it waits for the release.',
    'It is sent once, however often it is pressed.',
  ],
};
