import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

const { password } = bounds;

export const guide: FormGuide = {
  form: 'ResetPasswordForm',
  status: 'ready',
  purpose:
    'Setting a password by the link of a mail. The link’s secret is the caller’s; the form never sees it.',
  fields: [
    {
      field: 'New password',
      rule: `needed, ${password.min} to ${password.max} characters, ${password.distinct} of them different`,
    },
    { field: 'Repeat new password', rule: 'needed, the same; never leaves the form' },
  ],
  validation: [
    ...commonValidation,
    'The password’s rules are ticked off while it is typed.',
    'That it is not the username is the server’s to say: the form does not know whose link it is.',
  ],
};
