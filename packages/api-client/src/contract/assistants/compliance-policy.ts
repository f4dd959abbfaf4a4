import * as z from 'zod';

import { bounds } from '../bounds.js';
import { companySizes, policyIntegrations, regulatoryDomains } from '../enums.js';
import { dismissedFacts, idSchema, oneOf, optionalText, severalOf, text } from '../fields.js';
import { title } from '../records/columns.js';
import { defineAssistant } from './assistant.js';

/** A policy as Markdown. */
export const policyText = ({
  title: name,
  sections,
}: {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly body: string }[];
}): string =>
  [`# ${name}`, ...sections.flatMap(({ heading, body }) => [`## ${heading}`, body])]
    .filter(Boolean)
    .join('\n\n');

/** A policy of a company, from what it has to regulate. */
export const compliancePolicy = defineAssistant({
  id: 'compliance-policy',
  area: 'enterprise',
  path: '/enterprise/compliance-assistant/policies',
  request: z.object({
    /** The domain it is a policy about. */
    policyType: oneOf(regulatoryDomains).default('dataPrivacy'),
    jurisdiction: text(bounds.shortText, 'validation.compliance.jurisdictionRequired'),
    /** One a line, or one a sentence. */
    industryRequirements: optionalText(bounds.longText),
    companySize: oneOf(companySizes).default('50-249'),
    integrations: severalOf(policyIntegrations),
    /** One a line, or one a sentence. */
    additionalRequirements: optionalText(bounds.longText),
    /** Whose it is; the member's first company when none is named. */
    companyId: idSchema.optional(),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['industryRequirements', 'additionalRequirements'],
  steps: [
    { id: 'outline', role: 'planner', layer: 'perception', tools: ['brief.read'], searches: true },
    { id: 'draft', role: 'implementer', layer: 'reasoning', longText: true },
    { id: 'review', role: 'evaluator', layer: 'reflection' },
  ],
  result: z.object({
    /** Title and sections; Markdown. */
    text: z.string(),
    title: title(),
    sections: z
      .array(
        z.object({
          id: z.string(),
          heading: z.string().min(1, 'validation.generic.required'),
          body: z.string(),
        }),
      )
      .min(1),
    /** Points a person has to check before it holds. */
    checks: z.array(z.string()),
  }),
  computed: ['text'],
  derive: (result) => ({ ...result, text: policyText(result) }),
  clarifies: true,
  records: ['company_policies', 'compliance_documents'],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
