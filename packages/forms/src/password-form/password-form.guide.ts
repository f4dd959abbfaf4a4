import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

const { password } = bounds;

export const guide: FormGuide = {
  form: 'PasswordForm',
  status: 'ready',
  purpose: 'Changing the own password. Nothing of it is stored, and a success empties the form.',
  fields: [
    { field: 'Current password', rule: 'needed' },
    {
      field: 'New password',
      rule: `needed, ${password.min} to ${password.max} characters, ${password.distinct} of them different`,
    },
    { field: 'Repeat new password', rule: 'needed, the same; never leaves the form' },
  ],
  validation: [
    ...commonValidation,
    'The two new passwords are compared also while the current one is still missing.',
  ],
};
