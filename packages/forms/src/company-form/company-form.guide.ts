import { layoutGuide } from '../form-guide.js';
import { companyLayout } from './company-form.js';

export const guide = await layoutGuide('company', companyLayout([]), {
  purpose:
    'A company of the member’s is added or changed. Results are stored as its policies, risks and documents.',
  validation: ['A size in other words than the ranges is kept, and offered beside them.'],
});
