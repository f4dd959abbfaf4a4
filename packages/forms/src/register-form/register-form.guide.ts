import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

const { username, fullName, email, password } = bounds;

export const guide: FormGuide = {
  form: 'RegisterForm',
  status: 'ready',
  purpose: 'Registering: the password is typed twice and sent once.',
  fields: [
    {
      field: 'Username',
      rule: `needed, ${username.min} to ${username.max} characters: letters and figures of any script and . _ - @`,
    },
    { field: 'Full name', rule: `may stay empty, at most ${fullName.max} characters` },
    { field: 'E-mail', rule: `may stay empty, else an address of at most ${email.max} characters` },
    {
      field: 'Password',
      rule: `needed, ${password.min} to ${password.max} characters, ${password.distinct} of them different, not the username`,
    },
    { field: 'Repeat password', rule: 'needed, the same; never leaves the form' },
  ],
  validation: [
    ...commonValidation,
    'The password’s rules are ticked off while it is typed.',
    'A difference between the two passwords is said at the repetition and goes when either is mended.',
  ],
};
