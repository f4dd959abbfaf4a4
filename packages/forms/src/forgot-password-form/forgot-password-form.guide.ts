import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'ForgotPasswordForm',
  status: 'ready',
  purpose:
    'Asking for a link that sets a new password. What comes after it must not tell whether anybody has the address.',
  fields: [
    { field: 'E-mail', rule: `needed, an address of at most ${bounds.email.max} characters` },
  ],
  validation: [
    ...commonValidation,
    'Too many requests are a refusal that says how long to wait; the address stays in the field.',
  ],
};
