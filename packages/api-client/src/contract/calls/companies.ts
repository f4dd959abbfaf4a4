import { callsOf } from './call.js';

const defineCall = callsOf('Companies');

/** The calls of companies that their rows do not have. */
export const companyCalls = {
  /** Brings a deleted company back with all that went with it; 404 when that was too long ago. */
  restoreCompany: defineCall('POST /api/company-profiles/{id}/restore', {
    summary: 'Bring a deleted company back with its parts',
    changes: ['company_profiles'],
    also: 'parts',
  }),
};
