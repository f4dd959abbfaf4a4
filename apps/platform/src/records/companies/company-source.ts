import { recordSource } from '../record-source';

/** The member's companies. */
export const companySource = recordSource('company_profiles', ({ api }, { id }) =>
  api.restoreCompany(id),
);
