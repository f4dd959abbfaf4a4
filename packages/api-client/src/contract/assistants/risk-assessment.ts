import * as z from 'zod';

import { bounds } from '../bounds.js';
import { riskAppetites, riskCategories } from '../enums.js';
import { dismissedFacts, idSchema, oneOf, optionalText, someOf, text } from '../fields.js';
import { rateRegister, registerComputed, registerSteps } from '../rate-register.js';
import { riskRegisterSchema } from '../risk-register.js';
import { defineAssistant } from './assistant.js';

/** Risks within a scope, how bad they would be and what is done about them. */
export const riskAssessment = defineAssistant({
  id: 'risk-assessment',
  area: 'enterprise',
  path: '/enterprise/risk-assessment',
  request: z.object({
    title: text(bounds.shortText, 'validation.risk.titleRequired'),
    /** The parts looked at, and those that are not. */
    scope: text(bounds.purpose, 'validation.risk.scopeRequired'),
    categories: someOf(riskCategories, 'validation.risk.categoriesMin'),
    /** One a line, or one a sentence. */
    knownRisks: optionalText(bounds.longText),
    /** Measures taken against them already. */
    controls: optionalText(bounds.longText),
    /** How it is held: a standard, interviews, a workshop. */
    methodology: optionalText(bounds.purpose),
    appetite: oneOf(riskAppetites).default('medium'),
    /** Who looks after the risks. */
    owner: optionalText(bounds.shortText),
    /** Whose it is; the member's first company when none is named. */
    companyId: idSchema.optional(),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['scope', 'knownRisks', 'controls', 'methodology'],
  steps: registerSteps,
  result: riskRegisterSchema,
  computed: [...registerComputed],
  derive: rateRegister,
  clarifies: true,
  records: ['risk_assessments', 'risk_items'],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
