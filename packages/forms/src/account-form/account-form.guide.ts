import { bounds } from '@constella/api-client';

import { commonValidation, type FormGuide } from '../form-guide.js';

export const guide: FormGuide = {
  form: 'AccountForm',
  status: 'ready',
  purpose: 'The own profile: name, address, language and region.',
  fields: [
    { field: 'Full name', rule: `may be removed, at most ${bounds.fullName.max} characters` },
    {
      field: 'E-mail',
      rule: `may be removed, else an address of at most ${bounds.email.max} characters`,
    },
    {
      field: 'Current password',
      rule: 'needed for another e-mail address, of an account that has one',
    },
    { field: 'Language', rule: 'one of the application’s languages' },
    { field: 'Region', rule: 'one of the regions prices are known for' },
  ],
  validation: [
    ...commonValidation,
    'Only what was changed is sent: a form left open in another tab puts nothing back.',
  ],
};
