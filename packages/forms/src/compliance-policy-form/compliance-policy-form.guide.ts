import { layoutGuide } from '../form-guide.js';
import { compliancePolicyLayout } from './compliance-policy-form.js';

export const guide = await layoutGuide('compliancePolicy', compliancePolicyLayout, {
  purpose: 'A policy is asked for: its domain, the law it stands under and how people learn of it.',
  validation: ['A chosen company fills in the jurisdiction; what was typed stays.'],
});
