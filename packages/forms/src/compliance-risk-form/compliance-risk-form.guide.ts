import { layoutGuide } from '../form-guide.js';
import { complianceRiskLayout } from './compliance-risk-form.js';

export const guide = await layoutGuide('complianceRisk', complianceRiskLayout, {
  purpose: 'The rules a company may break are asked for, by what it does and where.',
  validation: ['A chosen company fills in industry and regions; what was typed stays.'],
});
