import { recordSource } from '../record-source';

/** The member's companies. Parts of one go and come back with it. */
export const companySource = recordSource('company_profiles', {
  alsoChanges: [
    'company_policies',
    'compliance_documents',
    'compliance_trainings',
    'legal_documents',
    'risk_assessments',
    'risk_items',
    'training_scenarios',
  ],
  restore: ({ api }, { id }) => api.restoreCompany(id),
});
