import * as z from 'zod';

import { bounds } from '../bounds.js';
import { regulatoryDomains, riskAppetites } from '../enums.js';
import {
  dismissedFacts,
  idSchema,
  missingOr,
  oneOf,
  optionalText,
  someOf,
  text,
} from '../fields.js';
import { rateRegister, registerComputed, registerSteps } from '../rate-register.js';
import { riskRegisterSchema } from '../risk-register.js';
import { defineAssistant } from './assistant.js';

/** Which rules a company may break in what it does, and what it does against that. */
export const complianceRisk = defineAssistant({
  id: 'compliance-risk',
  area: 'enterprise',
  path: '/enterprise/compliance-assistant',
  request: z.object({
    industry: text(bounds.shortText, 'validation.compliance.industryRequired'),
    /** Where the company works. */
    regions: z
      .array(text(bounds.shortText), { error: missingOr('validation.compliance.regionsMin') })
      .min(1, 'validation.compliance.regionsMin')
      .max(bounds.listItems.max, 'validation.generic.max'),
    /** One a line, or one a sentence. */
    activities: text(bounds.purpose, 'validation.compliance.activitiesRequired'),
    domains: someOf(regulatoryDomains, 'validation.compliance.domainsMin'),
    /** Previous issues, one a line. */
    previousIssues: optionalText(bounds.longText),
    appetite: oneOf(riskAppetites).default('medium'),
    /** Whose it is; the member's first company when none is named. */
    companyId: idSchema.optional(),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['activities', 'previousIssues'],
  steps: registerSteps,
  result: riskRegisterSchema,
  computed: [...registerComputed],
  derive: rateRegister,
  records: ['risk_assessments', 'risk_items', 'compliance_documents'],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
