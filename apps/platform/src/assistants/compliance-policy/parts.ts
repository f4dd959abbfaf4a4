import { compliancePolicyLayout } from '@constella/forms';

import { complianceForms, complianceViews } from '../shared/compliance/compliance-views';
import type { AssistantParts } from '../shared/assistant';
import { CompliancePolicyResult } from './result-view';
import { policyDocument } from './to-document';

/** What the policy generator shows. */
export const compliancePolicyParts: AssistantParts<'compliance-policy'> = {
  layout: compliancePolicyLayout,
  Result: CompliancePolicyResult,
  toDocument: policyDocument,
  partNames: {
    title: 'compliance.policies.title',
    sections: 'compliance.form.policy',
    checks: 'compliance.checks',
  },
  tabs: { create: 'compliance.tab.policy' },
  forms: complianceForms,
  views: complianceViews,
  kindOf: ({ policyType }, intl) => intl.formatMessage({ id: `compliance.domain.${policyType}` }),
};
