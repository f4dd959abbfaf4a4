import { compliancePolicyLayout } from '@constella/forms';

import { complianceForms, complianceViews } from '../shared/compliance/compliance-views';
import type { AssistantParts } from '../shared/assistant';

/** Parts the policy generator shows. */
export const parts: AssistantParts<'compliance-policy'> = {
  layout: compliancePolicyLayout,
  result: [
    { kind: 'list', of: 'checks', heading: 'compliance.checks', look: 'notice', last: true },
    {
      kind: 'sheet',
      blocks: [
        { kind: 'title', of: 'title', heading: 'compliance.policies.title' },
        {
          kind: 'items',
          of: 'sections',
          heading: 'compliance.form.policy',
          look: 'sections',
          title: 'heading',
          fields: [{ of: 'body', rows: 6 }],
          kept: true,
          bare: true,
        },
      ],
    },
  ],
  forms: complianceForms,
  views: complianceViews,
  kind: 'policyType',
};
